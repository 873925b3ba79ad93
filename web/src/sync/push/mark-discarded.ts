import { toTime } from '#domain/values/clock'
import type { AccountDatabase, UploadRow } from '../database'
import { changeUpload, dropUploadsOf, removeUploads } from '../uploads/uploads'
import { isDispatched } from './is-dispatched'
import { changeRow, discardedRows, removeRow } from './outbox'
import { isDiscarded, type OutboxRow } from './outbox-row'

/** A start leaves what was discarded since: another tab may still offer to undo it. */
const UNDONE_WITHIN_MS = 60_000

/** Whether a command can be discarded: a refused one, or one that was never sent. One that a rewind has queued again was on its way or accepted before. Rule P8. */
export const isDiscardable = ({ state, first_sent, answered_at }: Pick<OutboxRow, 'state' | 'first_sent' | 'answered_at'>): boolean =>
  state === 'refused' || (state === 'queued' && first_sent === '' && answered_at === '')

const now = (): string => toTime(Date.now())

/** Marks a command as discarded, so that it cannot be sent; false when it is on its way or answered. Rule P8. */
export async function discardCommand(database: AccountDatabase, row: OutboxRow): Promise<boolean> {
  const discarded = await changeRow(database, row, (stored) => (isDiscardable(stored) ? { discarded_at: now() } : null))
  // Another tab has already removed it.
  return discarded !== null || (await database.outbox.findOne(row.n).exec())?.id !== row.id
}

export async function undoCommand(database: AccountDatabase, row: OutboxRow): Promise<void> {
  await changeRow(database, row, (stored) => (isDiscarded(stored) ? { discarded_at: '' } : null))
}

/** Takes an upload out of the queue, or out of a draft. One that the server takes meanwhile is sent, and stays so. Rule P12. */
export async function discardUpload(database: AccountDatabase, id: string): Promise<void> {
  await changeUpload(database, id, ({ state }) => (state === 'sent' || state === 'done' ? {} : { discarded_at: now() }))
}

/** A photo of a draft may belong to another `record` now. */
export async function undoUpload(database: AccountDatabase, id: string, about: Pick<Partial<UploadRow>, 'record'> = {}): Promise<void> {
  await changeUpload(database, id, (stored) => (isDiscarded(stored) ? { ...about, discarded_at: '' } : {}))
}

type Discarded = Pick<OutboxRow | UploadRow, 'id' | 'discarded_at'>

const isOld = ({ discarded_at = '' }: Discarded): boolean => discarded_at < toTime(Date.now() - UNDONE_WITHIN_MS)

/** Removes what was discarded and can be undone no more. */
export async function removeDiscarded(database: AccountDatabase, isOver: (row: Discarded) => boolean = isOld): Promise<void> {
  for (const row of (await discardedRows(database)).filter(isOver)) {
    // Photos of a project that is never published are dropped, unless the project was dispatched again.
    if (row.verb === 'publish_project' && !(await isDispatched(database, row.record))) await dropUploadsOf(database, [row.record])
    await removeRow(database, row, isDiscarded)
  }
  const uploads = (await database.uploads.find().exec()).map((row) => row.toMutableJSON())
  await removeUploads(
    database,
    uploads.filter((row) => isDiscarded(row) && isOver(row)).map(({ id }) => id),
  )
}
