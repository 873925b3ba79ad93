import { isUnanswered, type TransportFailure } from '../../http/failure'
import type { AccountDatabase, UploadRow } from '../database'
import { LateCodeFailure } from '../late-code'
import { maySend, noteAnswer, readPosition, type SyncPosition } from '../pull/server-position'
import { isHeld } from '../pull/stored-rows'
import { isDiscarded, unanswered } from '../push/outbox-row'
import type { Sending } from '../status'
import { storedNow } from '../stored-now'
import type { Waits } from '../waits'
import { type Pictures, readPicture } from './pictures'
import { createUploadPatience } from './upload-patience'
import { createSendUpload, type UploadReply } from './upload-request'
import { changeUpload, type SettledUploads, uploadsIn } from './uploads'

export type UploadDrain = { ok: true } | { ok: false; code: TransportFailure | 'lock_lost' | 'pull_first' | 'retry' | 'suspended' }

export type Uploads = {
  /** Sends the waiting uploads whose record the server has, one at a time. Stops at the first without an answer, which is retried after all others. */
  drain(onSettled: (settled: SettledUploads) => void): Promise<UploadDrain>
  /** Milliseconds until one that got no answer may be tried again, null when there is none. */
  nextDue(): number | null
  /** Clears the waits: everything may be retried at once. */
  tryAtOnce(): void
}

export type UploadPort = {
  database: AccountDatabase
  baseUrl: string
  token: () => string
  waits: Waits
  /** Begins to watch the lock. Rule L9. */
  lease: () => () => boolean
  /** When the last pull that ended well began, by `performance.now()`. It proves that the session is good: a refusal without a reason that came before it is meant. */
  lastPull: () => number
  /** Progress of an upload that is leaving this device, null once its sending has ended. */
  onSending: (sending: Sending | null) => void
}

type Bytes = { picture: Blob | null; small: Blob | null }

/** The server has it: the device knows the feed's end that came with it. */
const thereAlready = { ok: true, end: 0 } as const

/** Progress events of one upload; each is broadcast to all tabs. */
const STEPS = 20

/** Sends photos and avatars to the server; loaded with the first of them. Rule P12. */
export function createUploads({ database, baseUrl, token, waits, lease, lastPull, onSending }: UploadPort): Uploads {
  const send = createSendUpload({ baseUrl, token })
  const patience = createUploadPatience(database, lastPull, waits)
  const doubtedAt = new Map<string, number>()

  const isBelieved = (id: string) => (doubtedAt.get(id) ?? Number.POSITIVE_INFINITY) < lastPull()

  async function settle(upload: UploadRow, state: 'sent' | 'refused', code: string, until?: string): Promise<SettledUploads> {
    doubtedAt.delete(upload.id)
    await patience.forget(upload.id)
    const sent = state === 'sent' && { discarded_at: '' }
    const settled = await changeUpload(database, upload.id, () => ({ state, code, ...(until && { until }), ...sent }))
    // An upload that was replaced or discarded meanwhile is not announced.
    if (!settled || isDiscarded(settled)) return { sent: [], refused: [] }
    return state === 'sent' ? { sent: [settled], refused: [] } : { sent: [], refused: [settled] }
  }

  /** Marks as sent what was taken under the start `token`, unless the server's past was rewound meanwhile: then it waits to be sent again. */
  async function settleTaken(upload: UploadRow, token: string, end: number): Promise<SettledUploads | 'rewound'> {
    if (!(await noteAnswer(database, { token, end }))) return 'rewound'
    const settled = await settle(upload, 'sent', '')
    if ((await readPosition(database)).token === token) return settled
    await changeUpload(database, upload.id, waitingAgain)
    return 'rewound'
  }

  /** Its bytes, null once they are gone; the reason where they cannot be read. A photo is taken only together with its small one. */
  async function read({ id }: UploadRow): Promise<Bytes | { failure: unknown }> {
    try {
      return { picture: await readPicture(database, id, 'picture'), small: await readPicture(database, id, 'small') }
    } catch (failure) {
      return { failure }
    }
  }

  /** Code that did not come can be asked for again, so it counts for nothing; what the disk does not give may be given up. True when it was the last try. */
  async function noteUnread({ id }: UploadRow, failure: unknown): Promise<boolean> {
    if (failure instanceof LateCodeFailure) return patience.noteFailure(id, false)
    console.info('A picture could not be read.', failure)
    return patience.noteFailure(id, true)
  }

  /** Nothing for one that was replaced or thrown away while those before it were sent, in another tab too. Rule P12. */
  async function sendPicture(upload: UploadRow, pictures: Pictures, token: string): Promise<UploadReply | undefined> {
    const { id } = upload
    const [stored] = await storedNow(database.uploads, [id])
    if (stored?.state !== 'waiting' || isDiscarded(stored)) return undefined
    const reply = await send(upload, pictures, token, (part) => onSending({ id, percent: Math.floor(part * STEPS) * (100 / STEPS) }))
    onSending(null)
    return reply
  }

  return {
    async drain(onSettled) {
      const unread: unknown[] = []
      let awaitsPull = false
      for (const upload of patience.due(await uploadsIn(database, ['waiting']))) {
        if (!(await isRecordThere(database, upload.record))) continue
        const bytes = await read(upload)
        if ('failure' in bytes) {
          if (await noteUnread(upload, bytes.failure)) onSettled(await settle(upload, 'refused', 'photo_not_here'))
          else unread.push(bytes.failure)
          continue
        }
        const { picture, small } = bytes
        if (!picture || !small) {
          onSettled(await settle(upload, 'refused', 'photo_not_here'))
          continue
        }
        const holdsLock = lease()
        const position = await readPosition(database)
        if (!holdsLock()) return { ok: false, code: 'lock_lost' }
        if (!maySend(position)) return { ok: false, code: 'pull_first' }
        if (!(await isInNewPicture(database, position, upload.record))) {
          awaitsPull = true
          continue
        }
        const reply = (await isPhotoThere(database, upload)) ? thereAlready : await sendPicture(upload, { picture, small }, position.token)
        if (!holdsLock()) return { ok: false, code: 'lock_lost' }
        if (!reply) continue
        if (reply.ok) {
          const settled = await settleTaken(upload, position.token, reply.end)
          if (settled === 'rewound') return { ok: false, code: 'pull_first' }
          onSettled(settled)
        } else if (reply.code === 'refused') onSettled(await settle(upload, 'refused', reply.refusal, reply.until))
        else if (isUnanswered(reply.code) || reply.code === 'retry') {
          if (!(await patience.noteFailure(upload.id, reply.code !== 'retry'))) return { ok: false, code: reply.code }
          onSettled(await settle(upload, 'refused', 'internal'))
        } else if (reply.code !== 'doubted') return { ok: false, code: reply.code }
        else if (isBelieved(upload.id)) onSettled(await settle(upload, 'refused', 'forbidden'))
        else {
          if (!doubtedAt.has(upload.id)) doubtedAt.set(upload.id, performance.now())
          return { ok: false, code: 'retry' }
        }
      }
      const late = unread.find((failure) => failure instanceof LateCodeFailure)
      if (late) throw late
      // Tried again after a pull, without which no failure counts.
      if (unread.length > 0) return { ok: false, code: 'retry' }
      return awaitsPull ? { ok: false, code: 'pull_first' } : { ok: true }
    },
    nextDue: patience.nextDue,
    tryAtOnce: patience.endWaits,
  }
}

/** An avatar can be sent at any time; a photo waits until the server has accepted the record that it belongs to, and answered its edits: one may make room for it, or remove it. */
async function isRecordThere(database: AccountDatabase, record: string): Promise<boolean> {
  const [collection, id = ''] = record.split('/')
  if (collection === 'users') return true
  const found = await database.outbox.find({ selector: { record, verb: { $in: ['publish_project', 'edit_project'] } }, sort: [{ n: 'asc' }] }).exec()
  const rows = found.map((row) => row.toMutableJSON()).filter((row) => row.verb === 'publish_project' || !isDiscarded(row))
  if (rows.some(({ state }) => unanswered.some((open) => open === state))) return false
  // A refused one may have been sent again since, or stand all the same where it was given up without an answer.
  const last = rows.findLast(({ verb }) => verb === 'publish_project')
  return (last && last.state !== 'refused') || (await database.projects.findOne(id).exec()) !== null
}

/** While its collection is fetched anew, what the device holds of a record may be of a picture that the server has lost. */
async function isInNewPicture(database: AccountDatabase, position: SyncPosition, record: string): Promise<boolean> {
  const [collection, id = ''] = record.split('/')
  const name = position.sweeping.find((swept) => swept === collection)
  return name === undefined || isHeld(database, position, name, id)
}

/** A photo that the server is known to have is not sent again: its project may take none any more. */
async function isPhotoThere(database: AccountDatabase, { id, record }: UploadRow): Promise<boolean> {
  const [collection, recordId = ''] = record.split('/')
  if (collection !== 'projects') return false
  return (await database.projects.findOne(recordId).exec())?.images.some((image) => image.id === id) ?? false
}

/**
 * Queues again the uploads that the server may have lost. A photo that it has kept is not there twice; an avatar goes again only while it is the one that
 * this device knows its account to have, so that it takes no newer one's place. Rule P12.
 */
export async function sendUploadsAgain(database: AccountDatabase): Promise<void> {
  for (const upload of await uploadsIn(database, ['sent', 'done'])) {
    if (upload.state === 'done' && !(await isStillWanted(database, upload))) continue
    await changeUpload(database, upload.id, waitingAgain)
  }
}

const waitingAgain = ({ state }: UploadRow): Partial<UploadRow> => (state === 'sent' || state === 'done' ? { state: 'waiting' } : {})

/** A photo that its project shows no more was removed. PocketBase names a file after the name that it was sent under, which is the upload's id. */
async function isStillWanted(database: AccountDatabase, { id, record }: UploadRow): Promise<boolean> {
  const [collection, recordId = ''] = record.split('/')
  if (collection !== 'users') return (await database.projects.findOne(recordId).exec())?.images.some((image) => image.id === id) ?? true
  return (await database.users.findOne(recordId).exec())?.avatar.startsWith(`${id}_`) ?? false
}
