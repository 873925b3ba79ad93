import { KM_PER_DEGREE } from '#domain/values/distance'
import { type Centre, MILLION } from '../centre-of'
import type { Database } from '../pocketbase-api'
import { holdsPage, type Listing, type ListingPage, listingPage, listingTotal, MOST_SEARCHED } from './listing-page'

/** Kilometres around the own city, the next where one holds no page. The last is all of Brazil. */
const CIRCLES = [0, 30, 100, 300, 1_000]
const BRAZIL = 6_000

/** Open projects by whole kilometres, then the newest first. A search for words reads the nearest alone. Product 106. */
export function nearestFirst(db: Database, whole: Listing, centre: Centre, before: string): { page: ListingPage; total: number } {
  const from = Math.max(0, -(Number(before.split(' ')[0]) || 0))
  if (whole.words.length > 0)
    return { page: listingPage(db, searchedNearby(whole, centre, from), before), total: listingTotal(db, searchedNearby(whole, centre, 0)) }
  const circle = CIRCLES.find((km) => km >= from && holdsPage(db, within(whole, centre, from, km), before)) ?? BRAZIL
  return { page: listingPage(db, within(whole, centre, from, circle), before), total: listingTotal(db, whole) }
}

/**
 * Cities from the nearest on. `nearness`: 0 in the own city, -12 where that is 12 km away, as `wholeKilometres` says; cast, since no other expression
 * is compared with a text as a number. SQLite keeps no order of a part without a limit.
 */
const CITIES = `(SELECT state, name, nearness FROM (
    SELECT state, name, CAST(-iif(north = 0 AND east = 0, 0, max(1, round(${KM_PER_DEGREE} * sqrt(north * north + east * east)))) AS INTEGER) AS nearness
    FROM (SELECT state, name, (lat - {:lat}) / ${MILLION}.0 AS north, (lon - {:lon}) / ${MILLION}.0 * cos(radians((lat + {:lat}) / 2.0 / ${MILLION})) AS east
      FROM cities WHERE abs(lat - {:lat}) <= {:band}))
  WHERE nearness BETWEEN {:farthest} AND {:nearest} ORDER BY nearness DESC LIMIT 10000)`

const PROJECTS = `${CITIES} near CROSS JOIN projects p INDEXED BY idx_projects_city`
const inCity = ['p.state = near.state', 'p.city = near.name']

const bounds = ({ lat, lon }: Centre, from: number, km: number) => ({
  ...{ lat, lon, nearest: 0 - from, farthest: -km },
  band: Math.ceil(((km + 1) / KM_PER_DEGREE) * MILLION),
})

/** From `from` to `km` kilometres away. */
const within = (whole: Listing, centre: Centre, from: number, km: number): Listing => ({
  ...whole,
  source: PROJECTS,
  order: ['near.nearness', 'p.created_at'],
  conditions: [...whole.conditions, ...inCity],
  values: { ...whole.values, ...bounds(centre, from, km) },
})

const searchedNearby = (whole: Listing, centre: Centre, from: number): Listing => ({
  ...whole,
  source: `(SELECT p.*, near.nearness FROM ${PROJECTS} WHERE ${[...whole.conditions, ...inCity].join(' AND ')} LIMIT ${MOST_SEARCHED}) p`,
  order: ['p.nearness', 'p.created_at'],
  conditions: whole.words,
  words: [],
  values: { ...whole.values, ...bounds(centre, from, BRAZIL) },
})
