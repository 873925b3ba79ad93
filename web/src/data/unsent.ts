import { rowsIn, uploadsIn } from '../sync'
import type { OpenAccount } from './account'
import { countsForPeople } from './sync-state'

/** How many of a person's items would be lost with this device's copy: unsent, sent without an answer, or refused. Rule A2. */
export async function countUnsent({ database }: Pick<OpenAccount, 'database'>): Promise<number> {
  const rows = await rowsIn(database, ['queued', 'sent', 'refused'])
  const uploads = await uploadsIn(database, ['waiting', 'refused'])
  return rows.filter(countsForPeople).length + new Set(uploads.map(({ record }) => record)).size
}
