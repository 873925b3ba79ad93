import { environment } from './globals'
import type { App } from './pocketbase-api'
import { withShared } from './shared-map'

/** Counters in memory: PocketBase's limiter knows addresses only. */
const KEY = 'attempts'

export type Limit = { name: string; most: number; withinMs: number }

/** The multiplier of every limit: production has 1. */
export const rateFactor = (): number => Number(environment('CANTEIRO_RATE_FACTOR')) || 1

/** `times` for an attempt that counts as several; false beyond the limit. */
export function attempt(app: App, limit: Limit, who: string, times = 1): boolean {
  let count = 0
  withShared(app, KEY, (attempts) => {
    // Read in the lock: another engine may have begun a later count meanwhile.
    const now = Date.now()
    const [since = 0, before = 0] = parsed(attempts[keyOf(limit, who)])
    const isOver = hasRunOut(since, limit.withinMs, now)
    count = isOver ? times : before + times
    attempts[keyOf(limit, who)] = `${isOver ? now : since} ${count} ${limit.withinMs}`
  })
  return count <= limit.most * rateFactor()
}

export function undoAttempt(app: App, limit: Limit, who: string): void {
  withShared(app, KEY, (attempts) => {
    const [since = 0, count = 0] = parsed(attempts[keyOf(limit, who)])
    if (count > 0) attempts[keyOf(limit, who)] = `${since} ${count - 1} ${limit.withinMs}`
  })
}

export type Counted = readonly [limit: Limit, who: string]

/** All or none. */
export function attemptAll(app: App, counted: readonly Counted[]): boolean {
  const refused = counted.findIndex((one) => !attempt(app, ...one))
  for (const one of refused < 0 ? [] : counted.slice(0, refused + 1)) undoAttempt(app, ...one)
  return refused < 0
}

/** Undoes the attempts where `work` fails: the server's trouble uses up no one's. */
export function orUndoAttempts(app: App, counted: readonly Counted[], work: () => void): void {
  try {
    work()
  } catch (thrown) {
    for (const [limit, who] of counted) undoAttempt(app, limit, who)
    throw thrown
  }
}

export function forgetAttempts(app: App, limit: Limit, who: string): void {
  withShared(app, KEY, (attempts) => {
    delete attempts[keyOf(limit, who)]
  })
}

export function dropOldAttempts(app: App): void {
  withShared(app, KEY, (attempts) => {
    const now = Date.now()
    for (const key of Object.keys(attempts)) {
      const [since = 0, , withinMs = 0] = parsed(attempts[key])
      if (hasRunOut(since, withinMs, now)) delete attempts[key]
    }
  })
}

/** A count from the future began while the server's clock was ahead. */
const hasRunOut = (since: number, withinMs: number, now: number): boolean => since > now || now - since >= withinMs

/** No name has a line break, so typed text cannot read as another limit's name. */
const keyOf = (limit: Limit, who: string): string => `${limit.name}\n${who}`
const parsed = (text = ''): number[] => text.split(' ').map(Number)
