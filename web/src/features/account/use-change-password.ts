import { useState } from 'react'
import { errorText, texts } from '#texts'
import { useSession } from '../../data/account-context'
import type { Session } from '../../data/session'
import { showToast } from '../../ui/toasts'
import { type FieldCodes, focusProblem, passwordProblem } from './account-fields'
import { withAuth } from './with-auth'

type Values = { current: string; password: string; repeated: string }
type Problems = FieldCodes<keyof Values>

const words = texts.settings.access
const empty: Values = { current: '', password: '', repeated: '' }

/** A new password with the old one: the sessions of all devices end, and this one signs in again by itself. Product 12 and 35. */
export function useChangePassword(onDone: () => void) {
  const { session, signIn } = useSession()
  const [values, setValues] = useState(empty)
  const [problems, setProblems] = useState<Problems>({})
  const [refusal, setRefusal] = useState('')
  const [isPending, setIsPending] = useState(false)

  const set = (change: Partial<Values>) => {
    setValues((current) => ({ ...current, ...change }))
    setProblems({})
    setRefusal('')
  }

  /** Whether this device has a session again. */
  const goOn = async ({ email, remember }: Session): Promise<boolean> => {
    const answer = await withAuth((auth) => auth.signIn(email, values.password, remember))
    if (answer.ok) signIn(answer.value)
    return answer.ok
  }

  const send = async () => {
    const found = problemsOf(values)
    setProblems(found)
    if (!focusProblem(found, 'change-password') || !session) return
    setIsPending(true)
    const answer = await withAuth((auth) => auth.changePassword(session, values.current, values.password))
    const isSignedIn = answer.ok && (await goOn(session))
    setIsPending(false)
    if (!answer.ok) {
      setRefusal(errorText(answer.code))
      return
    }
    setValues(empty)
    showToast({ ...(isSignedIn ? words.passwordChanged : words.passwordChangedOnly), tone: 'ok' })
    onDone()
  }

  return { values, set, problems, refusal, isPending, submit: () => void send() }
}

const problemsOf = ({ current, password, repeated }: Values): Problems => ({
  current: current === '' ? 'required' : undefined,
  password: passwordProblem(password),
  repeated: password !== repeated ? 'passwords_differ' : undefined,
})
