import type { Waits } from './waits'

export type SessionDoubt = {
  /** A 401 was heard and not yet a second answer: nothing but the second question is asked. */
  isOn(): boolean
  /** Not even that, for now. */
  isWaiting(): boolean
  begin(isAwaited: boolean): void
  /** Its person does something, or comes back. */
  hasten(): void
  end(): void
}

/** Between a 401 and the second question, which decides whether the session has ended. Rule A1. */
export function createSessionDoubt(ask: () => void, { questionMs, awaitedQuestionMs }: Waits, random: () => number = Math.random): SessionDoubt {
  let since: number | null = null
  let isWaiting = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function askIn(wait: number): void {
    clearTimeout(timer)
    isWaiting = true
    timer = setTimeout(() => {
      isWaiting = false
      ask()
    }, wait)
  }

  function hasten(): void {
    if (since !== null && isWaiting) askIn(Math.max(0, since + awaitedQuestionMs - performance.now()))
  }

  return {
    isOn: () => since !== null,
    isWaiting: () => isWaiting,
    begin(isAwaited) {
      if (since === null) {
        since = performance.now()
        // Devices that a server in trouble has turned away do not come back all at once.
        askIn(questionMs * (0.75 + random() / 2))
      }
      if (isAwaited) hasten()
    },
    hasten,
    end() {
      since = null
      isWaiting = false
      clearTimeout(timer)
    },
  }
}
