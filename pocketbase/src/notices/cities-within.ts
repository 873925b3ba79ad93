import { kilometres, wholeKilometres } from '#domain/values/distance'
import { cityKey } from '#domain/values/place'
import { reachOf } from '#domain/values/reach'
import type { Database } from '../pocketbase-api'
import { rowsOf } from '../sql'

type Place = { state: string; city: string }
type Within = Record<keyof typeof reachOf, string[]>

/** Millionths, more than 60 km of latitude. */
const BAND = 600_000

/** Names of the cities of `state` within each reach of a project's, itself included. Product 105. */
export function citiesWithin(db: Database, of: Place, state: string): Within {
  const own = rowsOf(db, point, 'SELECT name, lat, lon FROM cities WHERE state = {:state} AND key = {:key}', {
    state: of.state,
    key: cityKey(of.city),
  })
  const centre = own[0] ? degrees(own[0]) : undefined
  if (!own[0] || !centre) return { km30: [], km60: [] }
  const found = rowsOf(db, point, 'SELECT name, lat, lon FROM cities WHERE lat BETWEEN {:south} AND {:north} AND state = {:state}', {
    south: own[0].lat - BAND,
    north: own[0].lat + BAND,
    state,
  })
  const within = (km: number) => found.filter((city) => wholeKilometres(kilometres(centre, degrees(city))) <= km).map(({ name }) => name)
  return { km30: within(reachOf.km30), km60: within(reachOf.km60) }
}

const point = { name: '', lat: 0, lon: 0 }
/** From millionths, as the build writes them. */
const degrees = ({ lat, lon }: typeof point) => ({ lat: lat / 1e6, lon: lon / 1e6 })
