type AskingAgain = {
  /** Asks once more, at its time. */
  want: () => void
  /** The same without waiting for its time. */
  wantNow: () => void
  stop: () => void
}

/**
 * Asks at once, and again when it is wanted: at most once in `paceMs`, and never while an answer is on its way, which however slow is not thrown away
 * for a newer one. `ask` never rejects.
 */
export function askAgain<T>(ask: (signal: AbortSignal) => Promise<T>, onAnswer: (answer: T) => void, paceMs: () => number): AskingAgain {
  const aborter = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let askedAt = 0
  let isAsking = false
  let isWanted = false
  let isUrgent = false

  async function run(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    isAsking = true
    isWanted = false
    isUrgent = false
    askedAt = Date.now()
    const answer = await ask(aborter.signal)
    if (aborter.signal.aborted) return
    isAsking = false
    onAnswer(answer)
    if (isUrgent) asking.wantNow()
    else if (isWanted) asking.want()
  }

  const asking: AskingAgain = {
    want() {
      if (isAsking) isWanted = true
      else timer ??= setTimeout(() => void run(), Math.max(0, askedAt + paceMs() - Date.now()))
    },
    wantNow() {
      if (isAsking) isUrgent = true
      else void run()
    },
    stop() {
      aborter.abort()
      clearTimeout(timer)
    },
  }
  void run()
  return asking
}
