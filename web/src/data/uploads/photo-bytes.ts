import type { ProjectImage } from '#domain/documents'
import { lostWay } from '../../http/failure'
import { LateCodeFailure, type PictureSize, readPicture } from '../../sync'
import { photoPath } from '../pictures/photo-address'
import { type SeenPhotos, seenPhotos } from '../pictures/seen-photos'
import type { Remote } from '../remote/remote'
import type { AccountStore } from '../store/account-store'
import { fetchPhoto } from './fetch-photo'

/** `file` is '' while only this device has the photo. */
export type Photo = ProjectImage & { project: string }

type Ask = { account: AccountStore; token: string; photo: Photo; size: PictureSize; signal: AbortSignal }

/** Chosen here, seen here before, or the server's, stored for use without a connection. */
export async function photoBytes({ account, token, photo, size, signal }: Ask): Promise<Remote<Blob>> {
  const { database } = account
  const seen = seenPhotos(database)
  let code: 'not_found' | ReturnType<typeof lostWay> = 'not_found'
  const chosen = await readPicture(database, photo.id, size).catch((error: unknown) => {
    if (error instanceof LateCodeFailure) code = lostWay()
    return noStorage(error)
  })
  const here = chosen ?? (photo.file ? await seen.read(photoPath(photo, size), size).catch(noStorage) : null)
  if (here) return { ok: true, value: here }
  if (photo.file === '') return { ok: false, code }
  const fetched = await inTurn(() => fetchPhoto(token, photo, size, signal))
  if (!fetched.ok) return fetched
  await keep(account, seen, photo, size, fetched.value).catch(noStorage)
  return fetched
}

/** Stores photos only of projects on this device: the others' removal would go unnoticed. Product 16. */
async function keep({ database }: AccountStore, seen: SeenPhotos, photo: Photo, size: PictureSize, bytes: Blob): Promise<void> {
  if ((await database.projects.findOne(photo.project).exec()) !== null) await seen.keep(photoPath(photo, size), size, photo.project, bytes)
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
