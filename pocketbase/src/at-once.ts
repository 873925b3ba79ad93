import { Failure } from './failure'
import type { App } from './pocketbase-api'
import { withShared } from './shared-map'

const KEY = 'at once'
/** What is under way has mostly ended by then. */
const AGAIN_AFTER_S = 2

/** How much of one kind of work may be under way: for one person, and in all. */
export type AtOnce = { name: string; each: number; all: number }

/** Does the work, unless as much of it is under way already: then 429 at once, for the other side to come again, or what `beyond` is. */
export function atOnce(app: App, limit: AtOnce, person: string, work: () => void, beyond = comeAgain): void {
  if (!didAtOnce(app, limit, person, work)) throw beyond()
}

/** The same; false where it was not done. */
export function didAtOnce(app: App, { name, each, all }: AtOnce, person: string, work: () => void): boolean {
  const own = `${name} ${person}`
  let begins = false
  withShared(app, KEY, (counts) => {
    begins = countOf(counts, own) < each && countOf(counts, name) < all
    if (begins) for (const key of [own, name]) counts[key] = String(countOf(counts, key) + 1)
  })
  if (!begins) return false
  try {
    work()
  } finally {
    withShared(app, KEY, (counts) => {
      for (const key of [own, name]) {
        const left = countOf(counts, key) - 1
        if (left > 0) counts[key] = String(left)
        else delete counts[key]
      }
    })
  }
  return true
}

const comeAgain = (): Failure => new Failure(429, 'too_many_requests', undefined, AGAIN_AFTER_S)

const countOf = (counts: Record<string, string>, key: string): number => Number(counts[key] ?? 0)
