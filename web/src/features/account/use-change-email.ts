import { useState } from 'react'
import { errorText, texts } from '#texts'
import { useSession } from '../../data/account-context'
import { showToast } from '../../ui/toasts'
import { emailProblem, type FieldCodes, focusProblem } from './account-fields'
import { withAuth } from './with-auth'

type Values = { email: string; password: string }
type Problems = FieldCodes<keyof Values>

const words = texts.settings.access

/** Asks for a link to a new address. Needs a connection; whatever happens, what was typed stays. Product 12 and 35. */
export function useChangeEmail(onDone: () => void) {
  const { session } = useSession()
  const [values, setValues] = useState<Values>({ email: '', password: '' })
  const [problems, setProblems] = useState<Problems>({})
  const [refusal, setRefusal] = useState('')
  const [isPending, setIsPending] = useState(false)

  const set = (change: Partial<Values>) => {
    setValues((current) => ({ ...current, ...change }))
    setProblems({})
    setRefusal('')
  }

  const send = async () => {
    const found: Problems = { email: emailProblem(values.email), password: values.password === '' ? 'required' : undefined }
    setProblems(found)
    if (!focusProblem(found, 'change-email') || !session) return
    setIsPending(true)
    const answer = await withAuth((auth) => auth.requestEmailChange(session.token, values.email.trim(), values.password))
    setIsPending(false)
    if (!answer.ok) {
      setRefusal(errorText(answer.code))
      return
    }
    setValues({ email: '', password: '' })
    showToast({ ...words.emailSent, tone: 'ok' })
    onDone()
  }

  return { values, set, problems, refusal, isPending, submit: () => void send() }
}
