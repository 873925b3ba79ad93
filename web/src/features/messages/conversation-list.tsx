import { useContext } from 'react'
import { texts } from '#texts'
import { useNow } from '../../components/use-now'
import type { ConversationView } from '../../data/queries/conversations'
import { VirtualScroll } from '../../ui/layout/virtual-list'
import { ConversationRow } from './conversation-row'
import { PresenceContext } from './presence-context'

type Props = { conversations: readonly (ConversationView & { found?: string })[]; open: string | undefined }

const ROW_HEIGHT = 92

/** The last one to speak first. */
export function ConversationList({ conversations, open }: Props) {
  const online = useContext(PresenceContext)
  const now = useNow()
  return (
    <VirtualScroll label={texts.messages.title} items={conversations} keyOf={({ conversation }) => conversation.id} estimate={ROW_HEIGHT}>
      {({ conversation, unread, found }) => (
        <ConversationRow
          conversation={conversation}
          unread={unread}
          found={found}
          isOnline={online.has(conversation.id)}
          isOpen={conversation.id === open}
          now={now}
        />
      )}
    </VirtualScroll>
  )
}
