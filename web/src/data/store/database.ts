import {
  addRxPlugin,
  createRevision,
  createRxDatabase,
  flatCloneDocWithMeta,
  getAllCollectionDocuments,
  now,
  type RxCollection,
  type RxStorage,
  removeCollectionStorages,
  removeRxDatabase,
} from 'rxdb'
import { RxDBCleanupPlugin } from 'rxdb/plugins/cleanup'
import { RxDBLocalDocumentsPlugin } from 'rxdb/plugins/local-documents'
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie'
import { type CollectionName, collectionNames } from '#domain/documents'
import { type AccountDatabase, dropRowlessPictures, forgetProgress, removePictureDatabase } from '../../sync'
import { removeSeenPhotos } from '../pictures/seen-photos'
import { databaseName } from '../session/device-databases'
import { collectionCreators, outboxCreator, uploadsCreator } from './schemas'
import { isNothing, unsentIn } from './unsent'

addRxPlugin(RxDBLocalDocumentsPlugin)
addRxPlugin(RxDBCleanupPlugin)

const WEEK_MS = 7 * 86_400_000

type Storage = RxStorage<unknown, unknown>

/**
 * Chromium waits for the disk only on request. Each collection is its own database: after a power failure, notes of the copy's progress must
 * not outlive its documents.
 */
const onDisk = (): Storage => getRxStorageDexie({ chromeTransactionDurability: 'strict' })

const createDatabase = (userId: string, storage: Storage): Promise<AccountDatabase> =>
  createRxDatabase({
    name: databaseName(userId),
    storage,
    multiInstance: true,
    eventReduce: true,
    localDocuments: true,
    cleanupPolicy: { minimumDeletedTime: WEEK_MS, waitForLeadership: false },
  })

/** Only one database may be open in a page. */
export async function openDatabase(userId: string, storage: Storage = onDisk(), creators = collectionCreators): Promise<AccountDatabase> {
  const database = await createDatabase(userId, storage)
  await addCollections(database, creators)
  return database
}

/** A copy of the server whose schema changed is fetched again; what a person made is taken over as it is. Decision 0022. */
async function addCollections(database: AccountDatabase, creators: typeof collectionCreators): Promise<void> {
  try {
    await database.addCollections(creators)
  } catch (error) {
    const changed = changedCollection(error)
    if (changed === undefined) throw error
    const synced = collectionNames.find((name) => name === changed)
    await (synced ? dropSynced(database, [synced]) : forgetSchema(database, changed))
    await addCollections(database, creators)
  }
}

const changedCollection = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && error.code === 'DB6' && 'parameters' in error ? String(Object(error.parameters).collection) : undefined

/** Rows stay where they are: only RxDB's note of the schema that they were written with goes, and the next opening notes its own. */
async function forgetSchema({ internalStore, token }: AccountDatabase, name: string): Promise<void> {
  const noted = (await getAllCollectionDocuments(internalStore)).filter(({ data }) => data.name === name)
  const rows = noted.map((previous) => {
    const document = { ...flatCloneDocWithMeta(previous), _deleted: true, _rev: createRevision(token, previous) }
    document._meta.lwt = now()
    return { previous, document }
  })
  await internalStore.bulkWrite(rows, 'forget-schema')
}

/** Removes the synced copy; outbox, uploads and drafts stay. */
async function dropSynced(database: AccountDatabase, names: readonly CollectionName[]): Promise<void> {
  const { storage, internalStore, token, name, multiInstance, hashFunction } = database
  await forgetProgress(database, names)
  for (const collection of names) {
    await removeCollectionStorages(storage, internalStore, token, name, collection, multiInstance, undefined, hashFunction)
  }
}

/** The synced copy goes last: a start that finds one closes the account. Answers whether anything is unsent. Rule A3. */
export async function sealDatabase(userId: string, storage: Storage = onDisk()): Promise<boolean> {
  const database = await createDatabase(userId, storage)
  try {
    await removeSeenPhotos(database.name)
    await addCollections(database, { ...outboxCreator, ...uploadsCreator })
    await database.outbox.find({ selector: { state: { $in: ['accepted', 'done'] } } }).remove()
    await database.uploads.find({ selector: { state: { $in: ['sent', 'done'] } } }).remove()
    await cleanUp(database.outbox)
    await cleanUp(database.uploads)
    await dropRowlessPictures(database)
    const isAnyUnsent = !isNothing(await unsentIn(database))
    await dropSynced(database, collectionNames)
    return isAnyUnsent
  } finally {
    await database.close()
  }
}

/** Removed rows keep their content until then. RxDB's plugin is not used: after one failure it fails for the page's whole life. */
async function cleanUp({ storageInstance }: Pick<RxCollection, 'storageInstance'>): Promise<void> {
  while (!(await storageInstance.cleanup(0)));
}

/** For a browser that does not list its databases; in others remains.ts deletes them. */
export async function removeDatabase(userId: string): Promise<void> {
  await removeRxDatabase(databaseName(userId), onDisk(), true)
  await removePictureDatabase(databaseName(userId))
  await removeSeenPhotos(databaseName(userId))
}
