import { texts } from '#texts'
import { useSyncState } from '../../data/sync-state'
import { links } from '../../links'
import { NoConnection } from '../../ui/drawings/no-connection'
import { NoMessages } from '../../ui/drawings/no-messages'
import { EmptyState } from '../../ui/empty-state'
import { LinkButton } from '../../ui/link-button'
import { Spinner } from '../../ui/spinner'
import * as css from './messages-page.css'

/** A conversation that this device does not hold: it may still come, it may be gone, or nobody can be asked. Product 34. */
export function MissingConversation() {
  const { connection, complete } = useSyncState()
  const isConnected = connection === 'starting' || connection === 'online'
  return (
    <div className={css.noConversation}>
      {isConnected && !complete ? (
        <Spinner label={texts.actions.loading} />
      ) : (
        <EmptyState
          level={1}
          drawing={isConnected ? <NoMessages /> : <NoConnection />}
          title={isConnected ? texts.messages.removed : texts.sync.notOnDevice}
          action={<LinkButton href={links.messages()}>{texts.messages.back}</LinkButton>}
        />
      )}
    </div>
  )
}
