import { useParams } from 'react-router-dom'
import { links } from '#links'
import { texts } from '#texts'
import { useConversation } from '../../data/queries/conversations'
import { useAsked } from '../../data/remote/use-asked'
import { NoConnection } from '../../ui/drawings/no-connection'
import { NoMessages } from '../../ui/drawings/no-messages'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Spinner } from '../../ui/feedback/spinner'
import { LinkButton } from '../../ui/forms/buttons/link-button'
import { Chat } from './chat'
import * as css from './messages-page.css'

export function ConversationPage() {
  const { conversationId = '' } = useParams()
  const found = useConversation(conversationId)
  if (!found) return null
  return found.document ? (
    <Chat key={conversationId} conversation={found.document} />
  ) : (
    <MissingConversation key={conversationId} id={conversationId} />
  )
}

/** A conversation that this device does not hold: it may still come, it may be gone, or the server cannot be asked. Product 34 and 47. */
function MissingConversation({ id }: { id: string }) {
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
