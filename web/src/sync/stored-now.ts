import type { RxCollection } from 'rxdb'

/** For use under a lock that another page may have held: RxDB's channel between tabs, and so a query, may lag behind the lock. */
export const storedNow = <T>({ storageInstance }: RxCollection<T>, ids: readonly string[]): Promise<T[]> =>
  storageInstance.findDocumentsById([...ids], false)
