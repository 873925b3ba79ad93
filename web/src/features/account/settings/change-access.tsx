import { errorText, texts } from '#texts'
import { EmailField } from '../../../components/fields/email-field'
import { fieldTexts } from '../../../components/fields/field-texts'
import { SecretField } from '../../../components/fields/secret-field'
import { FormDialog } from '../../../components/form-dialog'
import { NeedsConnection } from '../../../components/needs-connection'
import type { Session } from '../../../data/session/session'
import { useSession } from '../../../data/store/account-store-context'
import { showToast } from '../../../ui/feedback/toasts'
import { type Answer, useForm, useTyped } from '../../../ui/forms/use-form'
import { withAuth } from '../with-auth'
import { emailProblem, missingPassword, passwordProblem, repeatedProblem } from './account-fields'

const words = texts.settings.access

type Props = { isOpen: boolean; onClose: () => void }

type Email = { email: string; password: string }
const noEmail: Email = { email: '', password: '' }

/** Online only; what was typed stays. Product 12 and 35. */
export function ChangeEmail({ isOpen, onClose }: Props) {
  const { session } = useSession()
  const typed = useTyped(noEmail)
  const form = useForm({ id: 'change-email', typed, check: emailProblems, send })

  async function send({ email, password }: Email, { refuse }: Answer<keyof Email>) {
    if (!session) return
    const answer = await withAuth((auth) => auth.requestEmailChange(session.token, email.trim(), password))
    if (!answer.ok) return refuse(errorText(answer.code))
    typed.setValue(() => noEmail)
    showToast({ ...words.emailSent, tone: 'ok' })
    onClose()
  }

  const above = (
    <>
      <p>{words.changeEmailText}</p>
      <NeedsConnection />
    </>
  )
  return (
    <FormDialog
      width="s"
      isRequest
      id="change-email"
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title={words.changeEmail}
      submit={words.sendLink}
      pending={texts.actions.sending}
      failed={words.emailFailed('').title}
      above={above}
    >
      <EmailField {...form.bind('email')} label={words.newEmail} />
      <SecretField {...form.bind('password')} label={words.currentPassword} autoComplete="current-password" />
    </FormDialog>
  )
}

const emailProblems = ({ email, password }: Email) => fieldTexts({ email: emailProblem(email), password: missingPassword(password) })

type Password = { current: string; password: string; repeated: string }
const noPassword: Password = { current: '', password: '', repeated: '' }

/** All devices' sessions end; this one signs in again by itself. Product 12 and 35. */
export function ChangePassword({ isOpen, onClose }: Props) {
  const { session, signIn } = useSession()
  const typed = useTyped(noPassword)
  const form = useForm({ id: 'change-password', typed, check: passwordProblems, send })

  async function send({ current, password }: Password, { refuse }: Answer<keyof Password>) {
    if (!session) return
    const answer = await withAuth((auth) => auth.changePassword(session, current, password))
    if (!answer.ok) return refuse(errorText(answer.code))
    const isSignedIn = await goOn(session, password)
    typed.setValue(() => noPassword)
    showToast({ ...(isSignedIn ? words.passwordChanged : words.passwordChangedOnly), tone: 'ok' })
    onClose()
  }

  /** Whether there is a session again. */
  async function goOn(before: Session, password: string): Promise<boolean> {
    const answer = await withAuth((auth) => auth.signIn(before.email, password, before.remember))
    return answer.ok && signIn(answer.value, before).ok
  }

  const above = (
    <>
      <p>{words.changePasswordText}</p>
      <NeedsConnection />
    </>
  )
  return (
    <FormDialog
      width="s"
      isRequest
      id="change-password"
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title={words.changePassword}
      submit={words.savePassword}
      pending={texts.actions.saving}
      failed={words.passwordFailed('').title}
      above={above}
    >
      <SecretField {...form.bind('current')} label={words.currentPassword} autoComplete="current-password" />
      <SecretField {...form.bind('password')} label={words.newPassword} hint={words.passwordHint} autoComplete="new-password" />
      <SecretField {...form.bind('repeated')} label={words.repeatPassword} autoComplete="new-password" />
    </FormDialog>
  )
}

const passwordProblems = ({ current, password, repeated }: Password) =>
  fieldTexts({ current: missingPassword(current), password: passwordProblem(password), repeated: repeatedProblem(password, repeated) })
