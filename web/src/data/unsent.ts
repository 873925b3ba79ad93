import { rowsIn } from '../sync'
import type { OpenAccount } from './account'
import { countsForPeople } from './sync-state'

/** How many of a person's items would be lost with this device's copy: unsent, sent without an answer, or refused. Rule A2. */
export const countUnsent = async ({ database }: Pick<OpenAccount, 'database'>): Promise<number> =>
  (await rowsIn(database, ['queued', 'sent', 'refused'])).filter(countsForPeople).length
