import { errorText, texts } from '#texts'
import { links } from '../../links'
import { Button } from '../../ui/button'
import { LinkButton } from '../../ui/link-button'
import { Spinner } from '../../ui/spinner'
import { Entrance } from './entrance'
import { ResendForm } from './resend-form'
import { useEmailConfirmation } from './use-email-confirmation'

const words = texts.account.confirmed

/** Where the link of the confirmation mail leads. */
export function EmailConfirmedPage() {
  const { state, email, tryAgain } = useEmailConfirmation()
  if (state === 'verifying') {
    return (
      <Entrance title={words.pageTitle}>
        <Spinner place="page" label={words.verifying} />
      </Entrance>
    )
  }
  if (state === 'confirmed') {
    return (
      <Entrance title={words.title} lead={words.text}>
        <LinkButton href={links.signIn()} variant="primary" isWide>
          {words.logIn}
        </LinkButton>
      </Entrance>
    )
  }
  if (state !== 'expired') {
    return (
      <Entrance title={words.failedTitle} lead={errorText(state.failed)}>
        <Button variant="primary" isWide onPress={tryAgain}>
          {texts.actions.tryAgain}
        </Button>
      </Entrance>
    )
  }
  return (
    <Entrance title={words.failedTitle} lead={words.failedText} foot={{ question: words.haveConfirmed, text: words.logIn, href: links.signIn() }}>
      <ResendForm email={email} />
    </Entrance>
  )
}
