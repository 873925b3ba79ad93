import { texts } from '#texts'
import { useSession } from '../../data/account-context'
import { links } from '../../links'
import { ClosingBand } from '../../ui/closing-band'
import { LinkButton } from '../../ui/link-button'

const { closing } = texts.home

/** For who has no account yet. */
export function ClosingCall() {
  const { session } = useSession()
  if (session) return null
  return (
    <ClosingBand
      title={closing.title}
      text={closing.text}
      actions={
        <>
          <LinkButton href={links.chooseAccount()} variant="primary">
            {closing.signUp}
          </LinkButton>
          <LinkButton href={links.howItWorks()}>{closing.howItWorks}</LinkButton>
        </>
      }
    />
  )
}
