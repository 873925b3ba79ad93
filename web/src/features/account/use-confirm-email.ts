import { useState } from 'react'
import { errorText, texts } from '#texts'
import { useSession } from '../../data/account-context'
import { showToast } from '../../ui/toasts'
import type { FieldCode } from './account-fields'
import { tokenFacts, useMailedToken } from './mailed-token'
import { withAuth } from './with-auth'

const words = texts.settings.confirmEmail

/** Takes a new address with the password. Every session ends then; this device's goes on under the new address. Product 12. */
export function useConfirmEmail() {
  const token = useMailedToken()
  const { session, signIn } = useSession()
  const [facts] = useState(() => tokenFacts(token, Date.now()))
  const [state, setState] = useState<'asking' | 'expired' | 'done'>(facts && !facts.isExpired ? 'asking' : 'expired')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<FieldCode>()
  const [isPending, setIsPending] = useState(false)
  const newEmail = facts?.newEmail ?? ''

  /** The link may have been opened where somebody else is signed in, or nobody. */
  const goOn = async () => {
    if (!session || session.user_id !== facts?.personId) return
    const answer = await withAuth((auth) => auth.signIn(newEmail, password, session.remember))
    if (answer.ok) signIn(answer.value)
  }

  const send = async () => {
    setProblem(password === '' ? 'required' : undefined)
    if (password === '') return
    setIsPending(true)
    const answer = await withAuth((auth) => auth.confirmEmailChange(token, password))
    if (answer.ok) await goOn()
    setIsPending(false)
    if (answer.ok) {
      setState('done')
      showToast({ ...words.done, tone: 'ok' })
      return
    }
    if (answer.code === 'expired_link') setState('expired')
    showToast({ ...words.failed(errorText(answer.code)), tone: 'bad' })
  }

  const change = (typed: string) => {
    setPassword(typed)
    setProblem(undefined)
  }
  return { state, newEmail, isSignedIn: session !== null, password, change, problem, isPending, submit: () => void send() }
}
