const FIRST_MS = 1_000
const LONGEST_MS = 5 * 60_000

/** How long to wait after the given number of failures in a row: doubling to five minutes, with jitter, so that devices do not come back all at once. */
export function backoffDelay(failures: number, random: () => number = Math.random): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1))
  return full * (0.5 + random() / 2)
}
