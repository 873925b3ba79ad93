import { useCallback } from 'react'
import { texts } from '#texts'
import { ChatLog } from '../../chat/chat-log'
import { useDispatch } from '../../data/commands/use-dispatch'
import { useRefusedMessages } from '../../data/queries/outbox'
import type { Optimistic } from '../../data/queries/overlay'

type Props = {
  conversationId: string
  messages: readonly Optimistic<'messages'>[]
  showEarlier?: () => void
  /** The other person's. */
  name: string
  readUpTo: string
  sends: number
}

/** A conversation's messages, with those that the server did not take. */
export function ConversationLog({ conversationId, name, ...shown }: Props) {
  const dispatch = useDispatch()
  const refused = useRefusedMessages(conversationId)
  const onRead = useCallback(
    (message_id: string) => void dispatch('mark_conversation_read', { conversation_id: conversationId, message_id }),
    [dispatch, conversationId],
  )
  return <ChatLog {...shown} label={texts.messages.log(name)} notice={texts.messages.scamWarning} name={name} onRead={onRead} refused={refused} />
}
