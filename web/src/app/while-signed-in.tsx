import { type ComponentType, useEffect, useState } from 'react'
import { useUnreadCount } from '../data/queries/conversations'
import { storedSession } from '../data/session/session'
import { useAccountStore } from '../data/store/account-store-context'
import { showBadge } from '../data/store/app-badge'
import { showToast } from '../ui/feedback/toasts'
import { useSessionUpkeep } from './use-session-upkeep'

/** What goes on behind every page for as long as an account is open. */
export function WhileSignedIn() {
  useSessionUpkeep()
  useAnsweredToasts()
  useUploadToasts()
  useAppBadge()
  const Corner = useSupportCorner()
  return Corner ? <Corner /> : null
}

/** The support chat comes once the page stands and the browser has a moment. Without it the page is whole. */
function useSupportCorner(): ComponentType | undefined {
  const [Corner, setCorner] = useState<ComponentType>()
  useEffect(() => {
    const timer = setTimeout(() => {
      import('../features/support/support-corner').then(
        // Signing out may have closed the database meanwhile.
        ({ SupportCorner }) => {
          if (storedSession()) setCorner(() => SupportCorner)
        },
        (error: unknown) => console.info('The support chat did not come.', error),
      )
    }, AFTER_THE_PAGE_MS)
    return () => clearTimeout(timer)
  }, [])
  return Corner
}

const AFTER_THE_PAGE_MS = 500

/** What the server answered is told once, wherever one is by then. Product 30. */
function useAnsweredToasts(): void {
  const account = useAccountStore()
  useEffect(
    () =>
      account.onAnswered((answered) => {
        void import('./answered-toasts').then(({ answeredToasts }) => {
          for (const toast of answeredToasts(answered, Date.now())) showToast(toast)
        })
      }),
    [account],
  )
}

/** The same of photos and avatars. Rule P12. */
function useUploadToasts(): void {
  const account = useAccountStore()
  useEffect(
    () =>
      account.onUploaded((settled) => {
        void import('./upload-toasts').then(({ uploadToasts }) => {
          for (const toast of uploadToasts(settled)) showToast(toast)
        })
      }),
    [account],
  )
}

/** The icon of the installed app counts what the navigation counts, on every page. */
function useAppBadge(): void {
  const unread = useUnreadCount()
  useEffect(() => {
    if (unread !== undefined) showBadge(unread)
  }, [unread])
}
