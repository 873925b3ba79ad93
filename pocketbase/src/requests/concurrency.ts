import { Failure } from '../failure'
import type { App } from '../pocketbase-api'
import { withShared } from '../shared-map'

const KEY = 'concurrency'
/** Running work has mostly ended by then. */
const AGAIN_AFTER_S = 2

/** PocketBase reads a request for 5 minutes at most, and a panic of Go's runs no `finally`. */
const LONGEST_MS = 10 * 60_000

/** Bounds on running work of one kind, per person and in all. */
export type ConcurrencyBound = { name: string; each: number; all: number }

/** 429 beyond the bound, or `beyond`. */
export function withinBound(app: App, limit: ConcurrencyBound, person: string, work: () => void, beyond = comeAgain): void {
  if (!didWithinBound(app, limit, person, work)) throw beyond()
}

export function didWithinBound(app: App, { name, each, all }: ConcurrencyBound, person: string, work: () => void): boolean {
  const own = `${name} ${person}`
  let begins = false
  let since = ''
  withShared(app, KEY, (underWay) => {
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

/** Milliseconds. A start from the future began while the server's clock was ahead. */
const startsIn = (starts = '', now: number): string[] =>
  starts.split(' ').filter((start) => start !== '' && Number(start) <= now && now - Number(start) < LONGEST_MS)
