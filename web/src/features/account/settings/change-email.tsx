import { texts } from '#texts'
import { NeedsConnection } from '../../../components/needs-connection'
import { SecretField } from '../../../components/secret-field'
import { Button } from '../../../ui/forms/button'
import { Form } from '../../../ui/forms/form'
import { FormTroubles } from '../../../ui/forms/form-troubles'
import { TextField } from '../../../ui/forms/text-field'
import { Dialog } from '../../../ui/overlays/dialog'
import { useChangeEmail } from './use-change-email'

const words = texts.settings.access
const FORM = 'change-email'

/** Stays rendered while it is closed, so that closing it by mistake loses nothing that was typed. */
export function ChangeEmail({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const form = useChangeEmail(onClose)
  const footer = (
    <>
      <Button onPress={onClose}>{texts.actions.cancel}</Button>
      <Button type="submit" form={FORM} variant="primary" isPending={form.isPending} pendingLabel={texts.actions.sending}>
        {words.sendLink}
      </Button>
    </>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.changeEmail} closeLabel={texts.actions.close} footer={footer} width="s">
      <p>{words.changeEmailText}</p>
      <NeedsConnection />
      <FormTroubles form={form} refusalTitle={words.emailFailed('').title} />
      <Form id={FORM} {...form.formProps} aria-label={words.changeEmail}>
        <TextField
          {...form.bind('email')}
          type="email"
          inputMode="email"
          label={words.newEmail}
          autoComplete="email"
          autoCapitalize="none"
          isRequired
        />
        <SecretField {...form.bind('password')} label={words.currentPassword} autoComplete="current-password" />
      </Form>
    </Dialog>
  )
}
