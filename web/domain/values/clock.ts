export const DAY_MS = 86_400_000

/** ISO 8601 in UTC with milliseconds, so they compare as text. */
export const toTime = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** Strictly increasing, whatever the clock does. Rule P2. */
export const strictlyAfter = (previous: string, now: string): string => (previous && previous >= now ? toTime(Date.parse(previous) + 1) : now)

export const earlierOf = (one: string, other: string): string => (one < other ? one : other)
export const laterOf = (one: string, other: string): string => (one > other ? one : other)

/** Formatting a day that no month has throws. */
export function isTime(text: string): boolean {
  const at = Date.parse(text)
  return Number.isFinite(at) && toTime(at) === text
}
