import { environment } from './globals'
import type { App } from './pocketbase-api'
import { withShared } from './shared-map'

/** Our own counters, in memory, for what PocketBase's limiter cannot tell apart: it knows addresses only. */
const KEY = 'attempts'

export type Limit = { name: string; most: number; withinMs: number }

/** The multiplier of every limit: production has 1. */
export const rateFactor = (): number => Number(environment('CANTEIRO_RATE_FACTOR')) || 1

/** Counts one attempt, or one that is as much as several; false when it is one too many. */
export function attempt(app: App, limit: Limit, who: string, times = 1): boolean {
  let count = 0
  withShared(app, KEY, (attempts) => {
    // Read in the lock: to one that waited for it, a count that another engine began meanwhile would be from the future.
    const now = Date.now()
    const [since = 0, before = 0] = parsed(attempts[keyOf(limit, who)])
    const isOver = hasRunOut(since, limit.withinMs, now)
    count = isOver ? times : before + times
    attempts[keyOf(limit, who)] = `${isOver ? now : since} ${count} ${limit.withinMs}`
  })
  return count <= limit.most * rateFactor()
}

/** Undoes the last attempt. */
export function undoAttempt(app: App, limit: Limit, who: string): void {
  withShared(app, KEY, (attempts) => {
    const [since = 0, count = 0] = parsed(attempts[keyOf(limit, who)])
    if (count > 0) attempts[keyOf(limit, who)] = `${since} ${count - 1} ${limit.withinMs}`
  })
}

/** An attempt that was counted. */
export type Counted = readonly [limit: Limit, who: string]

/** Counts one attempt at each of them, or none where one would be one too many. */
export function attemptAll(app: App, counted: readonly Counted[]): boolean {
  const refused = counted.findIndex((one) => !attempt(app, ...one))
  for (const one of refused < 0 ? [] : counted.slice(0, refused + 1)) undoAttempt(app, ...one)
  return refused < 0
}

/** Does what was counted as these attempts. Where it fails there were none: the server's trouble uses up no one's. */
export function orUndoAttempts(app: App, counted: readonly Counted[], work: () => void): void {
  try {
    work()
  } catch (thrown) {
    for (const [limit, who] of counted) undoAttempt(app, limit, who)
    throw thrown
  }
}

/** Undoes all attempts. */
export function forgetAttempts(app: App, limit: Limit, who: string): void {
  withShared(app, KEY, (attempts) => {
    delete attempts[keyOf(limit, who)]
  })
}

/** Frees what has run out. */
export function dropOldAttempts(app: App): void {
  withShared(app, KEY, (attempts) => {
    const now = Date.now()
    for (const key of Object.keys(attempts)) {
      const [since = 0, , withinMs = 0] = parsed(attempts[key])
      if (hasRunOut(since, withinMs, now)) delete attempts[key]
    }
  })
}

/** A count from the future began while the server's clock was ahead, and would never end. */
const hasRunOut = (since: number, withinMs: number, now: number): boolean => since > now || now - since >= withinMs

/** No name has an end of line: what is typed, and counted, cannot read as the name of another limit. */
const keyOf = (limit: Limit, who: string): string => `${limit.name}\n${who}`
const parsed = (text = ''): number[] => text.split(' ').map(Number)
