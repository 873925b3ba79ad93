type AskingAgain = {
  want: () => void
  wantNow: () => void
  /** Asks for a part alone; the whole is still asked for later. */
  wantPart: () => void
  stop: () => void
}

/**
 * Asks at once and when wanted: at most once in `paceMs`, and never during a request, whose slow answer is not thrown away for a newer one.
 * `ask` never rejects.
 */
export function askAgain<T>(
  ask: (signal: AbortSignal, isPart: boolean) => Promise<T>,
  onAnswer: (answer: T) => void,
  paceMs: () => number,
): AskingAgain {
  const aborter = new AbortController()
  let last: Promise<void> = Promise.resolve()
  let isWanted = false
  let isPacing = false

  async function run(isPart: boolean): Promise<void> {
    if (aborter.signal.aborted) return
    const answer = await ask(aborter.signal, isPart)
    if (!aborter.signal.aborted) onAnswer(answer)
  }
  const inTurn = (isPart: boolean) => {
    last = last.then(() => run(isPart))
    return last
  }
  async function want(): Promise<void> {
    isWanted = true
    if (isPacing) return
    isPacing = true
    while (isWanted && !aborter.signal.aborted) {
      isWanted = false
      await Promise.all([inTurn(false), new Promise((resolve) => setTimeout(resolve, paceMs()))])
    }
    isPacing = false
  }

  void want()
  return { want, wantNow: () => void inTurn(false), wantPart: () => void inTurn(true), stop: () => aborter.abort() }
}
