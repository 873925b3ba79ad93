import type { CollectionName } from '#domain/documents'
import { isUnanswered, type TransportFailure } from '../../http/failure'
import type { AccountDatabase, UploadRow } from '../database'
import { LateCodeFailure } from '../late-code'
import { maySend, noteAnswer, readPosition, type SyncPosition } from '../pull/server-position'
import { isHeld } from '../pull/stored-rows'
import { isDiscarded } from '../push/outbox-row'
import type { Sending } from '../status'
import { storedNow } from '../stored-now'
import type { Waits } from '../waits'
import { type Pictures, readPicture } from './pictures'
import { type KnownKind, kindOf } from './upload-kinds'
import { createUploadPatience } from './upload-patience'
import { createSendUpload, type UploadReply } from './upload-request'
import { changeUpload, type SettledUploads, uploadsIn } from './uploads'

export type UploadDrain = { ok: true } | { ok: false; code: TransportFailure | 'lock_lost' | 'pull_first' | 'retry' | 'suspended' }

export type Uploads = {
  /** Stops at a missing answer; that upload is retried after all others. */
  drain(onSettled: (settled: SettledUploads) => void): Promise<UploadDrain>
  /** Milliseconds until an upload without an answer may be tried again, null without one. */
  nextDue(): number | null
  tryAtOnce(): void
}

export type UploadPort = {
  database: AccountDatabase
  baseUrl: string
  token: () => string
  waits: Waits
  /** Begins to watch the lock. Rule L9. */
  lease: () => () => boolean
  /** Proves the session good, so that an earlier refusal without a reason is a real one. By `performance.now()`. */
  lastPull: () => number
  onSending: (sending: Sending | null) => void
}

type Bytes = { picture: Blob | null; small: Blob | null }

const thereAlready = { ok: true, end: 0 } as const

/** Progress events of one upload; each is broadcast to all tabs. */
const STEPS = 20

/** Loaded with the first upload. Rule P12. */
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

  /** After a rewind meanwhile the upload is sent again. */
  async function settleTaken(upload: UploadRow, token: string, end: number): Promise<SettledUploads | 'rewound'> {
    if (!(await noteAnswer(database, { token, end }))) return 'rewound'
    const settled = await settle(upload, 'sent', '')
    if ((await readPosition(database)).token === token) return settled
    await changeUpload(database, upload.id, waitingAgain)
    return 'rewound'
  }

  /** Null once the bytes are gone. A photo is sent only together with its small one. */
  async function read({ id }: UploadRow): Promise<Bytes | { failure: unknown }> {
    try {
      return { picture: await readPicture(database, id, 'picture'), small: await readPicture(database, id, 'small') }
    } catch (failure) {
      return { failure }
    }
  }

  /** Late code can be asked for again and counts for nothing; unreadable bytes count. True at the last try. */
  async function noteUnread({ id }: UploadRow, failure: unknown): Promise<boolean> {
    if (failure instanceof LateCodeFailure) return patience.noteFailure(id, false)
    console.info('A picture could not be read.', failure)
    return patience.noteFailure(id, true)
  }

  /** Sends nothing that was replaced or discarded during earlier sendings, in another tab too. Rule P12. */
  async function sendPicture(upload: UploadRow, of: KnownKind, pictures: Pictures, token: string): Promise<UploadReply | undefined> {
    const { id } = upload
    const [stored] = await storedNow(database.uploads, [id])
    if (stored?.state !== 'waiting' || isDiscarded(stored)) return undefined
    const asked = of.kind.request(of.id, upload, pictures)
    const reply = await send(asked, pictures.picture.size, token, (part) => onSending({ id, percent: Math.floor(part * STEPS) * (100 / STEPS) }))
    onSending(null)
    return reply
  }

  return {
    async drain(onSettled) {
      const unread: unknown[] = []
      let awaitsPull = false
      for (const upload of patience.due(await uploadsIn(database, ['waiting']))) {
        const of = kindOf(upload.record)
        if (!of || !(await of.kind.isRecordThere(database, of.id, upload.id))) continue
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
        if (!(await isInNewPicture(database, position, of.collection, of.id))) {
          awaitsPull = true
          continue
        }
        const isThere = await of.kind.isThere(database, of.id, upload.id)
        const reply = isThere ? thereAlready : await sendPicture(upload, of, { picture, small }, position.token)
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
        else if (isBelieved(upload.id)) onSettled(await settle(upload, 'refused', reply.refusal))
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

/** While its collection is fetched anew, a held record may be of a picture that the server has lost. */
const isInNewPicture = async (database: AccountDatabase, position: SyncPosition, collection: CollectionName, id: string): Promise<boolean> =>
  !position.sweeping.includes(collection) || isHeld(database, position, collection, id)

/** Rule P12d. */
export async function sendUploadsAgain(database: AccountDatabase): Promise<void> {
  for (const { id, record, state } of await uploadsIn(database, ['sent', 'done'])) {
    const of = kindOf(record)
    if (state === 'done' && of && !(await of.kind.isStillWanted(database, of.id, id))) continue
    await changeUpload(database, id, waitingAgain)
  }
}

const waitingAgain = ({ state }: UploadRow): Partial<UploadRow> => (state === 'sent' || state === 'done' ? { state: 'waiting' } : {})
