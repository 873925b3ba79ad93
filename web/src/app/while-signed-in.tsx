import { useEffect } from 'react'
import { useAccount } from '../data/account-context'
import { showToast } from '../ui/toasts'
import { useSessionUpkeep } from './use-session-upkeep'

/** What goes on behind every page for as long as an account is open. */
export function WhileSignedIn() {
  useSessionUpkeep()
  useAnsweredToasts()
  useUploadToasts()
  return null
}

/** What the server answered is told once, wherever one is by then. Product 30. */
function useAnsweredToasts(): void {
  const account = useAccount()
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
  const account = useAccount()
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
