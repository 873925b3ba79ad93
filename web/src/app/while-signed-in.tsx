import { useEffect } from 'react'
import { desktop } from '#desktop'
import { useOptionalPart } from '../components/use-optional-part'
import { useUnreadCount } from '../data/queries/unread-messages'
import { useUnreadNotifications } from '../data/queries/unread-notifications'
import { showBadge } from '../data/session/app-badge'
import { storedSession } from '../data/session/session'
import { useAccountStore } from '../data/store/account-store-context'
import { showToast, type Toast } from '../ui/feedback/toasts'
import { AccountPaletteOnEveryPage } from './palette/palette-on-every-page'
import { useSessionUpkeep } from './session/use-session-upkeep'
import { SupportOnEveryPage } from './shell/support-on-every-page'

export function WhileSignedIn() {
  useSessionUpkeep()
  useAnsweredToasts()
  useNoticeToasts()
  useAppBadge()
  const Marks = useOptionalPart(loadMarks, true, AFTER_THE_PAGE_MS)
  const WebPush = useOptionalPart(loadWebPush, canPush, AFTER_THE_PAGE_MS)
  // Signing out may be closing the database already.
  if (!storedSession()) return null
  return (
    <>
      <AccountPaletteOnEveryPage />
      {Marks ? <Marks /> : null}
      {WebPush ? <WebPush /> : null}
      <SupportOnEveryPage />
    </>
  )
}

const loadMarks = async () => (await import('../features/dashboard/visit-marks')).VisitMarks
const loadWebPush = async () => (await import('./web-push/web-push')).WebPush
const canPush = !desktop && 'PushManager' in globalThis && 'serviceWorker' in navigator
const AFTER_THE_PAGE_MS = 500

/** Shows a toast for each answer, on any page. Product 30, rule P12. */
function useAnsweredToasts(): void {
  const account = useAccountStore()
  useEffect(() => {
    const load = () => import('./toasts/answered-toasts')
    const show = (toasts: readonly Toast[]) => {
      for (const toast of toasts) showToast(toast)
    }
    const ends = [
      account.onAnswered((answered) => void load().then(({ answeredToasts }) => show(answeredToasts(answered, Date.now())))),
      account.onUploaded((settled) => void load().then(({ uploadToasts }) => show(uploadToasts(settled)))),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [account])
}

function useNoticeToasts(): void {
  const account = useAccountStore()
  useEffect(() => {
    let end: (() => void) | undefined
    let isOver = false
    import('./toasts/notice-toasts').then(
      ({ toastNotices }) => {
        if (!isOver) end = toastNotices(account)
      },
      (error: unknown) => console.info('Notifications will not be shown as they arrive.', error),
    )
    return () => {
      isOver = true
      end?.()
    }
  }, [account])
}

function useAppBadge(): void {
  const messages = useUnreadCount()
  const notifications = useUnreadNotifications()?.length
  useEffect(() => {
    if (messages !== undefined && notifications !== undefined) showBadge(messages + notifications)
  }, [messages, notifications])
}
