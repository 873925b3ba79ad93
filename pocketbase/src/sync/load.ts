import { collections, emptyLists, type Lists } from '#domain/collections'
import { type Actor, type ClosedProject, EVERY_OWN, type Reads, type RecordKey } from '#domain/command'
import type { CollectionName, Documents, Project } from '#domain/documents'
import { jsonOf, textOf } from '../database'
import { SEES_PROJECT } from '../listings/projects'
import { PUBLIC_CARD } from '../listings/providers'
import type { App } from '../pocketbase-api'
import { documents } from './documents'

type Others = Exclude<CollectionName, 'projects'>
/** Reads of a command, as the actor may see them. Rules P2 and F6. */
export function load(tx: App, actor: Actor, reads: readonly RecordKey[]): Reads {
  const seen = emptyLists()
  const projects: (Project | ClosedProject | undefined)[] = []
  for (const [collection, id] of reads) {
    if (collection === 'projects') projects.push(visible(tx, actor, collection, id) ?? closedProject(tx, id))
    else loadInto(seen, tx, actor, collection, id)
  }
  return { ...seen, projects }
}

function loadInto<C extends Others>(seen: Lists, tx: App, actor: Actor, collection: C, id: string): void {
  const list: (Documents[C] | undefined)[] = seen[collection]
  if (id === EVERY_OWN) list.push(...everyOwn(tx, actor, collection))
  else list.push(visible(tx, actor, collection, id))
}

/** A rule reads those of a person's own records that changed last. Rule P2. */
const MOST_OWN = 200

/** In one statement: a person may have thousands, and everybody else's commands wait meanwhile. */
function everyOwn<C extends CollectionName>(tx: App, actor: Actor, collection: C): Documents[C][] {
  const found = jsonOf(tx, everyOwnSql(collection), { collection, me: actor.id, own: `user:${actor.id}`, most: MOST_OWN })
  return Array.isArray(found) ? found.flatMap((one) => collections[collection].read(one) ?? []) : []
}

function everyOwnSql(collection: CollectionName): string {
  const { fields, joins } = documents[collection]
  const own = `SELECT record FROM sync_changes
    WHERE channel = {:own} AND collection = {:collection} AND removed = 0 ORDER BY seq DESC LIMIT {:most}`
  return `SELECT json_group_array(json_object(${fields})) FROM (${own}) r ${joins} WHERE d.id IS NOT NULL`
}

function visible<C extends CollectionName>(tx: App, actor: Actor, collection: C, id: string): Documents[C] | undefined {
  const found = jsonOf(tx, visibleSql(collection), { id, collection, me: actor.id, own: `user:${actor.id}` })
  return collections[collection].read(found)
}

/**
 * The right to a record is asked for before the record is looked up, so that how long it takes tells nothing of a record that is not the actor's:
 * the id of a rival's proposal can be computed. A condition beside the joins would not do, SQLite looks it up where it likes.
 */
function visibleSql(collection: CollectionName): string {
  const { fields, joins } = documents[collection]
  return `SELECT json_object(${fields}) FROM (SELECT {:id} AS record WHERE EXISTS (${rightTo(collection)})) r ${joins} WHERE d.id IS NOT NULL`
}

/** Open projects and public cards are everybody's, whatever channels a device follows (Product 4, 16); of all else the actor's own channel tells. */
function rightTo(collection: CollectionName): string {
  if (collection === 'projects') return `SELECT 1 FROM projects d WHERE d.id = {:id} AND (${SEES_PROJECT})`
  if (collection === 'profiles') return `SELECT 1 FROM users u WHERE u.id = {:id} AND ${PUBLIC_CARD}`
  return 'SELECT 1 FROM sync_changes WHERE collection = {:collection} AND record = {:id} AND removed = 0 AND channel = {:own}'
}

/** A rule learns only the status of a project that the actor cannot see and that is no longer open. Rule P2. */
function closedProject(tx: App, id: string): ClosedProject | undefined {
  const status = textOf(tx, 'SELECT status FROM projects WHERE id = {:id}', { id })
  return status === 'in_progress' || status === 'completed' || status === 'closed' ? { id, status } : undefined
}
