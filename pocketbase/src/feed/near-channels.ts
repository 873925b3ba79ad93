import type { App } from '../pocketbase-api'
import { run } from '../sql'

/** An open project's channels in the states that its city reaches; the triggers write the same. Rule F2. */
const NEAR = `SELECT 'near:' || r.near || ':' || p.state AS channel, p.id AS record
  FROM projects p JOIN city_reach r ON r.state = p.state AND r.city = p.city
  WHERE p.status = 'open' AND NOT EXISTS (SELECT 1 FROM users owner WHERE owner.id = p.client_id AND owner.suspended_at <> '')`

/** After the cities have changed, and so for data from before the distances were known. */
export function placeNearProjects(tx: App): void {
  const live = "SELECT channel, record FROM sync_changes WHERE collection = 'projects' AND removed = 0 AND channel >= 'near:' AND channel < 'near;'"
  run(tx, `${WRITE} SELECT channel, 'projects', record, 1 FROM (${live} EXCEPT ${NEAR})`)
  run(tx, `${WRITE} SELECT channel, 'projects', record, 0 FROM (${NEAR} EXCEPT ${live})`)
}

const WRITE = 'INSERT OR REPLACE INTO sync_changes (channel, collection, record, removed)'

/** SQL: the states that the city of `place` reaches, such as 'MG,SP', in the order of the table's key. `place` has a `state` and a `city`. */
export const nearStates = (place: string): string =>
  `coalesce((SELECT group_concat(r.near, ',') FROM city_reach r WHERE r.state = ${place}.state AND r.city = ${place}.city), '')`
