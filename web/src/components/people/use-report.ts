import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type ReportReason, reportedIn } from '#domain/support-ticket'
import { links } from '#links'
import { useSession } from '../../data/store/account-store-context'
import { openReport } from '../support-door'

/** One of several that a page can report. */
const markOf = (subject: string): string => `#denunciar-${reportedIn(subject)?.id ?? ''}`

/** Asks why this subject is reported, after signing in. Product 117. */
export function useReport(subject: string, reason?: ReportReason): () => void {
  const { session } = useSession()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const isAsked = session !== null && hash === markOf(subject)

  useEffect(() => {
    if (!isAsked) return
    void navigate(pathname + search, { replace: true })
    openReport(subject, reason)
  }, [isAsked, navigate, pathname, search, subject, reason])

  return () => {
    if (session) openReport(subject, reason)
    else void navigate(links.signIn(), { state: { from: pathname + search + markOf(subject) } })
  }
}
