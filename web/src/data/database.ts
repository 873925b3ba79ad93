import { addRxPlugin, createRxDatabase, type RxStorage, removeRxDatabase } from 'rxdb'
import { RxDBCleanupPlugin } from 'rxdb/plugins/cleanup'
import { RxDBLocalDocumentsPlugin } from 'rxdb/plugins/local-documents'
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie'
import type { AccountDatabase } from '../sync'
import { forgetRescued } from './draft-keeper'
import { collectionCreators } from './schemas'

addRxPlugin(RxDBLocalDocumentsPlugin)
addRxPlugin(RxDBCleanupPlugin)

const WEEK_MS = 7 * 86_400_000

/** Each account has a database of its own. Rule A2. */
const databaseName = (userId: string): string => `canteiro-${userId}`

/** Opens, and on the first time makes, the database of one account. Only one may be open in a page. */
export async function openDatabase(userId: string, storage: RxStorage<unknown, unknown> = getRxStorageDexie()): Promise<AccountDatabase> {
  const database: AccountDatabase = await createRxDatabase({
    name: databaseName(userId),
    storage,
    multiInstance: true,
    eventReduce: true,
    localDocuments: true,
    cleanupPolicy: { minimumDeletedTime: WEEK_MS, waitForLeadership: false },
  })
  await database.addCollections(collectionCreators)
  return database
}

/** Takes everything of an account off this device, unsent items included. */
export async function removeDatabase(userId: string): Promise<void> {
  forgetRescued(databaseName(userId))
  await removeRxDatabase(databaseName(userId), getRxStorageDexie(), true)
}
