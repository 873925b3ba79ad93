import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { errorText, texts } from '#texts'
import { links } from '../../links'
import { showToast } from '../../ui/toasts'
import { type FieldCodes, focusProblem, passwordProblem } from './account-fields'
import type { LoginArrival } from './login-arrival'
import { tokenFacts, useMailedToken } from './mailed-token'
import { withAuth } from './with-auth'

type Values = { password: string; repeated: string }
type Problems = FieldCodes<keyof Values>
type Link = { state: 'checking' | 'ready' | 'expired'; email: string }

const words = texts.account.reset

/** The new-password form of a mailed link. */
export function useResetPassword() {
  const token = useMailedToken()
  const [link, setLink] = useState<Link>({ state: 'checking', email: '' })
  const [values, setValues] = useState<Values>({ password: '', repeated: '' })
  const [problems, setProblems] = useState<Problems>({})
  const [isPending, setIsPending] = useState(false)
  const navigate = useNavigate()

  useEffect(() => {
    const facts = tokenFacts(token, Date.now())
    setLink({ state: facts && !facts.isExpired ? 'ready' : 'expired', email: facts?.email ?? '' })
  }, [token])

  const set = (change: Partial<Values>) => {
    setValues((current) => ({ ...current, ...change }))
    setProblems({})
  }

  const send = async () => {
    const found = problemsOf(values)
    setProblems(found)
    if (!focusProblem(found, 'reset')) return
    setIsPending(true)
    const answer = await withAuth((auth) => auth.confirmPasswordReset(token, values.password))
    setIsPending(false)
    if (!answer.ok) {
      showToast({ ...words.failed(errorText(answer.code)), tone: 'bad' })
      if (answer.code === 'expired_link') setLink({ ...link, state: 'expired' })
      return
    }
    showToast({ ...words.done, tone: 'ok' })
    const arrival: LoginArrival = { email: link.email, isUnconfirmed: false }
    await navigate(links.signIn(), { state: arrival, replace: true })
  }

  return { link, values, set, problems, isPending, submit: () => void send() }
}

const problemsOf = ({ password, repeated }: Values): Problems => ({
  password: passwordProblem(password),
  repeated: password !== repeated ? 'passwords_differ' : undefined,
})
