import { personSearch, projectSearch } from '#domain/fold'
import { inTransaction, rowsOf, run, textOf } from './database'
import type { App, BootstrapEvent } from './pocketbase-api'

/** Rows of one transaction. */
const CHUNK = 500

/** Fills the folded text of the tables anew that a migration has named, once; a process that ends before goes on where it was at its next start. */
export function refillSearch(e: BootstrapEvent): void {
  e.next()
  e.app.runAllMigrations()
  for (const refill of refills) while (refillChunk(e.app, refill));
}

type Refill = { collection: string; texts(tx: App, cursor: string): { id: string; search: string }[] }

const next = 'WHERE id > {:cursor} ORDER BY id LIMIT {:chunk}'

const refills: readonly Refill[] = [
  {
    collection: 'users',
    texts: (tx, cursor) =>
      rowsOf(
        tx,
        { id: '', full_name: '', role: '', city: '', state: '', about: '' },
        `SELECT id, full_name, role, city, state, about FROM users ${next}`,
        { cursor, chunk: CHUNK },
      ).map(({ id, ...person }) => ({ id, search: personSearch(person) })),
  },
  {
    collection: 'projects',
    texts: (tx, cursor) =>
      rowsOf(
        tx,
        { id: '', title: '', description: '', address: '', city: '', state: '' },
        `SELECT id, title, description, address, city, state FROM projects ${next}`,
        { cursor, chunk: CHUNK },
      ).map(({ id, ...project }) => ({ id, search: projectSearch(project) })),
  },
]

/** False when there is nothing left to fill. */
function refillChunk(app: App, { collection, texts }: Refill): boolean {
  if (textOf(app, 'SELECT 1 FROM search_refills WHERE collection = {:collection}', { collection }) === '') return false
  return inTransaction(app, (tx) => {
    const rows = texts(tx, textOf(tx, 'SELECT cursor FROM search_refills WHERE collection = {:collection}', { collection }))
    for (const { id, search } of rows) run(tx, `UPDATE ${collection} SET search = {:search} WHERE id = {:id}`, { id, search })
    const cursor = rows.length === CHUNK ? rows[CHUNK - 1]?.id : undefined
    if (cursor === undefined) run(tx, 'DELETE FROM search_refills WHERE collection = {:collection}', { collection })
    else run(tx, 'UPDATE search_refills SET cursor = {:cursor} WHERE collection = {:collection}', { collection, cursor })
    return cursor !== undefined
  })
}
