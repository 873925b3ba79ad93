import { texts } from '#texts'
import { Banner } from '../../ui/banner'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Form } from '../../ui/form'
import { PasswordField } from '../../ui/password-field'
import { problemText } from './account-fields'
import { NeedsConnection } from './needs-connection'
import { useChangePassword } from './use-change-password'

const words = texts.settings.access
const FORM = 'change-password'

export function ChangePassword({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { values, set, problems, refusal, isPending, submit } = useChangePassword(onClose)
  const bind = (field: keyof typeof values) => ({
    id: `change-password-${field}`,
    value: values[field],
    onChange: (text: string) => set({ [field]: text }),
    error: problemText(problems[field]),
    showLabel: texts.actions.showPassword,
    hideLabel: texts.actions.hidePassword,
    isRequired: true,
  })
  const footer = (
    <>
      <Button onPress={onClose}>{texts.actions.cancel}</Button>
      <Button type="submit" form={FORM} variant="primary" isPending={isPending} pendingLabel={texts.actions.saving}>
        {words.savePassword}
      </Button>
    </>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.changePassword} closeLabel={texts.actions.close} footer={footer} width="s">
      <p>{words.changePasswordText}</p>
      <NeedsConnection />
      {refusal ? (
        <Banner tone="bad" isAnnounced title={words.passwordFailed('').title}>
          {refusal}
        </Banner>
      ) : null}
      <Form id={FORM} onSubmit={submit} aria-label={words.changePassword}>
        <PasswordField {...bind('current')} label={words.currentPassword} autoComplete="current-password" />
        <PasswordField {...bind('password')} label={words.newPassword} hint={words.passwordHint} autoComplete="new-password" />
        <PasswordField {...bind('repeated')} label={words.repeatPassword} autoComplete="new-password" />
      </Form>
    </Dialog>
  )
}
