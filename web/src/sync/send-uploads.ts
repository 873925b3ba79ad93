import type { AccountDatabase, UploadRow } from './database'
import { unanswered } from './outbox-row'
import type { Silence } from './transport'
import { createSendUpload } from './upload-request'
import { type SettledUploads, uploadsIn } from './uploads'

export type UploadDrain = { ok: true } | { ok: false; reason: Silence | 'lock_lost' | 'retry' }

export type Uploads = {
  /** Sends what waits and whose record the server has, one after the other. */
  drain(onSettled: (settled: SettledUploads) => void): Promise<UploadDrain>
}

export type UploadPort = {
  database: AccountDatabase
  baseUrl: string
  token: () => string
  holdsLock: () => boolean
  /** When the last pull that ended well began, by `performance.now()`: the session was good, so a refusal without a reason from before is one. */
  lastPull: () => number
}

/** The way of photos and avatars to the server, loaded with the first of them. Rule P12. */
export function createUploads({ database, baseUrl, token, holdsLock, lastPull }: UploadPort): Uploads {
  const send = createSendUpload({ baseUrl, token })
  const doubtedAt = new Map<string, number>()

  const isBelieved = (id: string) => (doubtedAt.get(id) ?? Number.POSITIVE_INFINITY) < lastPull()

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
