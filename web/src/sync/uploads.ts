import { newId } from '#domain/ids'
import type { AccountDatabase, UploadRow } from './database'
import { unanswered } from './outbox-row'
import type { Silence } from './transport'
import type { SendUpload } from './upload-request'

/** Uploads that the server has just answered: their `state` says how. */
export type SettledUploads = { sent: UploadRow[]; refused: UploadRow[] }
export type UploadDrain = { ok: true } | { ok: false; reason: Silence | 'lock_lost' | 'retry' }

export type Uploads = {
  /** Sends what waits and whose record the server has, one after the other. */
  drain(onSettled: (settled: SettledUploads) => void): Promise<UploadDrain>
  /** A pull that began at this `performance.now()` has ended well: the session is good, so a refusal without a reason from before is one. */
  notePulled(begunAt: number): void
}

type Port = { database: AccountDatabase; send: SendUpload; holdsLock: () => boolean }

/** The way of photos and avatars to the server. Rule P12. */
export function createUploads({ database, send, holdsLock }: Port): Uploads {
  const doubtedAt = new Map<string, number>()
  let lastPull = Number.NEGATIVE_INFINITY

  const isBelieved = (id: string) => (doubtedAt.get(id) ?? Number.POSITIVE_INFINITY) < lastPull

  async function settle(upload: UploadRow, state: 'sent' | 'refused', code: string): Promise<SettledUploads> {
    doubtedAt.delete(upload.id)
    const row = await database.uploads.findOne(upload.id).exec()
    // One that was replaced or dropped meanwhile is nobody's news.
    if (!row) return { sent: [], refused: [] }
    const settled = (await row.incrementalPatch({ state, code })).toMutableJSON()
    return state === 'sent' ? { sent: [settled], refused: [] } : { sent: [], refused: [settled] }
  }

  return {
    async drain(onSettled) {
      for (const upload of await uploadsIn(database, ['waiting'])) {
        if (!(await isRecordThere(database, upload.record))) continue
        const reply = await send(upload)
        if (!holdsLock()) return { ok: false, reason: 'lock_lost' }
        if (reply.ok) onSettled(await settle(upload, 'sent', ''))
        else if (reply.reason === 'refused') onSettled(await settle(upload, 'refused', reply.code))
        else if (reply.reason !== 'doubted') return reply
        else if (isBelieved(upload.id)) onSettled(await settle(upload, 'refused', 'forbidden'))
        else {
          if (!doubtedAt.has(upload.id)) doubtedAt.set(upload.id, performance.now())
          return { ok: false, reason: 'retry' }
        }
      }
      return { ok: true }
    },
    notePulled(begunAt) {
      lastPull = begunAt
    },
  }
}

/** An account takes its avatar at any time; a photo waits until the server has accepted what it belongs to. */
async function isRecordThere(database: AccountDatabase, record: string): Promise<boolean> {
  const [collection, id = ''] = record.split('/')
  if (collection === 'users') return true
  const rows = await database.outbox.find({ selector: { record, verb: 'publish_project' } }).exec()
  if (rows.some(({ state }) => state === 'refused' || unanswered.some((open) => open === state))) return false
  return rows.length > 0 || (await database.projects.findOne(id).exec()) !== null
}

type Given = Pick<UploadRow, 'record' | 'position' | 'blob'>

/** Keeps a photo for a record, to be sent once the server has it; `id` becomes the photo's own. Stored before the command is given. */
export async function addPhoto(database: AccountDatabase, given: Given, id = newId()): Promise<void> {
  await database.uploads.insert({ ...given, id, state: 'waiting', code: '' })
}

/** Keeps an avatar to be sent; a newer one takes the place of what waits or was refused. */
export async function addAvatar(database: AccountDatabase, userId: string, blob: string): Promise<void> {
  const record = `users/${userId}`
  const before = await database.uploads.find({ selector: { record } }).exec()
  await addPhoto(database, { record, position: 0, blob })
  await removeUploads(
    database,
    before.map(({ id }) => id),
  )
}

/** Sends a refused one again. */
export async function repeatUpload(database: AccountDatabase, id: string): Promise<void> {
  await (await database.uploads.findOne(id).exec())?.incrementalPatch({ state: 'waiting', code: '' })
}

export async function uploadsIn(database: AccountDatabase, states: readonly UploadRow['state'][]): Promise<UploadRow[]> {
  const found = await database.uploads.find({ selector: { state: { $in: [...states] } } }).exec()
  return found.map((row) => row.toMutableJSON()).toSorted((one, other) => one.position - other.position)
}

export async function removeUploads(database: AccountDatabase, ids: string[]): Promise<void> {
  if (ids.length > 0) await database.uploads.bulkRemove(ids)
}

/** What the records are gone of has nowhere to go. */
export async function dropUploadsOf(database: AccountDatabase, records: string[]): Promise<void> {
  const found = await database.uploads.find({ selector: { record: { $in: records } } }).exec()
  await removeUploads(
    database,
    found.map(({ id }) => id),
  )
}
