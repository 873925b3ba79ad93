import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { errorText, texts } from '#texts'
import { links } from '../../links'
import { showToast } from '../../ui/toasts'
import { emailProblem, type FieldCodes, focusProblem, nameProblem, passwordProblem } from './account-fields'
import type { AccountRole } from './account-roles'
import type { LoginArrival } from './login-arrival'
import { withAuth } from './with-auth'

type Values = { role: AccountRole | null; full_name: string; email: string; password: string }
type Problems = FieldCodes<keyof Values>

/** The sign-up form. What was typed stays whatever the network does. */
export function useSignUp(given: AccountRole | null) {
  const [values, setValues] = useState<Values>({ role: given, full_name: '', email: '', password: '' })
  const [problems, setProblems] = useState<Problems>({})
  const [isPending, setIsPending] = useState(false)
  const navigate = useNavigate()

  const set = (change: Partial<Values>) => {
    setValues((current) => ({ ...current, ...change }))
    setProblems((current) => ({ ...current, ...Object.fromEntries(Object.keys(change).map((field) => [field, undefined])) }))
  }

  const send = async () => {
    const { role, password } = values
    const found = problemsOf(values)
    setProblems(found)
    if (!focusProblem(found, 'sign-up') || !role) return
    const email = values.email.trim()
    setIsPending(true)
    const answer = await withAuth((auth) => auth.signUp({ role, full_name: values.full_name.trim(), email, password }))
    setIsPending(false)
    if (!answer.ok) {
      showToast({ ...texts.account.signUp.failed(errorText(answer.code)), tone: 'bad' })
      return
    }
    showToast({ ...texts.account.signUp.done, tone: 'ok' })
    const arrival: LoginArrival = { email, isUnconfirmed: true }
    await navigate(links.signIn(), { state: arrival })
  }

  return { values, set, problems, isPending, submit: () => void send() }
}

const problemsOf = ({ role, full_name, email, password }: Values): Problems => ({
  role: role ? undefined : 'required',
  full_name: nameProblem(full_name),
  email: emailProblem(email),
  password: passwordProblem(password),
})
