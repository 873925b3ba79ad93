import { errorText, texts } from '#texts'
import { showToast } from '../../../ui/feedback/toasts'
import { Button } from '../../../ui/forms/button'
import { Form } from '../../../ui/forms/form'
import { TextField } from '../../../ui/forms/text-field'
import { useForm, useTyped } from '../../../ui/forms/use-form'
import { Dialog } from '../../../ui/overlays/dialog'
import { withAuth } from '../with-auth'

const { forgot: words, fields } = texts.account
const FORM = 'forgot-password'

/** `email` is what stands in the form behind it. */
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

  const footer = (
    <>
      <Button onPress={onClose}>{texts.actions.cancel}</Button>
      <Button type="submit" form={FORM} variant="primary" isPending={form.isPending} pendingLabel={texts.actions.sending}>
        {words.submit}
      </Button>
    </>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} closeLabel={texts.actions.close} footer={footer} width="s">
      <p>{words.text}</p>
      <Form id={FORM} {...form.formProps}>
        <TextField
          type="email"
          label={fields.email}
          placeholder={fields.emailPlaceholder}
          value={address}
          onChange={(typed) => form.change({ email: typed })}
          autoComplete="email"
          autoCapitalize="none"
          isRequired
          autoFocus
        />
      </Form>
    </Dialog>
  )
}
