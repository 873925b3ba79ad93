import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { errorText, texts } from '#texts'
import { useSession } from '../../data/account-context'
import type { AuthFailure } from '../../data/auth'
import { showToast } from '../../ui/toasts'
import { type FieldCodes, focusProblem, missing } from './account-fields'
import { loginArrivalOf } from './login-arrival'
import { withAuth } from './with-auth'

type Values = { email: string; password: string; remember: boolean }
type Problems = FieldCodes<'email' | 'password'>

const words = texts.account.login

/** The login form. The guard takes whoever has signed in to where they wanted to go. */
export function useLogin() {
  const arrival = loginArrivalOf(useLocation().state)
  const session = useSession()
  const [values, setValues] = useState<Values>({ email: arrival.email, password: '', remember: true })
  const [problems, setProblems] = useState<Problems>({})
  const [isPending, setIsPending] = useState(false)
  /** The address whose confirmation is waited for, '' for none. */
  const [unconfirmed, setUnconfirmed] = useState(arrival.isUnconfirmed ? arrival.email : '')

  const set = (change: Partial<Values>) => {
    setValues((current) => ({ ...current, ...change }))
    setProblems((current) => ({ ...current, ...Object.fromEntries(Object.keys(change).map((field) => [field, undefined])) }))
  }

  const send = async () => {
    const found: Problems = { email: missing(values.email), password: values.password === '' ? 'required' : undefined }
    setProblems(found)
    if (!focusProblem(found, 'login')) return
    const email = values.email.trim()
    setIsPending(true)
    const answer = await withAuth((auth) => auth.signIn(email, values.password, values.remember))
    setIsPending(false)
    if (!answer.ok) {
      showToast({ ...failureWords(answer.code), tone: 'bad' })
      setUnconfirmed(answer.code === 'email_not_confirmed' ? email : '')
      return
    }
    showToast({ ...words.done, tone: 'ok' })
    session.signIn(answer.value)
  }

  return { values, set, problems, unconfirmed, isPending, submit: () => void send() }
}

function failureWords(code: AuthFailure) {
  if (code === 'wrong_credentials') return words.failed
  return code === 'email_not_confirmed' ? words.notConfirmed : words.failedBecause(errorText(code))
}
