import Bell from 'lucide-react/icons/bell'
import FileText from 'lucide-react/icons/file-text'
import HardHat from 'lucide-react/icons/hard-hat'
import Headset from 'lucide-react/icons/headset'
import { Button } from 'react-aria-components/Button'
import { matchPath } from 'react-router-dom'
import { paths } from '#links'
import { texts } from '#texts'
import { Since } from '../../components/times/since'
import type { Optimistic } from '../../data/live/overlay'
import { LinkRow } from '../../ui/content/lists/link-row'
import { mark } from './notification-row.css'

const words = texts.notifications

type Props = {
  notification: Optimistic<'notifications'>
  /** Two lines, for a short list. */
  isBrief?: boolean
  onRead: (id: string) => void
  /** On following its link. */
  onOpen?: () => void
}

/** The whole row is a link. */
export function NotificationRow({ notification, isBrief = false, onRead, onOpen }: Props) {
  const { id, title, message, link, is_read, created_at } = notification
  const Icon = iconOf(link)
  const open = () => {
    if (!is_read) onRead(id)
    onOpen?.()
  }
  const foot = (titleId: string) => (
    <>
      <Since time={created_at} />
      {is_read ? null : (
        <Button className={mark} aria-describedby={titleId} onPress={() => onRead(id)}>
          {words.markAsRead}
        </Button>
      )}
    </>
  )
  return (
    <LinkRow
      icon={<Icon size={20} />}
      text={message}
      href={link}
      onPress={open}
      fresh={is_read ? undefined : words.unread}
      {...{ title, isBrief, foot }}
    />
  )
}

const icons = [
  [paths.manageProposals, FileText],
  [paths.myProposals, FileText],
  [paths.support, Headset],
  [paths.project, HardHat],
] as const

const iconOf = (link: string) => icons.find(([path]) => matchPath(path, link.replace(/\?.*/, '')))?.[1] ?? Bell
