import { uploadsIn } from '../../sync'
import type { AccountStore } from './account-store'
import { countOf } from './unsent-count'

/** How many of a person's items would be lost with this device's copy. Rule A2. */
export async function countUnsent({ database }: Pick<AccountStore, 'database'>): Promise<number> {
  return countOf(
    (await database.outbox.find().exec()).map((row) => row.toMutableJSON()),
    await uploadsIn(database, ['waiting', 'refused']),
  )
}
