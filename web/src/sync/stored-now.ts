import type { RxCollection } from 'rxdb'

/**
 * Documents as they are stored, to be asked under a lock that another page may have held. A query can answer without what that page has just written: the
 * channel that tells RxDB of it is slower at times than the lock.
 */
export const storedNow = <T>({ storageInstance }: RxCollection<T>, ids: readonly string[]): Promise<T[]> =>
  storageInstance.findDocumentsById([...ids], false)
