import type { AccountDatabase, UploadRow } from './database'
import { storedNow } from './stored-now'
import { changeUpload, removeUploads, uploadsIn } from './uploads'
import { onceFinal } from './way-back-locks'

/**
 * Takes uploads out of the queue, or out of a draft, until they are forgotten or brought back; `rows` are those uploads as they are. One that the server
 * takes meanwhile is sent, and stays so. Should the app die in between, the next start forgets them. Rule P12.
 */
export async function claimUploads(database: AccountDatabase, rows: readonly UploadRow[]): Promise<void> {
  await Promise.all(
    rows.map(({ id }) => changeUpload(database, id, ({ state }) => (state === 'sent' || state === 'done' ? {} : { state: 'discarded' }))),
  )
}

/** `rows` are the uploads as they were; a photo of a draft may belong to another record now. */
export async function undoUploads(database: AccountDatabase, rows: readonly UploadRow[]): Promise<void> {
  await Promise.all(rows.map(({ id, state, record }) => changeUpload(database, id, (now) => (now.state === 'discarded' ? { state, record } : {}))))
}

/** Forgets for good those of these uploads that are still discarded. */
export async function finishUploads(database: AccountDatabase, ids: readonly string[]): Promise<void> {
  const stored = await storedNow(database.uploads, ids)
  await removeUploads(
    database,
    stored.filter(({ state }) => state === 'discarded').map(({ id }) => id),
  )
}

/** Forgets what was discarded of one record: it is given now, without these. */
export async function finishUploadsOf(database: AccountDatabase, record: string): Promise<void> {
  const discarded = await uploadsIn(database, ['discarded'])
  await finishUploads(
    database,
    discarded.filter((upload) => upload.record === record).map(({ id }) => id),
  )
}

/** Completes the discards that a crash interrupted; what another page can still bring back once that page cannot any more. */
export async function finishUploadDiscards(database: AccountDatabase, locks?: LockManager, signal?: AbortSignal): Promise<void> {
  const discarded = await uploadsIn(database, ['discarded'])
  await Promise.all(discarded.map(({ id }) => onceFinal(locks, id, () => finishUploads(database, [id]), signal)))
}
