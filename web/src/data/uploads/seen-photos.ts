import type { AccountDatabase, PictureSize } from '../../sync'
import { namesHere } from '../session/device-databases'
import { photoPath } from './photo-address'

/** Photos of others' projects as this device has seen them, so that they are there without a connection; they go with the account's data. */
const STORES: Record<PictureSize, string> = { small: 'small', picture: 'large' }
/** The oldest go beyond these: about 40 MB of small ones and 60 MB of large ones. */
const MOST: Record<PictureSize, number> = { small: 2_000, picture: 200 }
const SIZES = ['small', 'picture'] as const satisfies readonly PictureSize[]

/** Bytes rather than a Blob: not every browser keeps those in IndexedDB. `path` is the file's on the server, without what lets one read it. */
type Seen = { path: string; project: string; type: string; bytes: ArrayBuffer; seen_at: number }
export type SeenPhotos = {
  read(path: string, size: PictureSize): Promise<Blob | null>
  keep(path: string, size: PictureSize, project: string, photo: Blob): Promise<void>
}

/** Named after its account, so that what removes an account's databases finds it. Rule A2. */
const seenPhotosName = (account: string): string => `${account}-seen`

const opened = new WeakMap<AccountDatabase, Promise<IDBDatabase>>()

/** The photos that an account has seen on this device. */
export const seenPhotos = (account: AccountDatabase): SeenPhotos => ({
  async read(path, size) {
    const seen: Seen | undefined = await done((await storeOf(account, size)).get(path))
    return seen ? new Blob([seen.bytes], { type: seen.type }) : null
  },
  async keep(path, size, project, photo) {
    const seen: Seen = { path, project, type: photo.type, bytes: await photo.arrayBuffer(), seen_at: Date.now() }
    await done((await storeOf(account, size, 'readwrite')).put(seen))
    const count = await done((await storeOf(account, size)).count())
    if (count > MOST[size]) await removeWhere(account, size, 'seen_at', (_key, index) => index < count - MOST[size])
  },
})

/** Removes photos that their person may see no more: of projects that are gone, and those that their owners have removed. */
export async function forgetGonePhotos(account: AccountDatabase, project?: string): Promise<void> {
  const names = await namesHere()
  if (names && !names.includes(seenPhotosName(account.name))) return
  const projects = project === undefined ? await seenProjects(account) : [project]
  const held = [...(await account.projects.findByIds(projects).exec()).values()]
  const shown = new Set(held.flatMap(({ images }) => images.flatMap((image) => SIZES.map((size) => photoPath(image, size)))))
  for (const size of SIZES)
    await removeWhere(account, size, 'project', (of, _index, path) => projects.includes(String(of)) && !shown.has(String(path)))
}

async function seenProjects(account: AccountDatabase): Promise<string[]> {
  const projects = new Set<string>()
  for (const size of SIZES) {
    const store = await storeOf(account, size)
    await walk(store.index('project').openKeyCursor(null, 'nextunique'), ({ key }) => projects.add(String(key)))
  }
  return [...projects]
}

/** Removes all of them where the browser session of an account is over, and where a browser does not tell which databases it has. */
export async function removeSeenPhotos(account: string): Promise<void> {
  await done(indexedDB.deleteDatabase(seenPhotosName(account)))
}

/** Walks one index by its keys alone: no picture is read. */
async function removeWhere(
  account: AccountDatabase,
  size: PictureSize,
  by: 'project' | 'seen_at',
  isOver: (key: IDBValidKey, index: number, path: IDBValidKey) => boolean,
): Promise<void> {
  const store = await storeOf(account, size, 'readwrite')
  let index = 0
  await walk(store.index(by).openKeyCursor(), ({ key, primaryKey }) => {
    if (isOver(key, index++, primaryKey)) store.delete(primaryKey)
  })
}

function walk(walking: IDBRequest<IDBCursor | null>, onKey: (cursor: IDBCursor) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    walking.onerror = () => reject(walking.error)
    walking.onsuccess = () => {
      const cursor = walking.result
      if (!cursor) return resolve()
      onKey(cursor)
      cursor.continue()
    }
  })
}

async function storeOf(account: AccountDatabase, size: PictureSize, mode: IDBTransactionMode = 'readonly'): Promise<IDBObjectStore> {
  return (await open(account)).transaction(STORES[size], mode).objectStore(STORES[size])
}

function open(account: AccountDatabase): Promise<IDBDatabase> {
  // Signing out may have removed it: nothing may be made in its place.
  if (account.closed) return Promise.reject(new Error('The database is closed.'))
  const known = opened.get(account)
  if (known) return known
  const request = indexedDB.open(seenPhotosName(account.name), 1)
  request.onupgradeneeded = () => {
    for (const size of SIZES) {
      const store = request.result.createObjectStore(STORES[size], { keyPath: 'path' })
      store.createIndex('project', 'project')
      store.createIndex('seen_at', 'seen_at')
    }
  }
  const forget = () => void opened.delete(account)
  const opening = done(request).then((database) => {
    const end = () => {
      database.close()
      forget()
    }
    database.onversionchange = end
    database.onclose = end
    account.onClose.push(end)
    return database
  })
  opened.set(account, opening)
  opening.catch(forget)
  return opening
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
