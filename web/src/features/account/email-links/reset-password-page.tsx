import { useState } from 'react'
import { texts } from '#texts'
import { SecretField } from '../../../components/secret-field'
import { Banner } from '../../../ui/feedback/banner'
import { Spinner } from '../../../ui/feedback/spinner'
import { Button } from '../../../ui/forms/button'
import { Form } from '../../../ui/forms/form'
import { Entrance } from '../entrance/entrance'
import { ForgotPassword } from '../entrance/lazy-forgot-password'
import { useResetPassword } from './use-reset-password'

const { reset: words, fields } = texts.account

/** Where the link of the recovery mail leads. */
export function ResetPasswordPage() {
  const { link, form } = useResetPassword()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Entrance title={words.title}>
      {link.state === 'checking' ? <Spinner place="page" label={words.waiting} /> : null}
      {link.state === 'expired' ? (
        <Banner tone="bad" isAnnounced>
          {words.expired}
        </Banner>
      ) : null}
      {link.state === 'ready' ? (
        <Form {...form.formProps}>
          <SecretField {...form.bind('password')} label={fields.newPassword} hint={fields.passwordHint} autoComplete="new-password" />
          <SecretField {...form.bind('repeated')} label={fields.repeatPassword} autoComplete="new-password" />
          <Button type="submit" variant="primary" isWide isPending={form.isPending} pendingLabel={words.submitting}>
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
