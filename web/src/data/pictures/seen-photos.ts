import { bytesDatabase, done, pictureOf, type StoredPicture, storedPicture } from '../../bytes-database'
import { type AccountDatabase, type PictureSize, shownPhotos } from '../../sync'
import { namesHere } from '../session/device-databases'
import { photoPath } from './photo-address'

/** Photos of others' projects for use without a connection; removed with the account's data. */
const STORES: Record<PictureSize, string> = { small: 'small', picture: 'large' }
/** Beyond these the oldest are removed: about 40 MB of small ones and 60 MB of large ones. */
const MOST: Record<PictureSize, number> = { small: 2_000, picture: 200 }
const SIZES = ['small', 'picture'] as const satisfies readonly PictureSize[]

/** `path` is the file's path on the server, without a token; `project` the id of what it is of. */
type Seen = StoredPicture & { path: string; project: string; seen_at: number }
export type SeenPhotos = {
  read(path: string, size: PictureSize): Promise<Blob | null>
  keep(path: string, size: PictureSize, project: string, photo: Blob): Promise<void>
}

const database = bytesDatabase('seen', (created) => {
  for (const size of SIZES) {
    const store = created.createObjectStore(STORES[size], { keyPath: 'path' })
    store.createIndex('project', 'project')
    store.createIndex('seen_at', 'seen_at')
  }
})

const storeOf = (account: AccountDatabase, size: PictureSize, mode?: IDBTransactionMode): Promise<IDBObjectStore> =>
  database.store(account, STORES[size], mode)

export const seenPhotos = (account: AccountDatabase): SeenPhotos => ({
  async read(path, size) {
    const seen: Seen | undefined = await done((await storeOf(account, size)).get(path))
    return pictureOf(seen)
  },
  async keep(path, size, project, photo) {
    const seen: Seen = { path, project, ...(await storedPicture(photo)), seen_at: Date.now() }
    await done((await storeOf(account, size, 'readwrite')).put(seen))
    const count = await done((await storeOf(account, size)).count())
    if (count > MOST[size]) await remove(account, size, (await listedBy('seen_at', account, size)).slice(0, count - MOST[size]))
  },
})

export async function forgetGonePhotos(account: AccountDatabase, of?: string): Promise<void> {
  const names = await namesHere()
  if (names && !names.includes(database.nameOf(account.name))) return
  for (const size of SIZES) {
    const seen = (await listedBy('project', account, size)).filter(({ key }) => of === undefined || key === of)
    const held = await shownPhotos(account, [...new Set(seen.map(({ key }) => String(key)))])
    const shown = new Set(held.flatMap(({ photo, of }) => SIZES.map((each) => photoPath(photo, each, of))))
    const gone = seen.filter(({ path }) => !shown.has(path))
    await remove(account, size, gone)
  }
}

/** For an ended browser session, and where a browser does not list its databases. */
export const removeSeenPhotos = database.remove

type Listed = { key: IDBValidKey; path: string }

/** Walks one index by its keys alone: no picture is read. */
async function listedBy(index: 'project' | 'seen_at', account: AccountDatabase, size: PictureSize): Promise<Listed[]> {
  const walking = (await storeOf(account, size)).index(index).openKeyCursor()
  return new Promise((resolve, reject) => {
    const listed: Listed[] = []
    walking.onerror = () => reject(walking.error)
    walking.onsuccess = () => {
      const cursor = walking.result
      if (!cursor) return resolve(listed)
      listed.push({ key: cursor.key, path: String(cursor.primaryKey) })
      cursor.continue()
    }
  })
}

async function remove(account: AccountDatabase, size: PictureSize, seen: readonly Listed[]): Promise<void> {
  const store = await storeOf(account, size, 'readwrite')
  await Promise.all(seen.map(({ path }) => done(store.delete(path))))
}
