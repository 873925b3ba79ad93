import { useEffect, useRef, useState } from 'react'
import { texts } from '#texts'
import { useNotifications } from '../../data/queries/notifications'
import { useUnreadNotifications } from '../../data/queries/unread-notifications'
import { Spinner } from '../../ui/feedback/spinner'
import { empty } from './bell-panel.css'
import { NotificationRow } from './notification-row'
import { useMarkRead } from './use-mark-read'

const words = texts.notifications
const SHOWN = 10
const READ_AFTER_MS = 1_000

/** Mounted with each opening. */
export function BellPanel({ onLeave }: { onLeave: () => void }) {
  const notifications = useNotifications({ newest: SHOWN })
  const { markOne, markAll } = useMarkRead()
  useReadAfterAWhile(notifications?.[0]?.id, markAll)
  if (!notifications) return <Spinner label={texts.shell.loading} />
  if (notifications.length === 0) return <p className={empty}>{words.empty}</p>
  return (
    <ul aria-label={words.title}>
      {notifications.map((notification) => (
        <li key={notification.id}>
          <NotificationRow notification={notification} isBrief onRead={markOne} onOpen={onLeave} />
        </li>
      ))}
    </ul>
  )
}

/** A second after the opening, once. Product 68. */
function useReadAfterAWhile(newest: string | undefined, markAll: (newest: string) => void): void {
  const unread = useUnreadNotifications()?.length
  const [isDue, setDue] = useState(false)
  const isDone = useRef(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), READ_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!isDue || isDone.current || newest === undefined || unread === undefined) return
    isDone.current = true
    if (unread > 0) markAll(newest)
  }, [isDue, newest, unread, markAll])
}
