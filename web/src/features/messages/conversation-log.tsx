import { useCallback } from 'react'
import { texts } from '#texts'
import type { Laid } from '../../data/overlay'
import { useRefusedMessages } from '../../data/queries/outbox'
import { useGive } from '../../data/use-give'
import { ChatLog } from '../../pieces/chat-log'

type Props = {
  conversationId: string
  messages: readonly Laid<'messages'>[]
  /** The other person's. */
  name: string
  readUpTo: string
  sends: number
}

/** A conversation's messages, with those that the server did not take. */
export function ConversationLog({ conversationId, name, ...shown }: Props) {
  const give = useGive()
  const refused = useRefusedMessages(conversationId)
  const onRead = useCallback(
    (message_id: string) => void give('mark_conversation_read', { conversation_id: conversationId, message_id }),
    [give, conversationId],
  )
  return <ChatLog {...shown} label={texts.messages.log(name)} notice={texts.messages.scamWarning} name={name} onRead={onRead} refused={refused} />
}
