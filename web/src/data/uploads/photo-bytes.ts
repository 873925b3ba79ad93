import type { ProjectImage } from '#domain/documents'
import { type PictureSize, readPicture } from '../../sync'
import type { Remote } from '../remote/remote'
import type { AccountStore } from '../store/account-store'
import { fetchPhoto } from './fetch-photo'
import { photoPath } from './photo-address'
import { type SeenPhotos, seenPhotos } from './seen-photos'

/** A photo of a project; `file` is '' while only this device has it. */
export type Photo = ProjectImage & { project: string }

type Ask = { account: AccountStore; token: string; photo: Photo; size: PictureSize; signal: AbortSignal }

/** A photo's bytes: chosen here, seen here before, or the server's, which are then kept to be there without a connection. */
export async function photoBytes({ account, token, photo, size, signal }: Ask): Promise<Remote<Blob>> {
  const { database } = account
  const seen = seenPhotos(database)
  const here = await readHere(account, seen, photo, size).catch(noStorage)
  if (here) return { ok: true, value: here }
  if (photo.file === '') return { ok: false, code: 'not_found' }
  const fetched = await inTurn(() => fetchPhoto(token, photo, size, signal))
  if (!fetched.ok) return fetched
  await keep(account, seen, photo, size, fetched.value).catch(noStorage)
  return fetched
}

async function readHere({ database }: AccountStore, seen: SeenPhotos, photo: Photo, size: PictureSize): Promise<Blob | null> {
  return (await readPicture(database, photo.id, size)) ?? (photo.file ? seen.read(photoPath(photo, size), size) : null)
}

/** Of what the device does not hold nothing is kept: nobody would tell it when that may be seen no more. Product 16. */
async function keep({ database }: AccountStore, seen: SeenPhotos, photo: Photo, size: PictureSize, bytes: Blob): Promise<void> {
  if ((await database.projects.findOne(photo.project).exec()) !== null) await seen.keep(photoPath(photo, size), size, photo.project, bytes)
}

function noStorage(error: unknown): null {
  console.info('A photo could not be read or kept on this device.', error)
  return null
}

/** A browser has six connections to a server, and what a person sends goes first. */
const AT_ONCE = 3
let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(job: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  running++
  try {
    return await job()
  } finally {
    running--
    waiting.shift()?.()
  }
}
