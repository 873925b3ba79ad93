import type { ReactNode } from 'react'
import { VisuallyHidden } from '../content/text/visually-hidden'
import * as css from './chat-bubble.css'

type Props = {
  side: keyof typeof css.sides
  children: ReactNode
  /** Author for screen readers, in place of the side: 'Você', 'Marina Alves'. */
  author: string
  time: string
  status?: string
  statusIcon?: ReactNode
  /** Refused: it was not sent. */
  isBad?: boolean
}

export function ChatBubble({ side, children, author, time, status, statusIcon, isBad }: Props) {
  return (
    <article aria-label={author} className={isBad ? `${css.sides[side]} ${css.bad}` : css.sides[side]}>
      {children}
      <div className={isBad ? `${css.foot} ${css.footBad}` : css.foot}>
        {statusIcon}
        <span>{status ? `${time} · ${status}` : time}</span>
      </div>
    </article>
  )
}

export const DaySeparator = ({ children }: { children: string }) => <span className={css.day}>{children}</span>

export const ChatNotice = ({ children }: { children: ReactNode }) => <p className={css.notice}>{children}</p>

/** No message: centred, without a frame. `author` for screen readers. */
export const ChatLineText = ({ author, children, time }: { author: string; children: string; time: string }) => (
  <p className={css.line}>
    <VisuallyHidden>{`${author}: `}</VisuallyHidden>
    <span className={css.lineText}>{children}</span>
    <span>{time}</span>
  </p>
)

export const UnreadDivider = ({ children }: { children: string }) => <p className={css.unread}>{children}</p>
