import { fold } from '#domain/values/fold'
import type { ServedRegion, ServedRegionsAnswer } from '#domain/wire/wire-answers'
import { Failure } from '../failure'
import { PUBLIC_CARD } from '../feed/visible'
import { pause } from '../globals'
import { attempt, type Counted, orUndoAttempts } from '../limits'
import type { App } from '../pocketbase-api'
import { type ConcurrencyBound, didWithinBound } from '../requests/concurrency'
import { answerJson, route } from '../requests/route'
import { rowsOf, textOf } from '../sql'

const KEY = 'served regions'
/** A list of many cities takes a second: one request makes it, at most once a minute, and others get the one before. */
const making: ConcurrencyBound = { name: 'making of served regions', each: 1, all: 1 }
const aMinute: Counted = [{ name: 'served regions of a minute', most: 1, withinMs: 60_000 }, '']
/** The first list of a process is waited for, ten seconds at the most. */
const LOOK_AGAIN_MS = 50
const MOST_LOOKS = 200

/** Made anew when a public card's place has changed, which triggers count. Product 5. */
export const servedRegions = route((e) => {
  for (let look = 0; look < MOST_LOOKS; look++) {
    const list = cachedOrMade(e.app)
    if (list !== undefined) return answerJson(e, 200, list)
    pause(LOOK_AGAIN_MS)
  }
  throw new Failure(503, 'unavailable')
})

function cachedOrMade(app: App): string | undefined {
  const known = cachedList(app)
  if (known.isCurrent) return known.list
  let list: string | undefined
  didWithinBound(app, making, '', () => {
    list = make(app)
  })
  return list ?? known.list
}

function make(app: App): string | undefined {
  const { changes, isCurrent, list } = cachedList(app)
  if (isCurrent || !attempt(app, ...aMinute)) return list
  let made = ''
  orUndoAttempts(app, [aMinute], () => {
    const answer: ServedRegionsAnswer = { regions: regionsOf(app) }
    made = JSON.stringify(answer)
    app.store().set(KEY, `${changes}\n${made}`)
  })
  return made
}

/** `isCurrent`: no place has changed since; `changes` counts changes. */
function cachedList(app: App): { changes: string; isCurrent: boolean; list: string | undefined } {
  const changes = textOf(app, 'SELECT changes FROM card_places')
  const known = app.store().get(KEY)
  const [of, list] = typeof known === 'string' ? known.split('\n') : []
  return { changes, isCurrent: of === changes && list !== undefined, list }
}

/** Each place once, in its most frequent spelling, cities in Portuguese order. */
function regionsOf(app: App): ServedRegion[] {
  const written = rowsOf(
    app,
    { city: '', state: '' },
    `SELECT trim(u.city) AS city, u.state FROM users u WHERE ${PUBLIC_CARD} AND trim(u.city) <> '' AND u.state <> ''
      GROUP BY trim(u.city), u.state ORDER BY count(*) DESC, city, u.state`,
  )
  const regions = new Map<string, ServedRegion>()
  for (const region of written) {
    const key = `${fold(region.city)}\n${region.state}`
    if (!regions.has(key)) regions.set(key, region)
  }
  return [...regions].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, region]) => region)
}
