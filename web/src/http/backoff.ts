/** In milliseconds: after the first failure, and at most. */
export type Backoff = { firstRetryMs: number; longestRetryMs: number }

/** Wait after so many failures in a row, in milliseconds, with jitter, so that devices do not come back all at once. */
export function backoffDelay(failures: number, { firstRetryMs, longestRetryMs }: Backoff, random: () => number = Math.random): number {
  const full = Math.min(longestRetryMs, firstRetryMs * 2 ** Math.max(0, failures - 1))
  return full * (0.5 + random() / 2)
}
