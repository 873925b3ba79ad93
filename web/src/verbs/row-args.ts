import type { OutboxRow } from '../data/queries/outbox'

/** Arguments of a command, read field by field: its verb may be older than this version of the app. */
export function textIn(row: OutboxRow, field: string): string {
  const value = row.args[field]
  return typeof value === 'string' ? value : ''
}
