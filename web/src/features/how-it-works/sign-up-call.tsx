import { links } from '#links'
import { texts } from '#texts'
import { useSession } from '../../data/store/account-store-context'
import { LinkButton } from '../../ui/forms/link-button'
import { ClosingBand } from '../../ui/layout/closing-band'

const words = texts.howItWorks.closing

/** For who has no account yet. */
export function SignUpCall() {
  const { session } = useSession()
  if (session) return null
  return (
    <ClosingBand
      title={words.title}
      text={words.text}
      actions={
        <>
          <LinkButton href={links.chooseAccount()} variant="primary">
            {words.signUp}
          </LinkButton>
          <LinkButton href={links.providers()}>{words.providers}</LinkButton>
        </>
      }
    />
  )
}
