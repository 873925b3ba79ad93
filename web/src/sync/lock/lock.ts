import type { SyncEnvironment } from '../sync-environment'

export type Lock = {
  isHeld(): boolean
  /** Whether this lock was held without a break since; one acquired again is another. Rule L9. */
  lease(): () => boolean
  /** A visible tab takes the lock from a hidden holder. */
  claim(): void
  release(): void
}

export type LockPort = { name: string; environment: SyncEnvironment; onHeld: () => void; onLost: () => void }

/**
 * Lets exactly one tab of an account replicate (rule T1). A page has a second lock only while visible, and may then take the first; the
 * browser keeps that one for a busy page.
 */
export function createLock({ name, environment, onHeld, onLost }: LockPort): Lock {
  const { locks, isVisible } = environment
  if (!locks) return soleHolder(onHeld)
  let asked = 0
  /**
   * Which request of this tab holds the lock, 0 for none: a theft by this tab breaks its earlier request, perhaps after the new one holds the
   * lock.
   */
  let held = 0
  let endHold: (() => void) | undefined
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
