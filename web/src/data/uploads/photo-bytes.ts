import type { ProjectImage } from '#domain/documents'
import { lostWay } from '../../http/failure'
import { collectionOf, LateCodeFailure, type PictureSize, readPicture, recordOf } from '../../sync'
import { photoPath } from '../pictures/photo-address'
import { seenPhotos } from '../pictures/seen-photos'
import type { Remote } from '../remote/remote'
import type { AccountStore } from '../store/account-store'
import { fetchPhoto } from './fetch-photo'

/** `record` is what it is of, as `projects/{id}`; `file` is '' while only this device has the photo. */
export type Photo = ProjectImage & { record: string }

type Ask = { account: AccountStore; token: string; photo: Photo; size: PictureSize; signal: AbortSignal }

/** Chosen here, seen here before, or the server's, stored for use without a connection. */
export async function photoBytes({ account, token, photo, size, signal }: Ask): Promise<Remote<Blob>> {
  const { database } = account
  const of = recordOf(photo.record)
  const path = photoPath(photo, size, of?.collection === 'users' ? undefined : of?.collection)
  const seen = seenPhotos(database)
  let code: 'not_found' | ReturnType<typeof lostWay> = 'not_found'
  const chosen = await readPicture(database, photo.id, size).catch((error: unknown) => {
    if (error instanceof LateCodeFailure) code = lostWay()
    return noStorage(error)
  })
  const here = chosen ?? (photo.file ? await seen.read(path, size).catch(noStorage) : null)
  if (here) return { ok: true, value: here }
  if (photo.file === '') return { ok: false, code }
  const fetched = await inTurn(() => fetchPhoto(token, path, signal))
  if (!fetched.ok) return fetched
  // Only of what is held here: the removal of others would go unnoticed. Product 16.
  const keep = async () => {
    if (of && (await collectionOf(database, of.collection).findOne(of.id).exec())) await seen.keep(path, size, of.id, fetched.value)
  }
  await keep().catch(noStorage)
  return fetched
}

function noStorage(error: unknown): null {
  console.info('A photo could not be read or kept on this device.', error)
  return null
}

/** A browser has six connections to a server; pushes and uploads go first. */
const CONCURRENCY = 3
let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(job: () => Promise<T>): Promise<T> {
  if (running >= CONCURRENCY) await new Promise<void>((resolve) => waiting.push(resolve))
  running++
  try {
    return await job()
  } finally {
    running--
    waiting.shift()?.()
  }
}
