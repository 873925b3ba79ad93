import { collectionNames } from '#domain/documents'
import type { AccountDatabase } from './database'
import { readPosition } from './pull/server-position'
import { type SyncStatus, stateIn } from './status'

/** Shown until this run's first answer. */
export async function storedStatus(database: AccountDatabase): Promise<Pick<SyncStatus, 'updatedAt' | 'complete' | 'state'>> {
  const { now, collections, sweeping } = await readPosition(database)
  return {
    updatedAt: now,
    complete: sweeping.length === 0 && collectionNames.every((name) => collections[name]?.checkpoint),
    state: stateIn(Object.keys(collections.profiles?.checkpoint?.floors ?? {})),
  }
}
