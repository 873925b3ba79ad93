import Bell from 'lucide-react/icons/bell'
import FileText from 'lucide-react/icons/file-text'
import HardHat from 'lucide-react/icons/hard-hat'
import Headset from 'lucide-react/icons/headset'
import { useId } from 'react'
import { Button } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { matchPath } from 'react-router-dom'
import { paths } from '#links'
import { texts } from '#texts'
import { Since } from '../../components/since'
import type { Optimistic } from '../../data/queries/overlay'
import { Text } from '../../ui/content/text'
import { VisuallyHidden } from '../../ui/content/visually-hidden'
import * as css from './notification-row.css'

const words = texts.notifications

type Props = {
  notification: Optimistic<'notifications'>
  /** In a list that is short of room: its message in two lines. */
  isBrief?: boolean
  onRead: (id: string) => void
  /** One follows its link. */
  onOpen?: () => void
}

/** The whole row leads to what it is about. */
export function NotificationRow({ notification, isBrief, onRead, onOpen }: Props) {
  const { id, title, message, link, is_read, created_at } = notification
  const titleId = useId()
  const Icon = iconOf(link)
  const open = () => {
    if (!is_read) onRead(id)
    onOpen?.()
  }
  return (
    <div className={is_read ? css.row : css.freshRow}>
      <span className={is_read ? css.icon : css.freshIcon}>
        <Icon size={20} />
      </span>
      <div className={css.words}>
        <p className={css.title}>
          <Link href={link} id={titleId} className={css.stretched} onPress={open}>
            {title}
          </Link>
          {is_read ? null : (
            <span className={css.dot}>
              <VisuallyHidden>{words.unread}</VisuallyHidden>
            </span>
          )}
        </p>
        <Text size="s" tone="soft" {...(isBrief ? { lines: 2 } : {})}>
          {message}
        </Text>
        <p className={css.foot}>
          <Since time={created_at} />
          {is_read ? null : (
            <Button className={css.mark} aria-describedby={titleId} onPress={() => onRead(id)}>
              {words.markAsRead}
            </Button>
          )}
        </p>
      </div>
    </div>
  )
}

const icons = [
  [paths.manageProposals, FileText],
  [paths.myProposals, FileText],
  [paths.support, Headset],
  [paths.project, HardHat],
] as const

const iconOf = (link: string) => icons.find(([path]) => matchPath(path, link))?.[1] ?? Bell
