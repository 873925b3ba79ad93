import type { AuthResult } from '../../data/session/auth'
import type { Session } from '../../data/session/session'

/** What the renewal knows of time and of the browser around it. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls back after that many milliseconds. Returns the end of it. */
  wait(ms: number, then: () => void): () => void
  isOnline(): boolean
  /** Calls back when the network or the person returns. Returns the end of it. */
  onReturn(listener: () => void): () => void
}

export type RenewalPort = {
  /** The session of this device as it is now, whichever tab stored it. */
  session: () => Session | null
  ask: (session: Session) => Promise<AuthResult<Session>>
  /** Stores the renewed session, unless the one before it was replaced or ended meanwhile, or there is no room. Tells whether it was stored. */
  replace: (before: Session, next: Session) => boolean
  clock: Clock
}

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** Renews the token of this device's session once a day for as long as it runs: by a timer, and when the network or the person returns. Returns the end of it. */
export function keepRenewed({ session, ask, replace, clock }: RenewalPort): () => void {
  let isAsking = false
  let isOver = false
  let endWait = () => {}

  function lookIn(ms: number): void {
    endWait()
    endWait = clock.wait(ms, look)
  }

  function look(): void {
    const before = session()
    if (isAsking || isOver || !before) return
    const left = timeLeft(before, clock.now())
    if (left > 0) lookIn(left)
    else if (clock.isOnline()) void renew(before)
  }

  async function renew(before: Session): Promise<void> {
    isAsking = true
    const answer = await ask(before)
    isAsking = false
    if (isOver) return
    if (!answer.ok) return lookIn(HOUR_MS)
    if (replace(before, { ...answer.value, renewed_at: clock.now() })) look()
    else lookIn(HOUR_MS)
  }

  const endListening = clock.onReturn(look)
  look()
  return () => {
    isOver = true
    endWait()
    endListening()
  }
}

/** A renewal in the future was noted by a clock that was wrong. */
function timeLeft({ renewed_at }: Session, now: number): number {
  return renewed_at > now ? 0 : renewed_at + DAY_MS - now
}

export const browserClock: Clock = {
  now: () => Date.now(),
  wait(ms, then) {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
  isOnline: () => navigator.onLine,
  onReturn(listener) {
    const seen = () => {
      if (document.visibilityState === 'visible') listener()
    }
    window.addEventListener('online', listener)
    document.addEventListener('visibilitychange', seen)
    return () => {
      window.removeEventListener('online', listener)
      document.removeEventListener('visibilitychange', seen)
    }
  },
}
