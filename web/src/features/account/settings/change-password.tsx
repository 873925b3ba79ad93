import { texts } from '#texts'
import { NeedsConnection } from '../../../components/needs-connection'
import { SecretField } from '../../../components/secret-field'
import { Button } from '../../../ui/forms/button'
import { Form } from '../../../ui/forms/form'
import { FormTroubles } from '../../../ui/forms/form-troubles'
import { Dialog } from '../../../ui/overlays/dialog'
import { useChangePassword } from './use-change-password'

const words = texts.settings.access
const FORM = 'change-password'

export function ChangePassword({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const form = useChangePassword(onClose)
  const footer = (
    <>
      <Button onPress={onClose}>{texts.actions.cancel}</Button>
      <Button type="submit" form={FORM} variant="primary" isPending={form.isPending} pendingLabel={texts.actions.saving}>
        {words.savePassword}
      </Button>
    </>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.changePassword} closeLabel={texts.actions.close} footer={footer} width="s">
      <p>{words.changePasswordText}</p>
      <NeedsConnection />
      <FormTroubles form={form} refusalTitle={words.passwordFailed('').title} />
      <Form id={FORM} {...form.formProps} aria-label={words.changePassword}>
        <SecretField {...form.bind('current')} label={words.currentPassword} autoComplete="current-password" />
        <SecretField {...form.bind('password')} label={words.newPassword} hint={words.passwordHint} autoComplete="new-password" />
        <SecretField {...form.bind('repeated')} label={words.repeatPassword} autoComplete="new-password" />
      </Form>
    </Dialog>
  )
}
