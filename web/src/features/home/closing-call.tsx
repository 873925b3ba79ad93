import { texts } from '#texts'
import { useSession } from '../../data/account-context'
import { links } from '../../links'
import { BlueprintBand } from '../../ui/blueprint-band'
import { Heading } from '../../ui/heading'
import { LinkButton } from '../../ui/link-button'
import * as css from './closing-call.css'

const { closing } = texts.home

/** For who has no account yet. */
export function ClosingCall() {
  const { session } = useSession()
  if (session) return null
  return (
    <BlueprintBand>
      <section className={css.call}>
        <div className={css.words}>
          <Heading level={2} size="title">
            {closing.title}
          </Heading>
          <p className={css.text}>{closing.text}</p>
        </div>
        <div className={css.action}>
          <LinkButton href={links.chooseAccount()} variant="primary">
            {closing.signUp}
          </LinkButton>
        </div>
      </section>
    </BlueprintBand>
  )
}
