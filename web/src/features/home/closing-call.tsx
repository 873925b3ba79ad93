import { links } from '#links'
import { texts } from '#texts'
import { useSession } from '../../data/store/account-store-context'
import { LinkButton } from '../../ui/forms/link-button'
import { ClosingBand } from '../../ui/layout/closing-band'

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
