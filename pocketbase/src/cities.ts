import { cityKey } from '#domain/values/place'
import { hooksFolder, textOfFile } from './globals'
import type { App } from './pocketbase-api'
import { inTransaction, numberOf, run, textOf } from './sql'

export function fillCities(app: App): void {
  const json = textOfFile(`${hooksFolder()}/cities.json`)
  // One pass over the table in the file's order: this runs at every start.
  const isSame = numberOf(
    app,
    "SELECT {:json} = (SELECT json_group_array(json_object('state', state, 'key', key, 'name', name) ORDER BY state, key) FROM cities)",
    { json },
  )
  if (isSame) return
  inTransaction(app, (tx) => {
    run(tx, 'DELETE FROM cities')
    run(tx, "INSERT INTO cities (state, key, name) SELECT value ->> 'state', value ->> 'key', value ->> 'name' FROM json_each({:json})", { json })
  })
}

export const knownCity = (app: App, state: string, city: string): string =>
  textOf(app, 'SELECT name FROM cities WHERE state = {:state} AND key = {:key}', { state, key: cityKey(city) })
