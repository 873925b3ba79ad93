import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { links } from '#links'
import { useSession } from '../../data/store/account-store-context'
import { openSupport } from '../support-door'

/** The hash that opens the report once its visitor has signed in. */
const ASKED = '#denunciar'

/** 'Denunciar': opens the support chat about this subject. Who is signed out signs in first and comes back to it. Product 22. */
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
