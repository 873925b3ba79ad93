import { createRevision, now, type RxCollection } from 'rxdb'
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie'

/** Changes stored documents as another page does, before this page's database hears of it: the browser may pass a lock on sooner than that message. */
export async function changeUnheard<T extends object>(
  { database, name, schema }: RxCollection<T>,
  ids: readonly string[],
  change: Partial<T> & { _deleted?: true },
): Promise<void> {
  const storage = await getRxStorageDexie().createStorageInstance<T>({
    databaseInstanceToken: 'another page',
    databaseName: database.name,
    collectionName: name,
    schema: schema.jsonSchema,
    options: {},
    multiInstance: false,
    devMode: false,
  })
  const stored = await storage.findDocumentsById([...ids], false)
  const { error } = await storage.bulkWrite(
    stored.map((previous) => ({
      previous,
      document: { ...previous, ...change, _meta: { ...previous._meta, lwt: now() }, _rev: createRevision('anotherpage', previous) },
    })),
    'another page',
  )
  if (stored.length !== ids.length || error.length > 0) throw new Error('Another page could not write.')
  await storage.close()
}
