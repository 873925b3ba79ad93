import { collections, emptyLists, type Lists } from '#domain/collections'
import { type Actor, type ClosedProject, EVERY_OWN, type Reads, type RecordKey } from '#domain/command'
import type { CollectionName, Documents, Project } from '#domain/documents'
import type { RowReader } from '../database'
import { SEES_PROJECT } from '../listings/projects'
import { PUBLIC_CARD } from '../listings/providers'
import type { Binding } from '../pocketbase-api'
import { documents } from './documents'

type Others = Exclude<CollectionName, 'projects'>

/** Reads of a command, as the actor may see them, in one statement. Rules P2 and F6. */
export function load(read: RowReader, actor: Actor, keys: readonly RecordKey[]): Reads {
  const seen = emptyLists()
  const projects: (Project | ClosedProject | undefined)[] = []
  const found = foundOf(read, actor, keys)
  for (const [place, [collection, id]] of keys.entries()) {
    if (collection === 'projects') projects.push(projectOf(found[place], id))
    else addTo(seen, collection, id, found[place])
  }
  return { ...seen, projects }
}

/** The JSON of each key, null for what is not there. */
function foundOf(read: RowReader, actor: Actor, keys: readonly RecordKey[]): unknown[] {
  if (keys.length === 0) return []
  const columns = keys.map((key, place) => `coalesce((${columnOf(key, place)}), 'null') AS ${nameOf(place)}`)
  const shape = Object.fromEntries(keys.map((_, place) => [nameOf(place), '']))
  const values: Record<string, Binding> = { me: actor.id, own: `user:${actor.id}` }
  for (const [place, [, id]] of keys.entries()) values[nameOf(place)] = id
  const row = read(shape, `SELECT ${columns.join(', ')}`, values)
  return keys.map((_, place): unknown => JSON.parse(row[nameOf(place)] ?? 'null'))
}

/** Name of a column, and of the value of the id that it is for. */
const nameOf = (place: number): string => `d${place}`

function columnOf([collection, id]: RecordKey, place: number): string {
  if (id === EVERY_OWN) return everyOwnSql(collection)
  const key = `{:${nameOf(place)}}`
  if (collection === 'projects') return `SELECT coalesce((${visibleSql(collection, key)}), (${closedSql(key)}))`
  return visibleSql(collection, key)
}

function addTo<C extends Others>(seen: Lists, collection: C, id: string, found: unknown): void {
  const list: (Documents[C] | undefined)[] = seen[collection]
  if (id !== EVERY_OWN) list.push(collections[collection].read(found))
  else if (Array.isArray(found)) list.push(...found.flatMap((one) => collections[collection].read(one) ?? []))
}

/** A rule reads those of a person's own records that changed last: a person may have thousands, and everybody else's commands wait meanwhile. Rule P2. */
const MOST_OWN = 200

function everyOwnSql(collection: CollectionName): string {
  const { fields, joins } = documents[collection]
  const own = `SELECT record FROM sync_changes
    WHERE channel = {:own} AND collection = '${collection}' AND removed = 0 ORDER BY seq DESC LIMIT ${MOST_OWN}`
  return `SELECT json_group_array(json_object(${fields})) FROM (${own}) r ${joins} WHERE d.id IS NOT NULL`
}

/**
 * The right to a record is asked for before the record is looked up, so that how long it takes tells nothing of a record that is not the actor's:
 * the id of a rival's proposal can be computed. A condition beside the joins would not do, SQLite looks it up where it likes.
 */
function visibleSql(collection: CollectionName, key: string): string {
  const { fields, joins } = documents[collection]
  return `SELECT json_object(${fields}) FROM (SELECT ${key} AS record WHERE EXISTS (${rightTo(collection, key)})) r ${joins} WHERE d.id IS NOT NULL`
}

/** Open projects and public cards are everybody's, whatever channels a device follows (Product 4, 16); of all else the actor's own channel tells. */
function rightTo(collection: CollectionName, key: string): string {
  if (collection === 'projects') return `SELECT 1 FROM projects d WHERE d.id = ${key} AND (${SEES_PROJECT})`
  if (collection === 'profiles') return `SELECT 1 FROM users u WHERE u.id = ${key} AND ${PUBLIC_CARD}`
  return `SELECT 1 FROM sync_changes WHERE collection = '${collection}' AND record = ${key} AND removed = 0 AND channel = {:own}`
}

/** A rule learns only the status of a project that the actor cannot see and that is no longer open. Rule P2. */
const closedSql = (key: string): string => `SELECT json_object('closed', status) FROM projects WHERE id = ${key}`

function projectOf(found: unknown, id: string): Project | ClosedProject | undefined {
  if (typeof found !== 'object' || found === null || !('closed' in found)) return collections.projects.read(found)
  const { closed: status } = found
  return status === 'in_progress' || status === 'completed' || status === 'closed' ? { id, status } : undefined
}
