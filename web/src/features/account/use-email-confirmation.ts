import { useCallback, useEffect, useState } from 'react'
import { texts } from '#texts'
import type { AuthFailure } from '../../data/auth'
import { showToast } from '../../ui/toasts'
import { tokenFacts, useMailedToken } from './mailed-token'
import { withAuth } from './with-auth'

const CONFIRMED_TOAST_MS = 6_000

type State = 'verifying' | 'confirmed' | 'expired' | { failed: AuthFailure }

/** Confirms the address that the link was mailed to. `email` is that address, '' when the link does not tell. */
export function useEmailConfirmation(): { state: State; email: string; tryAgain: () => void } {
  const token = useMailedToken()
  const [state, setState] = useState<State>(token ? 'verifying' : 'expired')

  const confirm = useCallback(async () => {
    setState('verifying')
    const answer = await withAuth((auth) => auth.confirmVerification(token))
    if (answer.ok) showToast({ ...texts.account.confirmed.toast, tone: 'ok' }, CONFIRMED_TOAST_MS)
    setState(answer.ok ? 'confirmed' : answer.code === 'expired_link' ? 'expired' : { failed: answer.code })
  }, [token])

  useEffect(() => {
    if (token) void confirm()
  }, [token, confirm])

  return { state, email: tokenFacts(token, 0)?.email ?? '', tryAgain: () => void confirm() }
}
