/** One timer for many wishes, of which the earliest counts. */
export type EarliestTimer = {
  /** In so many milliseconds at the latest. */
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
