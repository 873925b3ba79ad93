import { type Actor, type ClosedProject, EVERY_OWN, type RecordKey, type Seen } from '#domain/command'
import type { CollectionName, Documents, Project } from '#domain/documents'
import { jsonOf, rowsOf, textOf } from '../database'
import type { App } from '../pocketbase-api'
import { documents } from './documents'

type Others = Exclude<CollectionName, 'projects'>
type Filling = { [C in Others]: (Documents[C] | undefined)[] }

/** What a command reads, as the actor may see it: the feed says who sees what. Rules P2 and F6. */
export function load(tx: App, actor: Actor, reads: readonly RecordKey[]): Seen {
  const seen: Filling = {
    users: [],
    profiles: [],
    proposals: [],
    conversations: [],
    messages: [],
    notifications: [],
    support_tickets: [],
    support_messages: [],
    account_cancellation_requests: [],
  }
  const projects: (Project | ClosedProject | undefined)[] = []
  for (const [collection, id] of reads) {
    if (collection === 'projects') projects.push(visible(tx, actor, collection, id) ?? closedProject(tx, id))
    else loadInto(seen, tx, actor, collection, id)
  }
  return { ...seen, projects }
}

function loadInto<C extends Others>(seen: Filling, tx: App, actor: Actor, collection: C, id: string): void {
  const list: (Documents[C] | undefined)[] = seen[collection]
  const ids = id === EVERY_OWN ? ownIds(tx, actor, collection) : [id]
  for (const one of ids) list.push(visible(tx, actor, collection, one))
}

const ownIds = (tx: App, actor: Actor, collection: CollectionName): string[] =>
  rowsOf(tx, { record: '' }, 'SELECT record FROM sync_changes WHERE channel = {:own} AND collection = {:collection} AND removed = 0', {
    collection,
    own: `user:${actor.id}`,
  }).map(({ record }) => record)

function visible<C extends CollectionName>(tx: App, actor: Actor, collection: C, id: string): Documents[C] | undefined {
  const { fields, joins } = documents[collection]
  const found = jsonOf(
    tx,
    `SELECT json_object(${fields}) FROM (SELECT {:id} AS record) r ${joins} WHERE d.id IS NOT NULL AND EXISTS (
      SELECT 1 FROM sync_changes WHERE collection = {:collection} AND record = {:id} AND removed = 0 AND channel IN ('open', 'cards', {:own}))`,
    { id, collection, me: actor.id, own: `user:${actor.id}` },
  )
  return isDocument<C>(found) ? found : undefined
}

/** The SQL above builds exactly this shape. */
const isDocument = <C extends CollectionName>(found: unknown): found is Documents[C] => typeof found === 'object' && found !== null

/** All that somebody may learn of a project that is closed to them is that it is. Rule P2. */
function closedProject(tx: App, id: string): ClosedProject | undefined {
  const status = textOf(tx, 'SELECT status FROM projects WHERE id = {:id}', { id })
  return status === 'in_progress' || status === 'completed' ? { id, status } : undefined
}
