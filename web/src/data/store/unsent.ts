import { rowsIn, uploadsIn } from '../../sync'
import type { AccountStore } from './account-store'
import { countOf } from './unsent-count'

/** What an account has on this device that the server does not have: items, drafts, and the photos of drafts. */
export type Unsent = { items: number; drafts: number; photos: number }

/** How many of a person's items would be lost with this device's copy. Rule A2. */
export async function countUnsent({ database }: Pick<AccountStore, 'database'>): Promise<number> {
  return countOf(await rowsIn(database, ['queued', 'sent', 'accepted', 'done', 'refused']), await uploadsIn(database, ['waiting', 'refused']))
}

/** What of a person would be lost with this device's copy. Rule A2. */
export async function unsentIn(account: Pick<AccountStore, 'database' | 'userId'>): Promise<Unsent> {
  // RxDB lists no local documents. Where this code does not come, drafts are not told: one can sign out all the same.
  const onDisk = await import('./unsent-on-disk').catch(() => null)
  return {
    items: await countUnsent(account),
    drafts: (await onDisk?.draftsOnDisk(account.userId)) ?? 0,
    photos: (await uploadsIn(account.database, ['draft'])).length,
  }
}
