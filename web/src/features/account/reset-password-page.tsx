import { useState } from 'react'
import { texts } from '#texts'
import { Banner } from '../../ui/banner'
import { Button } from '../../ui/button'
import { Form } from '../../ui/form'
import { PasswordField } from '../../ui/password-field'
import { Spinner } from '../../ui/spinner'
import { problemText } from './account-fields'
import { Entrance } from './entrance'
import { ForgotPassword } from './lazy-forgot-password'
import { useResetPassword } from './use-reset-password'

const { reset: words, fields } = texts.account

/** Where the link of the recovery mail leads. */
export function ResetPasswordPage() {
  const { link, values, set, problems, isPending, submit } = useResetPassword()
  const [isAsking, setIsAsking] = useState(false)
  const secret = {
    autoComplete: 'new-password',
    showLabel: texts.actions.showPassword,
    hideLabel: texts.actions.hidePassword,
    isRequired: true,
  } as const
  return (
    <Entrance title={words.title}>
      {link.state === 'checking' ? <Spinner place="page" label={words.waiting} /> : null}
      {link.state === 'expired' ? (
        <Banner tone="bad" isAnnounced>
          {words.expired}
        </Banner>
      ) : null}
      {link.state === 'ready' ? (
        <Form onSubmit={submit}>
          <PasswordField
            {...secret}
            id="reset-password"
            label={fields.newPassword}
            hint={fields.passwordHint}
            value={values.password}
            onChange={(password) => set({ password })}
            error={problemText(problems.password)}
          />
          <PasswordField
            {...secret}
            id="reset-repeated"
            label={fields.repeatPassword}
            value={values.repeated}
            onChange={(repeated) => set({ repeated })}
            error={problemText(problems.repeated)}
          />
          <Button type="submit" variant="primary" isWide isPending={isPending} pendingLabel={words.submitting}>
            {words.submit}
          </Button>
        </Form>
      ) : null}
      {link.state === 'expired' ? (
        <Button variant="primary" isWide onPress={() => setIsAsking(true)}>
          {words.askAgain}
        </Button>
      ) : null}
      <ForgotPassword isOpen={isAsking} onClose={() => setIsAsking(false)} email={link.email} />
    </Entrance>
  )
}
