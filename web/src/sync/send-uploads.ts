import { isUnanswered, type TransportFailure } from '../http/failure'
import type { AccountDatabase, UploadRow } from './database'
import { unanswered } from './outbox-row'
import { readPicture, readSmallPicture } from './pictures'
import { maySend, noteAnswer, readPosition } from './server-position'
import type { Sending } from './status'
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
  /** Begins to watch the lock. Rule L9. */
  lease: () => () => boolean
  /** When the last pull that ended well began, by `performance.now()`. It proves that the session is good: a refusal without a reason that came before it is meant. */
  lastPull: () => number
  /** What part of which upload has left this device, null once its sending has ended. */
  onSending: (sending: Sending | null) => void
}

/** Of what the server has: it names no end that this device does not know. */
const thereAlready = { ok: true, end: 0 } as const

/** Of the progress of one upload: every page is told of each. */
const STEPS = 20

/** Sends photos and avatars to the server; loaded with the first of them. Rule P12. */
export function createUploads({ database, baseUrl, token, lease, lastPull, onSending }: UploadPort): Uploads {
  const send = createSendUpload({ baseUrl, token })
  const patience = createUploadPatience(database, lastPull)
  const doubtedAt = new Map<string, number>()

  const isBelieved = (id: string) => (doubtedAt.get(id) ?? Number.POSITIVE_INFINITY) < lastPull()

  async function settle(upload: UploadRow, state: 'sent' | 'refused', code: string, until?: string): Promise<SettledUploads> {
    doubtedAt.delete(upload.id)
    await patience.forget(upload.id)
    const isDropped = (now: UploadRow) => now.state === 'discarded' && state === 'refused'
    const settled = await changeUpload(database, upload.id, (now) => (isDropped(now) ? {} : { state, code, ...(until && { until }) }))
    // An upload that was replaced or dropped meanwhile is not announced.
    if (!settled || isDropped(settled)) return { sent: [], refused: [] }
    return state === 'sent' ? { sent: [settled], refused: [] } : { sent: [], refused: [settled] }
  }

  /** Marks as sent what was taken under the start `token`, unless the server's past was rewound meanwhile: then it waits to be sent again. */
  async function settleTaken(upload: UploadRow, token: string, end: number): Promise<SettledUploads | 'rewound'> {
    if (!(await noteAnswer(database, { token, end }))) return 'rewound'
    const settled = await settle(upload, 'sent', '')
    if ((await readPosition(database)).token === token) return settled
    await changeUpload(database, upload.id, () => ({ state: 'waiting' }))
    return 'rewound'
  }

  async function sendPicture(upload: UploadRow, picture: Blob, token: string): Promise<UploadReply> {
    const { id } = upload
    const small = await readSmallPicture(database, id)
    const reply = await send(upload, { picture, small }, token, (part) => onSending({ id, percent: Math.floor(part * STEPS) * (100 / STEPS) }))
    onSending(null)
    return reply
  }

  return {
    async drain(onSettled) {
      for (const upload of patience.due(await uploadsIn(database, ['waiting']))) {
        if (!(await isRecordThere(database, upload.record))) continue
        const picture = await readPicture(database, upload.id)
        if (!picture) {
          onSettled(await settle(upload, 'refused', 'photo_unreadable'))
          continue
        }
        const holdsLock = lease()
        const position = await readPosition(database)
        if (!holdsLock()) return { ok: false, code: 'lock_lost' }
        // While everything is fetched anew, the local record may be one that the server no longer has.
        if (!maySend(position) || position.sweeping.length > 0) return { ok: false, code: 'pull_first' }
        const reply = (await isPhotoThere(database, upload)) ? thereAlready : await sendPicture(upload, picture, position.token)
        if (!holdsLock()) return { ok: false, code: 'lock_lost' }
        if (reply.ok) {
          const settled = await settleTaken(upload, position.token, reply.end)
          if (settled === 'rewound') return { ok: false, code: 'pull_first' }
          onSettled(settled)
        } else if (reply.code === 'refused') onSettled(await settle(upload, 'refused', reply.refusal, reply.until))
        else if (isUnanswered(reply.code)) {
          if (!(await patience.noteFailure(upload.id))) return { ok: false, code: reply.code }
          onSettled(await settle(upload, 'refused', 'internal'))
        } else if (reply.code !== 'doubted') return { ok: false, code: reply.code }
        else if (isBelieved(upload.id)) onSettled(await settle(upload, 'refused', 'forbidden'))
        else {
          if (!doubtedAt.has(upload.id)) doubtedAt.set(upload.id, performance.now())
          return { ok: false, code: 'retry' }
        }
      }
      return { ok: true }
    },
    nextDue: patience.nextDue,
    tryAtOnce: patience.endWaits,
  }
}

/** Whether photos of a project wait that can be sent to it. */
export const hasPhotosToSend = async (database: AccountDatabase, record: string): Promise<boolean> =>
  (await uploadsIn(database, ['waiting'])).some((upload) => upload.record === record) && isRecordThere(database, record)

/** An avatar can be sent at any time; a photo waits until the server has accepted the record that it belongs to. */
async function isRecordThere(database: AccountDatabase, record: string): Promise<boolean> {
  const [collection, id = ''] = record.split('/')
  if (collection === 'users') return true
  const rows = await database.outbox.find({ selector: { record, verb: 'publish_project' } }).exec()
  if (rows.some(({ state }) => state === 'refused' || unanswered.some((open) => open === state))) return false
  return rows.length > 0 || (await database.projects.findOne(id).exec()) !== null
}

/** A photo that the server is known to have is not sent again: its project may take none any more. */
async function isPhotoThere(database: AccountDatabase, { id, record }: UploadRow): Promise<boolean> {
  const [collection, recordId = ''] = record.split('/')
  if (collection !== 'projects') return false
  return (await database.projects.findOne(recordId).exec())?.images.some((image) => image.id === id) ?? false
}

/**
 * What the server may have lost is to be sent again. A photo that it has kept is not there twice; an avatar goes again only while it is the one that
 * this device knows its account to have, so that it takes no newer one's place. Rule P12.
 */
export async function sendUploadsAgain(database: AccountDatabase): Promise<void> {
  for (const upload of await uploadsIn(database, ['sent', 'done'])) {
    if (upload.state === 'done' && !(await isStillWanted(database, upload))) continue
    await changeUpload(database, upload.id, ({ state }) => (state === 'sent' || state === 'done' ? { state: 'waiting' } : {}))
  }
}

/** PocketBase names a file after the name that it was sent under, which is the upload's id. */
async function isStillWanted(database: AccountDatabase, { id, record }: UploadRow): Promise<boolean> {
  const [collection, recordId = ''] = record.split('/')
  if (collection !== 'users') return true
  return (await database.users.findOne(recordId).exec())?.avatar.startsWith(`${id}_`) ?? false
}
