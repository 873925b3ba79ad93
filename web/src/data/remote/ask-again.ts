type AskingAgain = {
  /** Asks once more, at its time. */
  want: () => void
  /** The same without waiting for its time. */
  wantNow: () => void
  /** Asks for a part alone, without waiting; what is wanted beside it is still asked for. */
  wantPart: () => void
  stop: () => void
}

/**
 * Asks at once, and again when it is wanted: at most once in `paceMs`, and never while an answer is on its way, which however slow is not thrown away
 * for a newer one. `ask` never rejects.
 */
export function askAgain<T>(
  ask: (signal: AbortSignal, isPart: boolean) => Promise<T>,
  onAnswer: (answer: T) => void,
  paceMs: () => number,
): AskingAgain {
  const aborter = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  /** By `performance.now()`: the clock may be set back meanwhile. */
  let askedAt = 0
  let isAsking = false
  let isWanted = false
  let isUrgent = false
  let isPartWanted = false

  async function run(isPart: boolean): Promise<void> {
    isAsking = true
    isPartWanted = false
    if (!isPart) {
      isWanted = false
      isUrgent = false
    }
    askedAt = performance.now()
    const answer = await ask(aborter.signal, isPart)
    if (aborter.signal.aborted) return
    isAsking = false
    onAnswer(answer)
    if (isUrgent) asking.wantNow()
    else if (isPartWanted) asking.wantPart()
    if (isWanted) asking.want()
  }

  const asking: AskingAgain = {
    want() {
      if (isAsking) isWanted = true
      else timer ??= setTimeout(asking.wantNow, Math.max(0, askedAt + paceMs() - performance.now()))
    },
    wantNow() {
      clearTimeout(timer)
      timer = undefined
      if (isAsking) isUrgent = true
      else void run(false)
    },
    wantPart() {
      if (isAsking) isPartWanted = true
      else void run(true)
    },
    stop() {
      aborter.abort()
      clearTimeout(timer)
    },
  }
  void run(false)
  return asking
}
