import { texts } from '#texts'
import { links } from '../../links'
import { Button } from '../../ui/button'
import { Form } from '../../ui/form'
import { LinkButton } from '../../ui/link-button'
import { PasswordField } from '../../ui/password-field'
import { problemText } from './account-fields'
import { Entrance } from './entrance'
import { useConfirmEmail } from './use-confirm-email'

const words = texts.settings.confirmEmail

/** Where the link of a change of e-mail leads. Product 12. */
export function ConfirmEmailPage() {
  const { state, newEmail, isSignedIn, password, change, problem, isPending, submit } = useConfirmEmail()
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
      <Form onSubmit={submit} aria-label={words.title}>
        <PasswordField
          label={texts.settings.access.currentPassword}
          value={password}
          onChange={change}
          error={problemText(problem)}
          autoComplete="current-password"
          showLabel={texts.actions.showPassword}
          hideLabel={texts.actions.hidePassword}
          isRequired
        />
        <Button type="submit" variant="primary" isWide isPending={isPending} pendingLabel={words.submitting}>
          {words.submit}
        </Button>
      </Form>
    </Entrance>
  )
}
