import { useEffect, useMemo, useState } from 'react'
import { errorText, texts } from '#texts'
import { fieldTexts } from '../../../components/field-texts'
import { useSession } from '../../../data/store/account-store-context'
import { showToast } from '../../../ui/feedback/toasts'
import { useForm, useTyped } from '../../../ui/forms/use-form'
import { missingPassword } from '../settings/account-fields'
import { withAuth } from '../with-auth'
import { type TokenFacts, tokenFacts, useMailedToken } from './mailed-token'

const words = texts.settings.confirmEmail

type Values = { password: string }

/** Takes a new address with the password. Every session ends then; this device's goes on under the new address. Product 12. */
export function useConfirmEmail() {
  const token = useMailedToken()
  const { session, signIn } = useSession()
  const facts = useMemo(() => tokenFacts(token, Date.now()), [token])
  const [state, setState] = useState<'asking' | 'expired' | 'done'>(stateOf(facts))
  const form = useForm({ id: 'confirm-email', typed: useTyped({ password: '' }), check, send })
  const newEmail = facts?.newEmail ?? ''

  useEffect(() => setState(stateOf(facts)), [facts])

  /** The link may have been opened where another account is signed in, or none. */
  const goOn = async (password: string) => {
    if (!session || session.user_id !== facts?.personId) return
    const answer = await withAuth((auth) => auth.signIn(newEmail, password, session.remember))
    if (answer.ok) signIn(answer.value, session)
  }

  async function send({ password }: Values) {
    const answer = await withAuth((auth) => auth.confirmEmailChange(token, password))
    if (answer.ok) await goOn(password)
    if (answer.ok) {
      setState('done')
      showToast({ ...words.done, tone: 'ok' })
      return
    }
    if (answer.code === 'expired_link') setState('expired')
    showToast({ ...words.failed(errorText(answer.code)), tone: 'bad' })
  }

  return { state, newEmail, isSignedIn: session !== null, form }
}

const check = ({ password }: Values) => fieldTexts({ password: missingPassword(password) })

const stateOf = (facts: TokenFacts | null): 'asking' | 'expired' => (facts && !facts.isExpired ? 'asking' : 'expired')
