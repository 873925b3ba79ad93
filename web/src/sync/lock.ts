import type { Surroundings } from './surroundings'

export type Lock = {
  isHeld(): boolean
  /** Takes the lock from a holder that nobody sees; a frozen one never gives it back. */
  claim(): void
  release(): void
}

export type LockPort = { name: string; surroundings: Surroundings; onHeld: () => void; onLost: () => void }

/** A visible holder answers a claim within this time; a hidden or frozen one does not. */
const ANSWER_WITHIN_MS = 400

/** Exactly one tab of an account replicates and drains. Rule T1. */
export function createLock({ name, surroundings, onHeld, onLost }: LockPort): Lock {
  const { locks, openChannel, isVisible } = surroundings
  if (!locks) return soleHolder(onHeld)
  const channel = openChannel?.(`${name}-holder`)
  let asked = 0
  /** Which of this tab's requests holds the lock, 0 for none: a theft by this very tab breaks an earlier one, perhaps after it holds the new. */
  let held = 0
  let giveBack: (() => void) | undefined
  let answered = false
  let stopped = false

  function request(options: LockOptions): void {
    const id = ++asked
    locks
      ?.request(name, options, () => {
        if (stopped) return undefined
        held = id
        onHeld()
        return new Promise<void>((resolve) => {
          giveBack = resolve
        })
      })
      .catch(() => {
        if (held !== id) return
        // Another tab took it while this one was hidden: wait for it like everybody else.
        held = 0
        onLost()
        if (!stopped) request({})
      })
  }

  channel?.addEventListener('message', ({ data }) => {
    if (data === 'who holds it?' && held > 0 && isVisible()) channel.postMessage('a visible tab')
    if (data === 'a visible tab') answered = true
  })

  request({})
  return {
    isHeld: () => held > 0,
    claim() {
      if (held > 0 || !isVisible()) return
      answered = false
      channel?.postMessage('who holds it?')
      setTimeout(() => {
        if (held === 0 && !answered && !stopped && isVisible()) request({ steal: true })
      }, ANSWER_WITHIN_MS)
    },
    release() {
      stopped = true
      held = 0
      giveBack?.()
      channel?.close()
    },
  }
}

function soleHolder(onHeld: () => void): Lock {
  let held = true
  queueMicrotask(onHeld)
  return {
    isHeld: () => held,
    claim: () => undefined,
    release() {
      held = false
    },
  }
}
