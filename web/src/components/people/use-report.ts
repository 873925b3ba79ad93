import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { links } from '#links'
import { useSession } from '../../data/store/account-store-context'
import { openSupport } from '../support-door'

const ASKED = '#denunciar'

/** Opens the support chat about this subject, after signing in. Product 22. */
export function useReport(subject: string): () => void {
  const { session } = useSession()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const isAsked = session !== null && hash === ASKED

  useEffect(() => {
    if (!isAsked) return
    void navigate(pathname + search, { replace: true })
    openSupport(subject)
  }, [isAsked, navigate, pathname, search, subject])

  return () => {
    if (session) openSupport(subject)
    else void navigate(links.signIn(), { state: { from: pathname + search + ASKED } })
  }
}
