import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import { links } from '#links'
import { texts } from '#texts'
import { refusalText } from '../components/refusal-text'
import { clockTime } from '../components/times'
import { useWaitingCode } from '../data/drafts/waiting-words'
import type { OutboxRow } from '../data/queries/outbox'
import { ChatBubble } from '../ui/chat/chat-bubble'
import { TextLink } from '../ui/content/text-link'
import type { ChatMessage } from './chat-entries'
import * as css from './chat-log.css'
import { writtenText } from './chat-times'
import { LinkedText } from './linked-text'

type Props = {
  message: ChatMessage
  /** Null for one's own. */
  author: string | null
}

/** WhatsApp's language: a clock is waiting on this phone, a tick is on the server. */
export function MessageBubble({ message, author }: Props) {
  const code = useWaitingCode(message.waiting)
  const time = writtenText(message.sent_at ?? message.created_at, message.created_at)
  if (author !== null) {
    return (
      <ChatBubble side="theirs" author={author} time={time}>
        <LinkedText>{message.content}</LinkedText>
      </ChatBubble>
    )
  }
  const status = message.waiting ? (code ? texts.sync.waitingWords[code] : undefined) : texts.messages.sent
  return (
    <ChatBubble
      side="mine"
      author={texts.messages.you}
      time={time}
      {...(status ? { status } : {})}
      statusIcon={message.waiting ? <Clock size={14} /> : <Check size={14} />}
    >
      <LinkedText>{message.content}</LinkedText>
    </ChatBubble>
  )
}

/** A message that the server refused stays where it was written, and links to Pendências. */
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
