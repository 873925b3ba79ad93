import { useCallback, useEffect, useState } from 'react'
import { texts } from '#texts'
import type { AuthFailure, ConfirmedBy } from '../../../data/session/auth'
import { signUpProofOf } from '../../../data/session/sign-up-proof'
import { signUpOriginOf } from '../../../data/session/stored-proof'
import { showToast } from '../../../ui/feedback/toasts'
import { withAuth } from '../with-auth'
import { tokenFacts, useMailedLink } from './mailed-token'

const CONFIRMED_TOAST_MS = 6_000

type State = 'verifying' | 'asking' | 'confirmed' | 'expired' | 'replaced' | { failed: AuthFailure }

/** At once in the browser that signed up, elsewhere with the sign-up's password. `email` is '' when the link does not tell. Product 41. */
export function useEmailConfirmation() {
  const { token, from: mailed } = useMailedLink()
  const [from, setFrom] = useState(mailed)
  const [state, setState] = useState<State>(token ? 'verifying' : 'expired')
  const email = tokenFacts(token, 0)?.email ?? ''

  const confirm = useCallback(
    async (given: ConfirmedBy) => {
      // Read before the proof is used up.
      const origin = signUpOriginOf(email)
      if (origin) setFrom(origin)
      const answer = await withAuth((auth) => auth.confirmAccount(token, given))
      if (answer.ok) showToast({ ...texts.account.confirmed.toast, tone: 'ok' }, CONFIRMED_TOAST_MS)
      setState(answer.ok ? 'confirmed' : stateAfter(answer.code))
      return answer.ok || answer.code !== 'wrong_password'
    },
    [token, email],
  )
  const confirmByProof = useCallback(() => confirm({ proof: signUpProofOf(email) }), [confirm, email])

  useEffect(() => {
    if (token) void confirmByProof()
  }, [token, confirmByProof])

  return {
    state,
    email,
    /** The page before the sign-up, '' if unknown. */
    from,
    tryAgain: () => {
      setState('verifying')
      void confirmByProof()
    },
    confirmByPassword: (password: string) => confirm({ password }),
  }
}

function stateAfter(code: AuthFailure): State {
  if (code === 'password_needed' || code === 'wrong_password') return 'asking'
  if (code === 'sign_up_replaced') return 'replaced'
  return code === 'expired_link' ? 'expired' : { failed: code }
}
