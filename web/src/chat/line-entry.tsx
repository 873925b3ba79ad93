import { texts } from '#texts'
import { clockTime } from '../components/times/times'
import { useWaitingCode } from '../data/queries/waiting-words'
import { ChatLineText } from '../ui/chat/chat-bubble'
import type { ChatLine } from './chat-entries'

/** Between messages, and drawn and read as none. Product 126. */
export function LineEntry({ line: { text, at, waiting } }: { line: ChatLine }) {
  const code = useWaitingCode(waiting)
  const time = clockTime(at)
  return (
    <ChatLineText author={texts.messages.line} time={code ? `${time} · ${texts.sync.waitingWords[code]}` : time}>
      {text}
    </ChatLineText>
  )
}
