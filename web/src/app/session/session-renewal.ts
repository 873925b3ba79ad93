import type { AuthResult } from '../../data/session/auth'
import type { Session } from '../../data/session/session'

export type RenewalPort = {
  session: () => Session | null
  ask: (session: Session) => Promise<AuthResult<Session>>
  /** Stores nothing if the former session was replaced or ended, or without room. */
  replace: (before: Session, next: Session) => boolean
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Once a day: looks each hour, and when the network or the person returns. */
export function keepRenewed({ session, ask, replace }: RenewalPort): () => void {
  let isAsking = false
  const ended = new AbortController()
  const { signal } = ended

  async function look(): Promise<void> {
    const before = session()
    if (isAsking || !before || !isDue(before) || !navigator.onLine) return
    isAsking = true
    const answer = await ask(before)
    isAsking = false
    if (answer.ok && !signal.aborted) replace(before, { ...answer.value, renewed_at: Date.now() })
  }

  const timer = setInterval(look, HOUR_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
  window.addEventListener('online', look, { signal })
  document.addEventListener('visibilitychange', look, { signal })
  void look()
  return () => ended.abort()
}

/** A renewal time in the future was noted by a wrong clock. */
const isDue = ({ renewed_at }: Session): boolean => renewed_at > Date.now() || Date.now() - renewed_at >= DAY_MS
