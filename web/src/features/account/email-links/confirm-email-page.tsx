import { links } from '#links'
import { texts } from '#texts'
import { SecretField } from '../../../components/secret-field'
import { Button } from '../../../ui/forms/button'
import { Form } from '../../../ui/forms/form'
import { LinkButton } from '../../../ui/forms/link-button'
import { Entrance } from '../entrance/entrance'
import { useConfirmEmail } from './use-confirm-email'

const words = texts.settings.confirmEmail

/** Where the link of a change of e-mail leads. Product 12. */
export function ConfirmEmailPage() {
  const { state, newEmail, isSignedIn, form } = useConfirmEmail()
  const onwards = (
    <LinkButton href={isSignedIn ? links.account() : links.signIn()} variant="primary" isWide>
      {isSignedIn ? words.toSettings : words.toLogin}
    </LinkButton>
  )
  if (state === 'expired') {
    return (
      <Entrance title={words.expiredTitle} lead={words.expired}>
        {onwards}
      </Entrance>
    )
  }
  if (state === 'done') {
    return (
      <Entrance title={words.doneTitle} lead={newEmail ? words.doneText(newEmail) : words.doneTextWithout}>
        {onwards}
      </Entrance>
    )
  }
  return (
    <Entrance title={words.title} lead={newEmail ? words.lead(newEmail) : words.leadWithout}>
      <Form {...form.formProps} aria-label={words.title}>
        <SecretField {...form.bind('password')} label={texts.settings.access.currentPassword} autoComplete="current-password" />
        <Button type="submit" variant="primary" isWide isPending={form.isPending} pendingLabel={words.submitting}>
          {words.submit}
        </Button>
      </Form>
    </Entrance>
  )
}
