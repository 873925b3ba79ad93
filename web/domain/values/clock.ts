/** Times are ISO 8601 in UTC with milliseconds, so they compare as text. */
export const toTime = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** `now`, or the millisecond after `previous` when the clock has not passed it: strictly increasing whatever the clock does. Rule P2. */
export const strictlyAfter = (previous: string, now: string): string => (previous && previous >= now ? toTime(Date.parse(previous) + 1) : now)

export const earlierOf = (one: string, other: string): string => (one < other ? one : other)

/** Whether a text from elsewhere is such a time, and one that exists: formatting a day that no month has throws. */
export function isTime(text: string): boolean {
  const at = Date.parse(text)
  return Number.isFinite(at) && toTime(at) === text
}
