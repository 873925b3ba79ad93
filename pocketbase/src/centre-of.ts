import { cityKey } from '#domain/values/place'
import type { Database } from './pocketbase-api'
import { rowsOf } from './sql'

/** As the table has it, in millionths of a degree. */
export type Centre = { lat: number; lon: number }

export const MILLION = 1e6

/** Undefined for no city of IBGE's. */
export const centreOf = (db: Database, { state, city }: { state: string; city: string }): Centre | undefined =>
  rowsOf(db, { lat: 0, lon: 0 }, 'SELECT lat, lon FROM cities WHERE state = {:state} AND key = {:key}', { state, key: cityKey(city) })[0]
