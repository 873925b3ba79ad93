import Clock from 'lucide-react/icons/clock'
import { Link } from 'react-aria-components/Link'
import { links } from '#links'
import { texts } from '#texts'
import { PersonAvatar } from '../../components/people/person-avatar'
import { recentText } from '../../components/times/near-times'
import type { Optimistic } from '../../data/live/overlay'
import { useUnreadIn } from '../../data/queries/unread-messages'
import { useWaitingCode } from '../../data/queries/waiting-words'
import { useAccountStore } from '../../data/store/account-store-context'
import { VisuallyHidden } from '../../ui/content/text/visually-hidden'
import { CountBadge } from '../../ui/feedback/count-badge'
import * as css from './conversation-row.css'
import { sidesOf } from './conversation-sides'
import { MutedMark } from './muted-mark'
import { useFaceShape } from './use-face-shape'

type Props = {
  conversation: Optimistic<'conversations'>
  /** A found message, in place of the last. */
  found?: string | undefined
  /** Unsent, on this device. */
  draft?: unknown
  isMuted: boolean
  isOnline: boolean
  isOpen: boolean
  now: number
}

export function ConversationRow({ conversation, found, draft, isMuted, isOnline, isOpen, now }: Props) {
  const { userId } = useAccountStore()
  const { personId, name, avatar } = sidesOf(conversation, userId)
  const unread = useUnreadIn(conversation)
  const shape = useFaceShape(conversation.project_id, personId)
  const { last_message, last_message_at, project_title } = conversation
  const isOwn = last_message?.sender_id === userId
  const begun = typeof draft === 'string' ? texts.messages.draft(draft.trim()) : undefined
  const preview = found ?? begun ?? (isOwn ? texts.messages.own(last_message.content) : (last_message?.content ?? texts.messages.noMessageYet))
  return (
    <Link href={links.conversation(conversation.id)} className={isOpen ? css.openRow : css.row} {...(isOpen && { 'aria-current': 'page' })}>
      <span className={css.face}>
        <PersonAvatar personId={personId} file={avatar} name={name} shape={shape} />
        {isOnline ? <span className={css.online} /> : null}
      </span>
      <span className={css.words}>
        <span className={css.line}>
          <span className={css.name} title={name}>
            {name}
          </span>
          {isOnline ? <VisuallyHidden>{texts.messages.online}</VisuallyHidden> : null}
          {isMuted ? <MutedMark /> : null}
          <time className={unread > 0 ? css.freshTime : css.time} dateTime={last_message_at}>
            {recentText(last_message_at, now)}
          </time>
        </span>
        <span className={css.project} title={project_title}>
          {project_title}
        </span>
        <span className={css.line}>
          {isOwn && conversation.waiting && !begun ? <WaitingMark /> : null}
          <span className={unread > 0 ? css.freshPreview : css.preview} title={preview}>
            {preview}
          </span>
          {unread > 0 ? <VisuallyHidden>{texts.needs.unread(unread)}</VisuallyHidden> : null}
          <CountBadge count={unread} place="inline" />
        </span>
      </span>
    </Link>
  )
}

/** The own last message is still unsent. */
function WaitingMark() {
  const code = useWaitingCode(true)
  return (
    <span className={css.waiting}>
      <Clock size={15} />
      {code ? <VisuallyHidden>{texts.sync.waitingWords[code]}</VisuallyHidden> : null}
    </span>
  )
}
