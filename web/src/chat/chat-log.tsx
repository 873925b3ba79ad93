import ArrowDown from 'lucide-react/icons/arrow-down'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { texts } from '#texts'
import { dayText } from '../components/times/near-times'
import { useNow } from '../components/times/use-now'
import type { OutboxRow } from '../data/queries/outbox'
import { useAccountStore } from '../data/store/account-store-context'
import { ChatNotice, DaySeparator, UnreadDivider } from '../ui/chat/chat-bubble'
import { Button } from '../ui/forms/buttons/button'
import { VirtualScroll } from '../ui/layout/virtual-list'
import { type ChatEntry, type ChatLine, type ChatMessage, chatEntries, unreadOf } from './chat-entries'
import * as css from './chat-log.css'
import { LineEntry } from './line-entry'
import { MessageBubble, RefusedBubble } from './message-bubble'
import { NewestAloud, newestLine, newestMessage } from './newest-aloud'
import { useFirstUnread, useReadMark } from './use-read-mark'

type Props = {
  label: string
  /** '' where what it says stands elsewhere. */
  notice: string
  /** A line under a message. */
  under?: ((message: ChatMessage) => ReactNode) | undefined
  messages: readonly ChatMessage[]
  /** Steps between the messages, in their order, where a chat has them; the same list on every render. */
  lines?: readonly ChatLine[]
  name: string
  readUpTo: string
  /** `created_at` of the newest message that the other side has had on the screen, where a chat knows it. */
  readByThem?: string
  /** Receives the other side's newest message that was on the screen; the same function on every render. */
  onRead: (messageId: string) => void
  /** Messages that the server did not take, where a chat shows them; the same list on every render. */
  refused?: readonly OutboxRow[]
  /** How many were sent from here: each scrolls to the newest message. */
  sends: number
  showEarlier?: (() => void) | undefined
}

const LINE_HEIGHT = 68
const none: readonly never[] = []

/** Messages of both sides, opened at the first unread one, else at the newest. */
export function ChatLog(props: Props) {
  const { label, notice, under, messages, lines = none, name, readUpTo, readByThem = '' } = props
  const { onRead, refused = none, sends, showEarlier } = props
  const { userId } = useAccountStore()
  const now = useNow()
  const firstUnread = useFirstUnread(messages, userId, readUpTo)
  const hasEarlier = showEarlier !== undefined
  const hasNotice = notice !== ''
  const entries = useMemo(
    () => chatEntries({ messages, lines, firstUnread, refused, hasEarlier, hasNotice }),
    [messages, lines, firstUnread, refused, hasEarlier, hasNotice],
  )
  const [startAt] = useState(() => entries.findIndex(({ kind }) => kind === 'unread'))
  const noteSeen = useReadMark({ me: userId, readUpTo, entries, onRead })
  const [isAtEnd, setIsAtEnd] = useState(true)
  const [jumps, setJumps] = useState(0)

  const onRange = (_first: number, last: number) => {
    noteSeen(last)
    setIsAtEnd(last >= entries.length - 1)
  }
  return (
    <div className={css.log}>
      <VirtualScroll
        label={label}
        items={entries}
        keyOf={({ id }) => id}
        estimate={LINE_HEIGHT}
        gap={8}
        anchor="end"
        startAt={startAt < 0 ? undefined : startAt}
        toEnd={sends + jumps}
        onRange={onRange}
      >
        {(entry, index) => (
          <div className={index === 0 ? css.firstEntry : index === entries.length - 1 ? css.lastEntry : css.entry}>
            <Entry {...{ entry, me: userId, name, now, notice, under, showEarlier, readByThem }} />
          </div>
        )}
      </VirtualScroll>
      {isAtEnd ? null : <ToNewest unread={unreadOf(messages, userId, readUpTo).length} onPress={() => setJumps((count) => count + 1)} />}
      <NewestAloud newest={newestMessage(messages, userId, name)} />
      <NewestAloud newest={newestLine(lines)} />
    </div>
  )
}

type EntryProps = { entry: ChatEntry; me: string; now: number } & Pick<Props, 'name' | 'notice' | 'under' | 'showEarlier'> &
  Required<Pick<Props, 'readByThem'>>

function Entry({ entry, me, name, now, notice, under, showEarlier, readByThem }: EntryProps) {
  switch (entry.kind) {
    case 'notice':
      return <ChatNotice>{notice}</ChatNotice>
    case 'earlier':
      return <Earlier onPress={showEarlier} />
    case 'day':
      return <DaySeparator>{dayText(entry.time, now)}</DaySeparator>
    case 'unread':
      return <UnreadDivider>{texts.messages.unreadDivider}</UnreadDivider>
    case 'message': {
      const { message } = entry
      return (
        <>
          <MessageBubble message={message} author={message.sender_id === me ? null : name} isRead={message.created_at <= readByThem} />
          {under?.(message)}
        </>
      )
    }
    case 'line':
      return <LineEntry line={entry.line} />
    case 'refused':
      return <RefusedBubble row={entry.row} />
  }
}

/** Moves focus to the log and its first message to the top: that message stays visible when others are added before it, this button does not. */
function Earlier({ onPress }: { onPress: (() => void) | undefined }) {
  const button = useRef<HTMLButtonElement>(null)
  const show = () => {
    const log = button.current?.closest('section')
    const first = log?.querySelector('article')
    log?.focus({ preventScroll: true })
    if (log && first) log.scrollTop += first.getBoundingClientRect().top - log.getBoundingClientRect().top
    // The list hears of the scroll before this frame.
    requestAnimationFrame(() => onPress?.())
  }
  return (
    <Button ref={button} isCompact onPress={show}>
      {texts.messages.earlier}
    </Button>
  )
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
