import { texts } from '#texts'
import { Banner } from '../../ui/banner'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Form } from '../../ui/form'
import { PasswordField } from '../../ui/password-field'
import { TextField } from '../../ui/text-field'
import { problemText } from './account-fields'
import { NeedsConnection } from './needs-connection'
import { useChangeEmail } from './use-change-email'

const words = texts.settings.access
const FORM = 'change-email'

/** Stays rendered while it is closed, so that a slip beside it costs nobody what they typed. */
export function ChangeEmail({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { values, set, problems, refusal, isPending, submit } = useChangeEmail(onClose)
  const footer = (
    <>
      <Button onPress={onClose}>{texts.actions.cancel}</Button>
      <Button type="submit" form={FORM} variant="primary" isPending={isPending} pendingLabel={texts.actions.sending}>
        {words.sendLink}
      </Button>
    </>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.changeEmail} closeLabel={texts.actions.close} footer={footer} width="s">
      <p>{words.changeEmailText}</p>
      <NeedsConnection />
      {refusal ? (
        <Banner tone="bad" isAnnounced title={words.emailFailed('').title}>
          {refusal}
        </Banner>
      ) : null}
      <Form id={FORM} onSubmit={submit} aria-label={words.changeEmail}>
        <TextField
          id="change-email-email"
          type="email"
          inputMode="email"
          label={words.newEmail}
          value={values.email}
          onChange={(email) => set({ email })}
          error={problemText(problems.email)}
          autoComplete="email"
          autoCapitalize="none"
          isRequired
        />
        <PasswordField
          id="change-email-password"
          label={words.currentPassword}
          value={values.password}
          onChange={(password) => set({ password })}
          error={problemText(problems.password)}
          autoComplete="current-password"
          showLabel={texts.actions.showPassword}
          hideLabel={texts.actions.hidePassword}
          isRequired
        />
      </Form>
    </Dialog>
  )
}
