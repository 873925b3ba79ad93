import { useState } from 'react'
import { texts } from '#texts'
import { useMessages } from '../../data/queries/conversations'
import type { Optimistic } from '../../data/queries/overlay'
import { useAccountStore } from '../../data/store/account-store-context'
import { useVisibleHeight } from '../../ui/layout/use-visible-height'
import * as css from './chat.css'
import { ChatHeader } from './chat-header'
import { ConversationLog } from './conversation-log'
import { sidesOf } from './conversation-sides'
import { MessageComposer } from './message-composer'

/** One conversation, its newest message in sight. */
export function Chat({ conversation }: { conversation: Optimistic<'conversations'> }) {
  const { userId } = useAccountStore()
  const sides = sidesOf(conversation, userId)
  const { name, readUpTo } = sides
  const shown = useMessages(conversation.id)
  useVisibleHeight()
  const [sends, setSends] = useState(0)
  return (
    <section className={css.chat} data-chat aria-label={texts.messages.conversationWith(name)}>
      <ChatHeader conversation={conversation} sides={sides} />
      {shown ? <ConversationLog {...shown} {...{ conversationId: conversation.id, name, readUpTo, sends }} /> : <div className={css.noLog} />}
      <MessageComposer conversation={conversation} name={name} onSent={() => setSends((count) => count + 1)} />
    </section>
  )
}
