import type { AccountDatabase } from '../database'

/** A picture and the small one that lists show. */
export type Pictures = { picture: Blob; small: Blob }
export type PictureSize = keyof Pictures

/** Bytes rather than a Blob: not every browser keeps those in IndexedDB. `kept_at` is this device's clock. */
type Stored = { id: string; type: string; bytes: ArrayBuffer; kept_at: number }

const STORE = 'pictures'
const opened = new WeakMap<AccountDatabase, Promise<IDBDatabase>>()

/** Named after its account, so that what removes or closes an account's databases finds it. Rules A2 and A3. */
const nameOf = (account: string): string => `${account}-blobs`

/** By hand rather than by Dexie: that would be a file of its own then, and every signed-in page would load more. */
function open(database: AccountDatabase): Promise<IDBDatabase> {
  // Signing out may have deleted the database: it must not be created again.
  if (database.closed) return Promise.reject(new Error('The database is closed.'))
  const known = opened.get(database)
  if (known) return known
  const request = indexedDB.open(nameOf(database.name), 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
  const opening = done(request).then((blobs) => {
    const end = () => {
      blobs.close()
      opened.delete(database)
    }
    blobs.onversionchange = end
    blobs.onclose = end
    database.onClose.push(end)
    return blobs
  })
  opened.set(database, opening)
  opening.catch(() => opened.delete(database))
  return opening
}

async function read<T>(database: AccountDatabase, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return done(ask((await open(database)).transaction(STORE).objectStore(STORE)))
}

/** On the disk before its row is: they are two databases, which a power failure could part. */
async function write(database: AccountDatabase, change: (store: IDBObjectStore) => void): Promise<void> {
  const transaction = (await open(database)).transaction(STORE, 'readwrite', { durability: 'strict' })
  const written = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
  change(transaction.objectStore(STORE))
  return written
}

/** Small ones are beside the others, so that a list reads no large one. */
const SMALL = '-small'
const keyOf = (id: string, size: PictureSize): string => (size === 'small' ? id + SMALL : id)
const idOf = (key: string): string => (key.endsWith(SMALL) ? key.slice(0, -SMALL.length) : key)

/** The bytes of uploads, under the ids of their rows. They are read only when they are sent or shown. Rule P12. */
export async function storePictures(database: AccountDatabase, id: string, { picture, small }: Pictures): Promise<void> {
  const stored = await Promise.all([storedAs(keyOf(id, 'small'), small), storedAs(id, picture)])
  await write(database, (store) => {
    for (const one of stored) store.put(one)
  })
}

const storedAs = async (id: string, picture: Blob): Promise<Stored> => ({
  id,
  type: picture.type,
  bytes: await picture.arrayBuffer(),
  kept_at: Date.now(),
})

const readStored = (database: AccountDatabase, key: string): Promise<Stored | undefined> => read(database, (store) => store.get(key))

/** The bytes of an upload, null once they are gone. */
export async function readPicture(database: AccountDatabase, id: string, size: PictureSize): Promise<Blob | null> {
  const stored = await readStored(database, keyOf(id, size))
  return stored ? new Blob([stored.bytes], { type: stored.type }) : null
}

export async function removePictures(database: AccountDatabase, ids: string[]): Promise<void> {
  await write(database, (store) => {
    for (const id of ids) {
      store.delete(id)
      store.delete(keyOf(id, 'small'))
    }
  })
}

/** Ids of the bytes that were stored before that time and have no row. What cannot be read stays, and holds up none of the others. */
export async function rowlessPictures(database: AccountDatabase, storedBefore: number): Promise<string[]> {
  const keys = (await read(database, (store) => store.getAllKeys())).map(String)
  const rows = await database.uploads.findByIds([...new Set(keys.map(idOf))]).exec()
  const rowless = await Promise.all(keys.filter((key) => !rows.has(idOf(key))).map((key) => readStored(database, key).catch(() => undefined)))
  return [...new Set(rowless.flatMap((picture) => (picture && picture.kept_at < storedBefore ? [idOf(picture.id)] : [])))]
}

/** Removes all of them where the browser does not tell which databases it has. */
export async function removePictureDatabase(account: string): Promise<void> {
  await done(indexedDB.deleteDatabase(nameOf(account)))
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
