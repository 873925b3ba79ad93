import { collections, emptyLists, type Lists } from '#domain/collections'
import { type Actor, type ClosedProject, EVERY_OWN, type Reads, type RecordKey } from '#domain/command'
import type { CollectionName, Documents, Project } from '#domain/documents'
import { documents } from '../../feed/documents'
import type { Binding } from '../../pocketbase-api'
import type { RowReader } from '../../sql'
import { keyBinding, keyName, rightTo } from './record-keys'
import { type Usage, usageFrom } from './usage'

type Others = Exclude<CollectionName, 'projects'>

/** One statement for the reads, as the actor may see them, and the usage for the quota. Rules P2 and F6. */
export function load(read: RowReader, actor: Actor, keys: readonly RecordKey[], usageSql: string | undefined): { reads: Reads; usage: Usage } {
  const seen = emptyLists()
  const projects: (Project | ClosedProject | undefined)[] = []
  const [usage, ...found] = foundOf(read, actor, keys, usageSql)
  for (const [place, [collection, id]] of keys.entries()) {
    if (collection === 'projects') projects.push(projectOf(found[place], id))
    else addTo(seen, collection, id, found[place])
  }
  return { reads: { ...seen, projects }, usage: usageFrom(usage) }
}

/** null for what is missing. */
function foundOf(read: RowReader, actor: Actor, keys: readonly RecordKey[], usage = 'NULL'): unknown[] {
  const wanted: [name: string, sql: string][] = [
    ['usage', usage],
    ...keys.map((key, place): [string, string] => [keyName(place), columnOf(key, place)]),
  ]
  const values: Record<string, Binding> = { me: actor.id, own: `user:${actor.id}` }
  for (const [place, [, id]] of keys.entries()) values[keyName(place)] = id
  const shape = Object.fromEntries(wanted.map(([name]) => [name, '']))
  const row = read(shape, `SELECT ${wanted.map(([name, sql]) => `coalesce((${sql}), 'null') AS ${name}`).join(', ')}`, values)
  return wanted.map(([name]): unknown => JSON.parse(row[name] ?? 'null'))
}

function columnOf([collection, id]: RecordKey, place: number): string {
  if (id === EVERY_OWN) return everyOwnSql(collection)
  const key = keyBinding(place)
  if (collection === 'projects') return `SELECT coalesce((${visibleSql(collection, key)}), (${closedSql(key)}))`
  return visibleSql(collection, key)
}

function addTo<C extends Others>(seen: Lists, collection: C, id: string, found: unknown): void {
  const list: (Documents[C] | undefined)[] = seen[collection]
  if (id !== EVERY_OWN) list.push(collections[collection].read(found))
  else if (Array.isArray(found)) list.push(...found.flatMap((one) => collections[collection].read(one) ?? []))
}

/** A person may have thousands of records, and commands wait: the latest are read. Rule P2. */
const MOST_OWN = 200

function everyOwnSql(collection: CollectionName): string {
  const { fields, joins } = documents[collection]
  const own = `SELECT record FROM sync_changes
    WHERE channel = {:own} AND collection = '${collection}' AND removed = 0 ORDER BY seq DESC LIMIT ${MOST_OWN}`
  return `SELECT json_group_array(json_object(${fields})) FROM (${own}) r ${joins} WHERE d.id IS NOT NULL`
}

/**
 * The right is checked before the record, so that time does not tell of a foreign record: a rival's proposal id can be computed. Joins alone leave
 * the order to the planner.
 */
function visibleSql(collection: CollectionName, key: string): string {
  const { fields, joins } = documents[collection]
  return `SELECT json_object(${fields}) FROM (SELECT ${key} AS record WHERE EXISTS (${rightTo(collection, key)})) r ${joins} WHERE d.id IS NOT NULL`
}

/** Only the status of a closed project that the actor cannot see. Rule P2. */
const closedSql = (key: string): string => `SELECT json_object('closed', status) FROM projects WHERE id = ${key}`

function projectOf(found: unknown, id: string): Project | ClosedProject | undefined {
  if (typeof found !== 'object' || found === null || !('closed' in found)) return collections.projects.read(found)
  const { closed: status } = found
  return status === 'in_progress' || status === 'completed' || status === 'closed' ? { id, status } : undefined
}
