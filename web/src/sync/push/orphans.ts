import { dependenciesOf, madeBy } from './dependencies'
import type { OutboxRow } from './outbox-row'

/**
 * Leaves out commands that hang on a record made by a discarded command: sent alone they would be refused, and the discard can be undone. Rule
 * P8.
 */
export function withoutOrphans(rows: readonly OutboxRow[], discarded: readonly OutboxRow[]): OutboxRow[] {
  const missing = new Set(discarded.flatMap(madeBy))
  return rows.filter((row) => {
    const isOrphan = dependenciesOf(row).some((key) => missing.has(key))
    for (const key of madeBy(row)) isOrphan ? missing.add(key) : missing.delete(key)
    return !isOrphan
  })
}
