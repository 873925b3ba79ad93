import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { markSeen } from '../../data/queries/marks'
import { usePageVisible } from '../../data/queries/use-page-visible'
import { useAccountStore } from '../../data/store/account-store-context'
import { seenAt } from './visits'

/** Notes what a person has had on the screen, so that the dashboard tells what is new. It shows nothing. */
export function VisitMarks() {
  const account = useAccountStore()
  const { pathname } = useLocation()
  const isSeen = usePageVisible()
  useEffect(() => {
    if (!isSeen) return
    const watching = seenAt(pathname, account.actor().role, account).subscribe((seen) => {
      markSeen(account.database, seen).catch((error: unknown) => console.info('What was seen could not be noted.', error))
    })
    return () => watching.unsubscribe()
  }, [account, pathname, isSeen])
  return null
}
