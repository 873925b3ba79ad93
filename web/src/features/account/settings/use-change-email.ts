import { errorText, texts } from '#texts'
import { fieldTexts } from '../../../components/field-texts'
import { useSession } from '../../../data/store/account-store-context'
import { showToast } from '../../../ui/feedback/toasts'
import { type Answer, useForm, useTyped } from '../../../ui/forms/use-form'
import { withAuth } from '../with-auth'
import { emailProblem, missingPassword } from './account-fields'

type Values = { email: string; password: string }

const words = texts.settings.access
const empty: Values = { email: '', password: '' }

/** Asks for a link to a new address. Needs a connection; whatever happens, what was typed stays. Product 12 and 35. */
export function useChangeEmail(onDone: () => void) {
  const { session } = useSession()
  const typed = useTyped(empty)
  return useForm({ id: 'change-email', typed, check, send })

  async function send({ email, password }: Values, { refuse }: Answer<keyof Values>) {
    if (!session) return
    const answer = await withAuth((auth) => auth.requestEmailChange(session.token, email.trim(), password))
    if (!answer.ok) return refuse(errorText(answer.code))
    typed.setValue(() => empty)
    showToast({ ...words.emailSent, tone: 'ok' })
    onDone()
  }
}

const check = ({ email, password }: Values) => fieldTexts({ email: emailProblem(email), password: missingPassword(password) })
