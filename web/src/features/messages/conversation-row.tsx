import Clock from 'lucide-react/icons/clock'
import { Link } from 'react-aria-components/Link'
import { texts } from '#texts'
import { useAccount } from '../../data/account-context'
import type { Laid } from '../../data/overlay'
import { useWaitingCode } from '../../data/waiting-words'
import { links } from '../../links'
import { recentText } from '../../pieces/chat-times'
import { PersonAvatar } from '../../pieces/person-avatar'
import { CountBadge } from '../../ui/count-badge'
import { VisuallyHidden } from '../../ui/visually-hidden'
import * as css from './conversation-row.css'
import { sidesOf } from './conversation-sides'

type Props = { conversation: Laid<'conversations'>; unread: number; isOnline: boolean; isOpen: boolean; now: number }

export function ConversationRow({ conversation, unread, isOnline, isOpen, now }: Props) {
  const { userId } = useAccount()
  const { personId, name, avatar } = sidesOf(conversation, userId)
  const { last_message, last_message_at, project_title } = conversation
  const isOwn = last_message?.sender_id === userId
  const preview = isOwn ? texts.messages.own(last_message.content) : (last_message?.content ?? texts.messages.noMessageYet)
  return (
    <Link href={links.conversation(conversation.id)} className={isOpen ? css.openRow : css.row} aria-current={isOpen ? 'page' : undefined}>
      <span className={css.face}>
        <PersonAvatar personId={personId} file={avatar} name={name} />
        {isOnline ? <span className={css.online} /> : null}
      </span>
      <span className={css.words}>
        <span className={css.line}>
          <span className={css.name} title={name}>
            {name}
          </span>
          {isOnline ? <VisuallyHidden>{texts.messages.online}</VisuallyHidden> : null}
          <time className={unread > 0 ? css.freshTime : css.time} dateTime={last_message_at}>
            {recentText(last_message_at, now)}
          </time>
        </span>
        <span className={css.project} title={project_title}>
          {project_title}
        </span>
        <span className={css.line}>
          {isOwn && conversation.waiting ? <WaitingMark /> : null}
          <span className={unread > 0 ? css.freshPreview : css.preview} title={preview}>
            {preview}
          </span>
          {unread > 0 ? <VisuallyHidden>{texts.messages.unread(unread)}</VisuallyHidden> : null}
          <CountBadge count={unread} place="inline" />
        </span>
      </span>
    </Link>
  )
}

/** One's own last message is still on this phone. */
function WaitingMark() {
  const code = useWaitingCode(true)
  return (
    <span className={css.waiting}>
      <Clock size={15} />
      {code ? <VisuallyHidden>{texts.sync.waitingWords[code]}</VisuallyHidden> : null}
    </span>
  )
}
