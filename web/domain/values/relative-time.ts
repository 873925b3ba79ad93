export type TimeUnit = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year'

const units: readonly [TimeUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** In the largest whole unit; months of 30 days, years of 365. A clock behind reads as 0 seconds. Product 76. */
export function timeSince(then: string, now: number): { count: number; unit: TimeUnit } {
  const seconds = Math.max(0, Math.floor((now - Date.parse(then)) / 1_000))
  for (const [unit, size] of units) if (seconds >= size) return { count: Math.floor(seconds / size), unit }
  return { count: seconds, unit: 'second' }
}
