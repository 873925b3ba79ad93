import type { RxCollection } from 'rxdb'

/**
 * Reads documents from the storage, for use under a lock that another page may have held. A query may lag behind that page's writes: RxDB's
 * channel between tabs is slower at times than the lock.
 */
export const storedNow = <T>({ storageInstance }: RxCollection<T>, ids: readonly string[]): Promise<T[]> =>
  storageInstance.findDocumentsById([...ids], false)
