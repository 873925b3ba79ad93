import type { CollectionName, Documents } from '#domain/documents'
import type { AccountDatabase } from '../../../web/src/sync'
import { storePage } from '../../../web/src/sync/pull/stored-rows'

export const hold = <C extends CollectionName>(database: AccountDatabase, collection: C, documents: readonly Documents[C][]) =>
  storePage(database, collection, documents, { holdsLock: () => true })
