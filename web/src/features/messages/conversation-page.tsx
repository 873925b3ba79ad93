import { useParams } from 'react-router-dom'
import { useConversation } from '../../data/queries/conversations'
import { Chat } from './chat'
import { MissingConversation } from './missing-conversation'

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
