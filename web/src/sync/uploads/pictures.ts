import { bytesDatabase, done, pictureOf, type StoredPicture, storedPicture } from '../../bytes-database'
import type { AccountDatabase } from '../database'

export type Pictures = { picture: Blob; small: Blob }
export type PictureSize = keyof Pictures

/** `kept_at` is this device's clock. */
type Stored = StoredPicture & { id: string; kept_at: number }

const STORE = 'pictures'
const blobs = bytesDatabase('blobs', (database) => database.createObjectStore(STORE, { keyPath: 'id' }))

const read = async <T>(database: AccountDatabase, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
  done(ask(await blobs.store(database, STORE)))

/** Reaches the disk before its row does: two databases, which a power failure could part. */
async function write(database: AccountDatabase, change: (store: IDBObjectStore) => void): Promise<void> {
  const store = await blobs.store(database, STORE, 'readwrite', { durability: 'strict' })
  const written = new Promise<void>((resolve, reject) => {
    store.transaction.oncomplete = () => resolve()
    store.transaction.onabort = () => reject(store.transaction.error)
  })
  change(store)
  return written
}

/** Small ones are beside the others, so that a list reads no large one. */
const SMALL = '-small'
const keyOf = (id: string, size: PictureSize): string => (size === 'small' ? id + SMALL : id)
const idOf = (key: string): string => (key.endsWith(SMALL) ? key.slice(0, -SMALL.length) : key)

/** Read only to be sent or shown. Rule P12. */
export async function storePictures(database: AccountDatabase, id: string, { picture, small }: Pictures): Promise<void> {
  const stored = await Promise.all([storedAs(keyOf(id, 'small'), small), storedAs(id, picture)])
  await write(database, (store) => {
    for (const one of stored) store.put(one)
  })
}

const storedAs = async (id: string, picture: Blob): Promise<Stored> => ({ id, ...(await storedPicture(picture)), kept_at: Date.now() })

const readStored = (database: AccountDatabase, key: string): Promise<Stored | undefined> => read(database, (store) => store.get(key))

export const readPicture = async (database: AccountDatabase, id: string, size: PictureSize): Promise<Blob | null> =>
  pictureOf(await readStored(database, keyOf(id, size)))

export async function removePictures(database: AccountDatabase, ids: string[]): Promise<void> {
  await write(database, (store) => {
    for (const id of ids) {
      store.delete(id)
      store.delete(keyOf(id, 'small'))
    }
  })
}

/** Unreadable bytes stay, and hold up no others. */
export async function rowlessPictures(database: AccountDatabase, storedBefore: number): Promise<string[]> {
  const keys = (await read(database, (store) => store.getAllKeys())).map(String)
  const rows = await database.uploads.findByIds([...new Set(keys.map(idOf))]).exec()
  const rowless = await Promise.all(keys.filter((key) => !rows.has(idOf(key))).map((key) => readStored(database, key).catch(() => undefined)))
  return [...new Set(rowless.flatMap((picture) => (picture && picture.kept_at < storedBefore ? [idOf(picture.id)] : [])))]
}

/** Where the browser does not list its databases. */
export const removePictureDatabase = blobs.remove
