import { errorText, texts } from '#texts'
import { EmailField } from '../../../components/fields/email-field'
import { FormDialog } from '../../../components/form-dialog'
import { showToast } from '../../../ui/feedback/toasts'
import { useForm, useTyped } from '../../../ui/forms/use-form'
import { withAuth } from '../with-auth'

const { forgot: words } = texts.account
const FORM = 'forgot-password'

/** From the form behind it. */
export type ForgotPasswordProps = { isOpen: boolean; onClose: () => void; email: string }

export function ForgotPassword({ isOpen, onClose, email }: ForgotPasswordProps) {
  const form = useForm({ id: FORM, typed: useTyped<{ email: string | null }>({ email: null }), check: () => ({}), send })
  const address = form.values.email ?? email

  async function send() {
    if (address.trim() === '') {
      showToast({ ...words.missing, tone: 'bad' })
      return
    }
    const answer = await withAuth((auth) => auth.requestPasswordReset(address.trim()))
    showToast(answer.ok ? { ...words.done, tone: 'ok' } : { ...words.failed(errorText(answer.code)), tone: 'bad' })
    if (answer.ok) onClose()
  }

  return (
    <FormDialog
      id={FORM}
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      width="s"
      isRequest
      title={words.title}
      submit={words.submit}
      pending={texts.actions.sending}
      above={<p>{words.text}</p>}
    >
      <EmailField value={address} onChange={(typed) => form.change({ email: typed })} hasExample autoFocus />
    </FormDialog>
  )
}
