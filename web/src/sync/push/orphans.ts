import { dependenciesOf, madeBy } from './dependencies'
import type { OutboxRow } from './outbox-row'

/**
 * Without what hangs on a record that a command of `discarded` makes: discarding it can be undone, and it goes first then. Sent alone, the rest would be
 * refused. Rule P8.
 */
export function withoutOrphans(rows: readonly OutboxRow[], discarded: readonly OutboxRow[]): OutboxRow[] {
  const missing = new Set(discarded.flatMap(madeBy))
  return rows.filter((row) => {
    const isOrphan = dependenciesOf(row).some((key) => missing.has(key))
    for (const key of madeBy(row)) isOrphan ? missing.add(key) : missing.delete(key)
    return !isOrphan
  })
}
