import { Failure } from '../failure'
import type { App } from '../pocketbase-api'
import { withShared } from '../shared-map'

const KEY = 'at once'
/** Work under way has mostly ended by then. */
const AGAIN_AFTER_S = 2

/** Work that began longer ago has ended, whatever became of it: PocketBase reads a request for 5 minutes at most, and the engine runs no `finally` for a panic of Go's. */
const LONGEST_MS = 10 * 60_000

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
  let since = ''
  withShared(app, KEY, (underWay) => {
    // Read in the lock, as in limits.ts.
    const now = Date.now()
    const [ofPerson, ofAll] = [startsIn(underWay[own], now), startsIn(underWay[name], now)]
    since = String(now)
    begins = ofPerson.length < each && ofAll.length < all
    if (!begins) return
    underWay[own] = [...ofPerson, since].join(' ')
    underWay[name] = [...ofAll, since].join(' ')
  })
  if (!begins) return false
  try {
    work()
  } finally {
    withShared(app, KEY, (underWay) => {
      for (const key of [own, name]) {
        const left = startsIn(underWay[key], Date.now())
        const ended = left.indexOf(since)
        if (ended !== -1) left.splice(ended, 1)
        if (left.length > 0) underWay[key] = left.join(' ')
        else delete underWay[key]
      }
    })
  }
  return true
}

const comeAgain = (): Failure => new Failure(429, 'too_many_requests', undefined, AGAIN_AFTER_S)

/** When each piece of work under way began, in milliseconds. One from the future began while the server's clock was ahead. */
const startsIn = (starts = '', now: number): string[] =>
  starts.split(' ').filter((start) => start !== '' && Number(start) <= now && now - Number(start) < LONGEST_MS)
