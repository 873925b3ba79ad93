/** One timer for many deadlines, of which the earliest counts. */
export type EarliestTimer = {
  within(ms: number): void
  cancel(): void
}

export function createEarliestTimer(run: () => void): EarliestTimer {
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = Number.POSITIVE_INFINITY
  const cancel = () => {
    clearTimeout(timer)
    due = Number.POSITIVE_INFINITY
  }
  return {
    within(ms) {
      const at = performance.now() + ms
      if (at >= due) return
      cancel()
      due = at
      timer = setTimeout(() => {
        due = Number.POSITIVE_INFINITY
        run()
      }, ms)
    },
    cancel,
  }
}
