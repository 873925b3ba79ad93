import type { OutboxRow } from '../data/queries/outbox'

/** Reads arguments field by field: the command may be of an older version of the app. */
export function textIn(row: OutboxRow, field: string): string {
  const value = row.args[field]
  return typeof value === 'string' ? value : ''
}
