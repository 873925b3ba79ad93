import { personSearch, projectSearch } from '#domain/fold'
import { inTransaction, rowsOf, run, textOf } from './database'
import type { App } from './pocketbase-api'

/** Rows of one transaction. */
const CHUNK = 500

/** Fills the folded text of the tables anew that a migration has named, once; a process that ends before goes on where it was at its next start. */
export function refillSearch(app: App): void {
  for (const refill of refills) while (refillChunk(app, refill));
}

type Refill = { collection: string; texts(tx: App, cursor: string): { id: string; search: string }[] }

/** `empty` names the columns that the folded text is made of. */
const refillOf = <Row extends Record<string, string>>(collection: string, empty: Row, searchOf: (row: Row) => string): Refill => ({
  collection,
  texts: (tx, cursor) =>
    rowsOf(
      tx,
      { ...empty, id: '' },
      `SELECT id, ${Object.keys(empty).join(', ')} FROM ${collection} WHERE id > {:cursor} ORDER BY id LIMIT {:chunk}`,
      { cursor, chunk: CHUNK },
    ).map((row) => ({ id: row.id, search: searchOf(row) })),
})

const refills: readonly Refill[] = [
  refillOf('users', { full_name: '', role: '', city: '', state: '', about: '' }, personSearch),
  refillOf('projects', { title: '', description: '', address: '', city: '', state: '' }, projectSearch),
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
