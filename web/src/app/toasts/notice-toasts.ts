import type { Notification } from '#domain/documents'
import { isTicketLink, links, removedProjectLink } from '#links'
import { texts } from '#texts'
import { isOwnNotice } from '../../components/own-notice'
import { isSupportOpen } from '../../components/support-door'
import { dispatch } from '../../data/commands/dispatch'
import { arrivals } from '../../data/queries/arrivals'
import type { AccountStore } from '../../data/store/account-store'
import { showToast, type Toast, toastQueue } from '../../ui/feedback/toasts'

const SHOWN_MS = 3_000
const words = texts.notifications

/** Queued behind a shown toast and joined. No toast for notices on the screen, or of one's own acceptance. Product 75. */
export function toastNotices(account: AccountStore): () => void {
  let waiting: Notification[] = []
  const showNext = () => {
    if (waiting.length === 0 || toastQueue.visibleToasts.length > 0) return
    const arrived = waiting
    waiting = []
    showToast(
      noticeToast(arrived, (id) => void dispatch(account, 'mark_notifications_read', { ids: [id] })),
      SHOWN_MS,
    )
  }
  const listening = arrivals(account).subscribe((arrived) => {
    if (document.visibilityState !== 'visible') return
    waiting.push(...arrived.filter(({ link }) => !isOwnNotice(link) && !isOnScreen(link)))
    showNext()
  })
  // Queued: a toast that replaces another one empties the queue first.
  const endWatching = toastQueue.subscribe(() => queueMicrotask(showNext))
  return () => {
    listening.unsubscribe()
    endWatching()
  }
}

/** The support's reply in the open chat, a removed project in its place. */
export const isOnScreen = (link: string): boolean =>
  isTicketLink(link) ? isSupportOpen() : link === removedProjectLink(projectOf(location.pathname))

const projectOf = (path: string): string => path.replace(links.project(''), '')

export function noticeToast(arrived: readonly Notification[], markRead: (id: string) => void): Toast {
  const [only] = arrived
  if (arrived.length !== 1 || !only) return { ...words.arrived(arrived.length), action: { text: words.open, href: links.notifications() } }
  const { id, title, message, link } = only
  return { title, description: message, action: { text: words.open, href: link, onPress: () => markRead(id) } }
}
