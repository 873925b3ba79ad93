import type { SyncEnvironment } from '../sync-environment'

export type Lock = {
  isHeld(): boolean
  /** From now on: whether this lock has been held without a break. A lock that was lost and acquired again is another one. Rule L9. */
  lease(): () => boolean
  /** The page was shown or hidden: a visible one takes the lock from a holder that is not. */
  claim(): void
  release(): void
}

export type LockPort = { name: string; environment: SyncEnvironment; onHeld: () => void; onLost: () => void }

/**
 * Exactly one tab of an account replicates and drains. Rule T1.
 *
 * A second lock says which page may take the first: a page has it only while it is visible, and gives it back before the browser can freeze it. The browser
 * keeps it for a page that is merely busy, so no holder has to answer in time.
 */
export function createLock({ name, environment, onHeld, onLost }: LockPort): Lock {
  const { locks, isVisible } = environment
  if (!locks) return soleHolder(onHeld)
  let asked = 0
  /** Which of this tab's requests holds the lock, 0 for none: a theft by this very tab breaks an earlier one, perhaps after it holds the new. */
  let held = 0
  let endHold: (() => void) | undefined
  /** Ends the wait for the second lock, or the hold of it. */
  let seen: AbortController | undefined
  let stopped = false

  function request(options: LockOptions): void {
    const id = ++asked
    locks
      ?.request(name, options, () => {
        if (stopped) return undefined
        held = id
        onHeld()
        return new Promise<void>((resolve) => {
          endHold = resolve
        })
      })
      .catch(() => {
        if (held !== id) return
        // Another tab took it while this one was hidden: wait for it like everyone else.
        held = 0
        onLost()
        if (!stopped) request({})
      })
  }

  function beSeen(): void {
    if (seen) return
    const turn = new AbortController()
    seen = turn
    locks
      ?.request(`${name}-seen`, { signal: turn.signal }, () => {
        if (turn.signal.aborted) return undefined
        if (held === 0) request({ steal: true })
        return new Promise<void>((resolve) => turn.signal.addEventListener('abort', () => resolve()))
      })
      // The page was hidden before it got the lock.
      .catch(() => undefined)
  }

  function beUnseen(): void {
    seen?.abort()
    seen = undefined
  }

  request({})
  return {
    isHeld: () => held > 0,
    lease() {
      const id = held
      return () => id > 0 && held === id
    },
    claim() {
      if (isVisible() && !stopped) beSeen()
      else beUnseen()
    },
    release() {
      stopped = true
      held = 0
      beUnseen()
      endHold?.()
    },
  }
}

function soleHolder(onHeld: () => void): Lock {
  let held = true
  queueMicrotask(onHeld)
  return {
    isHeld: () => held,
    lease: () => () => held,
    claim: () => undefined,
    release() {
      held = false
    },
  }
}
