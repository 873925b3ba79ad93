import type { ProjectImage } from '#domain/documents'
import { lostWay } from '../../http/failure'
import { type PictureSize, readPicture } from '../../sync'
import type { Remote } from '../remote/remote'
import { fetchFileToken } from '../remote/remote-projects'
import type { AccountStore } from '../store/account-store'
import { photoAddress, photoPath } from './photo-address'
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

async function fetchPhoto(token: string, photo: Photo, size: PictureSize, signal: AbortSignal): Promise<Remote<Blob>> {
  const ticket = await fileToken(token, signal)
  if (!ticket.ok) return ticket
  try {
    const response = await fetch(photoAddress(photo, size, ticket.value), { signal })
    if (response.ok) return { ok: true, value: await response.blob() }
    return { ok: false, code: response.status === 404 ? 'not_found' : response.status === 429 ? 'too_many_requests' : 'unavailable' }
  } catch {
    return { ok: false, code: lostWay() }
  }
}

/** The server's ends after ten minutes. */
const TOKEN_MS = 5 * 60_000
let asked: { of: string; at: number; answer: Promise<Remote<string>> } | null = null

/** One for all photos of a screen; a failed one is asked for again. */
async function fileToken(session: string, signal: AbortSignal): Promise<Remote<string>> {
  const now = performance.now()
  if (asked?.of !== session || now - asked.at > TOKEN_MS)
    asked = { of: session, at: now, answer: fetchFileToken(session, new AbortController().signal) }
  const mine = asked
  const answer = await mine.answer
  if (!answer.ok && asked === mine) asked = null
  return signal.aborted ? { ok: false, code: 'unreachable' } : answer
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
