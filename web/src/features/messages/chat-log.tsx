import ArrowDown from 'lucide-react/icons/arrow-down'
import { useMemo, useState } from 'react'
import { texts } from '#texts'
import { useAccount } from '../../data/account-context'
import type { Laid } from '../../data/overlay'
import { useRefusedMessages } from '../../data/queries/outbox'
import { useNow } from '../../pieces/use-now'
import { Button } from '../../ui/button'
import { ChatNotice, DaySeparator, UnreadDivider } from '../../ui/chat-bubble'
import { VirtualScroll } from '../../ui/virtual-list'
import * as css from './chat.css'
import { type ChatEntry, chatEntries, unreadOf } from './chat-entries'
import { dayText } from './chat-times'
import { MessageBubble, RefusedBubble } from './message-bubble'
import { NewestAloud } from './newest-aloud'
import { useFirstUnread } from './use-first-unread'
import { useReadMark } from './use-read-mark'

type Props = {
  conversationId: string
  messages: readonly Laid<'messages'>[]
  /** The other person's. */
  name: string
  readUpTo: string
  /** How many were sent from here: each brings the newest into sight. */
  sends: number
}

const LINE_HEIGHT = 68

export function ChatLog({ conversationId, messages, name, readUpTo, sends }: Props) {
  const { userId } = useAccount()
  const now = useNow()
  const refused = useRefusedMessages(conversationId)
  const firstUnread = useFirstUnread(messages, userId, readUpTo)
  const entries = useMemo(() => chatEntries({ messages, firstUnread, refused }), [messages, firstUnread, refused])
  const noteSeen = useReadMark({ conversationId, me: userId, readUpTo, entries })
  const [isAtEnd, setIsAtEnd] = useState(true)
  const [jumps, setJumps] = useState(0)

  const onRange = (_first: number, last: number) => {
    noteSeen(last)
    setIsAtEnd(last >= entries.length - 1)
  }
  return (
    <div className={css.log}>
      <VirtualScroll
        label={texts.messages.log(name)}
        items={entries}
        keyOf={({ id }) => id}
        estimate={LINE_HEIGHT}
        gap={8}
        anchor="end"
        toEnd={sends + jumps}
        onRange={onRange}
      >
        {(entry, index) => (
          <div className={index === 0 ? css.firstEntry : index === entries.length - 1 ? css.lastEntry : css.entry}>
            <Entry entry={entry} me={userId} name={name} now={now} />
          </div>
        )}
      </VirtualScroll>
      {isAtEnd ? null : <ToNewest unread={unreadOf(messages, userId, readUpTo).length} onPress={() => setJumps((count) => count + 1)} />}
      <NewestAloud messages={messages} me={userId} name={name} />
    </div>
  )
}

function Entry({ entry, me, name, now }: { entry: ChatEntry; me: string; name: string; now: number }) {
  switch (entry.kind) {
    case 'notice':
      return <ChatNotice>{texts.messages.scamWarning}</ChatNotice>
    case 'day':
      return <DaySeparator>{dayText(entry.time, now)}</DaySeparator>
    case 'unread':
      return <UnreadDivider>{texts.messages.unreadDivider}</UnreadDivider>
    case 'message':
      return <MessageBubble message={entry.message} author={entry.message.sender_id === me ? null : name} />
    case 'refused':
      return <RefusedBubble row={entry.row} />
  }
}

function ToNewest({ unread, onPress }: { unread: number; onPress: () => void }) {
  return (
    <div className={css.toNewest}>
      <Button isCompact icon={<ArrowDown size={18} />} onPress={onPress} aria-label={unread > 0 ? undefined : texts.messages.toNewest}>
        {unread > 0 ? texts.messages.toUnread(unread) : null}
      </Button>
    </div>
  )
}
