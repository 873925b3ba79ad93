import { cityKey } from '#domain/values/place'
import { placeNearProjects } from './feed/near-channels'
import { hooksFolder, textOfFile } from './globals'
import type { App, Database } from './pocketbase-api'
import { inTransaction, numberOf, run, textOf } from './sql'

/** The built cities and the states that each reaches, at every start. Where they differ, open projects change channels. Rule F2. */
export function fillCities(app: App): void {
  const json = textOfFile(`${hooksFolder()}/cities.json`)
  // One pass over the table in the file's order: this runs at every start.
  const isSame = numberOf(app, `SELECT {:json} = (SELECT json_group_array(${CITY} ORDER BY state, key) FROM cities c)`, { json })
  if (isSame) return
  inTransaction(app, (tx) => {
    run(tx, 'DELETE FROM cities')
    run(tx, 'DELETE FROM city_reach')
    run(
      tx,
      `INSERT INTO cities (state, key, name, lat, lon)
        SELECT value ->> 'state', value ->> 'key', value ->> 'name', value ->> 'lat', value ->> 'lon' FROM json_each({:json})`,
      { json },
    )
    run(
      tx,
      `INSERT INTO city_reach (state, city, near)
        SELECT city.value ->> 'state', city.value ->> 'name', near.value FROM json_each({:json}) city, json_each(city.value -> 'near') near`,
      { json },
    )
    placeNearProjects(tx)
  })
}

/** As the build writes it. */
const CITY = `json_object('state', state, 'key', key, 'name', name, 'lat', lat, 'lon', lon,
  'near', (SELECT json_group_array(r.near) FROM city_reach r WHERE r.state = c.state AND r.city = c.name))`

export const knownCity = (app: Database, state: string, city: string): string =>
  textOf(app, 'SELECT name FROM cities WHERE state = {:state} AND key = {:key}', { state, key: cityKey(city) })
