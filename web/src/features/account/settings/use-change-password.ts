import { errorText, texts } from '#texts'
import { fieldTexts } from '../../../components/field-texts'
import type { Session } from '../../../data/session/session'
import { useSession } from '../../../data/store/account-store-context'
import { showToast } from '../../../ui/feedback/toasts'
import { type Answer, useForm, useTyped } from '../../../ui/forms/use-form'
import { withAuth } from '../with-auth'
import { missingPassword, passwordProblem, repeatedProblem } from './account-fields'

type Values = { current: string; password: string; repeated: string }

const words = texts.settings.access
const empty: Values = { current: '', password: '', repeated: '' }

/** A new password with the old one: the sessions of all devices end, and this one signs in again by itself. Product 12 and 35. */
export function useChangePassword(onDone: () => void) {
  const { session, signIn } = useSession()
  const typed = useTyped(empty)
  return useForm({ id: 'change-password', typed, check, send })

  async function send({ current, password }: Values, { refuse }: Answer<keyof Values>) {
    if (!session) return
    const answer = await withAuth((auth) => auth.changePassword(session, current, password))
    if (!answer.ok) return refuse(errorText(answer.code))
    const isSignedIn = await goOn(session, password)
    typed.setValue(() => empty)
    showToast({ ...(isSignedIn ? words.passwordChanged : words.passwordChangedOnly), tone: 'ok' })
    onDone()
  }

  /** Whether this device has a session again. */
  async function goOn(before: Session, password: string): Promise<boolean> {
    const answer = await withAuth((auth) => auth.signIn(before.email, password, before.remember))
    return answer.ok && signIn(answer.value, before).ok
  }
}

const check = ({ current, password, repeated }: Values) =>
  fieldTexts({ current: missingPassword(current), password: passwordProblem(password), repeated: repeatedProblem(password, repeated) })
