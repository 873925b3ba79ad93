import { links } from '#links'
import { texts } from '#texts'
import { useAsked } from '../../data/remote/use-asked'
import { NoConnection } from '../../ui/drawings/no-connection'
import { NoMessages } from '../../ui/drawings/no-messages'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Spinner } from '../../ui/feedback/spinner'
import { LinkButton } from '../../ui/forms/link-button'
import * as css from './messages-page.css'

/** A conversation that this device does not hold: it may still come, it may be gone, or the server cannot be asked. Product 34 and 47. */
export function MissingConversation({ id }: { id: string }) {
  const asked = useAsked('conversations', id)
  const isAbsent = asked === 'absent'
  return (
    <div className={css.noConversation}>
      {asked === 'asking' ? (
        <Spinner label={texts.actions.loading} />
      ) : (
        <EmptyState
          level={1}
          drawing={isAbsent ? <NoMessages /> : <NoConnection />}
          title={isAbsent ? texts.messages.removed : texts.sync.notOnDevice}
          action={<LinkButton href={links.messages()}>{texts.messages.back}</LinkButton>}
        />
      )}
    </div>
  )
}
