import { kilometres, wholeKilometres } from '#domain/values/distance'
import { reachOf } from '#domain/values/reach'
import { type Centre, centreOf, MILLION } from '../centre-of'
import type { Database } from '../pocketbase-api'
import { rowsOf } from '../sql'

/** More than 60 km of latitude, in millionths of a degree. */
const BAND = 600_000

/** Names of the cities of `state` within each reach of a project's, itself included. Product 105. */
export function citiesWithin(db: Database, project: { state: string; city: string }, state: string): Record<keyof typeof reachOf, string[]> {
  const centre = centreOf(db, project)
  if (!centre) return { km30: [], km60: [] }
  const around = `SELECT name, lat, lon FROM cities WHERE state = {:state} AND lat BETWEEN {:lat} - ${BAND} AND {:lat} + ${BAND}`
  const found = rowsOf(db, { name: '', lat: 0, lon: 0 }, around, { state, lat: centre.lat })
  const within = (km: number) => found.filter((city) => wholeKilometres(kilometres(degrees(centre), degrees(city))) <= km).map(({ name }) => name)
  return { km30: within(reachOf.km30), km60: within(reachOf.km60) }
}

const degrees = ({ lat, lon }: Centre) => ({ lat: lat / MILLION, lon: lon / MILLION })
