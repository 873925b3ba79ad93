import Check from 'lucide-react/icons/check'
import CheckCheck from 'lucide-react/icons/check-check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import { links } from '#links'
import { texts } from '#texts'
import { refusalText } from '../components/refusal-text'
import { writtenText } from '../components/times/near-times'
import { clockTime } from '../components/times/times'
import type { OutboxRow } from '../data/queries/outbox'
import { useWaitingCode } from '../data/queries/waiting-words'
import { ChatBubble } from '../ui/chat/chat-bubble'
import { TextLink } from '../ui/content/text/text-link'
import type { ChatMessage } from './chat-entries'
import * as css from './chat-log.css'
import { LinkedText } from './linked-text'

type Props = {
  message: ChatMessage
  /** Null for one's own. */
  author: string | null
  /** An own message up to the other side's mark. */
  isRead: boolean
}

/** WhatsApp's symbols: a clock waits on this phone, a tick is on the server, two are read. Product 93. */
export function MessageBubble({ message, author, isRead }: Props) {
  // Only messages to support lack the sender's time.
  const code = useWaitingCode(message.waiting, message.sent_at === undefined)
  const time = writtenText(message.sent_at ?? message.created_at, message.created_at)
  if (author !== null) {
    return (
      <ChatBubble side="theirs" author={author} time={time}>
        <LinkedText>{message.content}</LinkedText>
      </ChatBubble>
    )
  }
  const taken = isRead ? { words: texts.messages.read, Icon: CheckCheck } : { words: texts.messages.sent, Icon: Check }
  const status = message.waiting ? (code ? texts.sync.waitingWords[code] : undefined) : taken.words
  return (
    <ChatBubble
      side="mine"
      author={texts.messages.you}
      time={time}
      {...(status ? { status } : {})}
      statusIcon={message.waiting ? <Clock size={14} /> : <taken.Icon size={14} />}
    >
      <LinkedText>{message.content}</LinkedText>
    </ChatBubble>
  )
}

/** A refused message stays where it was written, and links to Pendências. */
export function RefusedBubble({ row }: { row: OutboxRow }) {
  return (
    <>
      <ChatBubble
        side="mine"
        author={texts.messages.you}
        time={clockTime(row.at)}
        status={texts.messages.notSent}
        statusIcon={<CircleAlert size={14} />}
        isBad
      >
        {String(row.args.content ?? '')}
      </ChatBubble>
      <p className={css.refusedReason}>
        {refusalText(row, Date.now())} <TextLink href={links.outbox()}>{texts.sync.seeOutbox}</TextLink>
      </p>
    </>
  )
}
