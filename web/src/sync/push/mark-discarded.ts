import { toTime } from '#domain/values/clock'
import type { AccountDatabase, UploadRow } from '../database'
import { changeUpload, dropUploadsOf, removeUploads } from '../uploads/uploads'
import { isDispatched } from './is-dispatched'
import { changeRow, discardedRows, removeRow } from './outbox'
import { addedPhotos, isDiscarded, type OutboxRow } from './outbox-row'

/** A start removes no newer discard: another tab may still offer to undo it. */
const UNDONE_WITHIN_MS = 60_000

/** Refused or never sent; a command that a rewind queued again was sent before. Rule P8. */
export const isDiscardable = ({ state, first_sent, answered_at }: Pick<OutboxRow, 'state' | 'first_sent' | 'answered_at'>): boolean =>
  state === 'refused' || (state === 'queued' && first_sent === '' && answered_at === '')

const now = (): string => toTime(Date.now())

/** Discards an edit's photos too; false when the command is on its way or answered. Rules P8, P12a. */
export async function discardCommand(database: AccountDatabase, row: OutboxRow): Promise<boolean> {
  const discarded = await changeRow(database, row, (stored) => (isDiscardable(stored) ? { discarded_at: now() } : null))
  const at = discarded?.discarded_at
  if (at) await changeAdded(database, row, ({ state, discarded_at }) => (isTaken(state) || discarded_at ? {} : { discarded_at: at }))
  // Another tab has already removed it.
  return discarded !== null || (await database.outbox.findOne(row.n).exec())?.id !== row.id
}

export async function undoCommand(database: AccountDatabase, row: OutboxRow): Promise<void> {
  let at: string | undefined
  const isUndone = await changeRow(database, row, (stored) => {
    at = stored.discarded_at
    return isDiscarded(stored) ? { discarded_at: '' } : null
  })
  // Photos that were discarded by themselves stay so.
  if (isUndone) await changeAdded(database, row, ({ discarded_at }) => (discarded_at === at ? { discarded_at: '' } : {}))
}

async function changeAdded(database: AccountDatabase, row: OutboxRow, change: (upload: UploadRow) => Partial<UploadRow>): Promise<void> {
  for (const id of addedPhotos(row)) await changeUpload(database, id, change)
}

const isTaken = (state: UploadRow['state']): boolean => state === 'sent' || state === 'done'

/** An upload that the server takes meanwhile stays sent. Rule P12. */
export async function discardUpload(database: AccountDatabase, id: string): Promise<void> {
  await changeUpload(database, id, ({ state }) => (isTaken(state) ? {} : { discarded_at: now() }))
}

/** A draft's photo may belong to another `record` now. */
export async function undoUpload(database: AccountDatabase, id: string, about: Pick<Partial<UploadRow>, 'record'> = {}): Promise<void> {
  await changeUpload(database, id, (stored) => (isDiscarded(stored) ? { ...about, discarded_at: '' } : {}))
}

type Discarded = Pick<OutboxRow | UploadRow, 'id' | 'discarded_at'>

const isOld = ({ discarded_at = '' }: Discarded): boolean => discarded_at < toTime(Date.now() - UNDONE_WITHIN_MS)

export async function removeDiscarded(database: AccountDatabase, isOver: (row: Discarded) => boolean = isOld): Promise<void> {
  for (const row of (await discardedRows(database)).filter(isOver)) {
    // A project that is never published drops its photos, unless it was dispatched again.
    if (row.verb === 'publish_project' && !(await isDispatched(database, row.record))) await dropUploadsOf(database, [row.record])
    await removeRow(database, row, isDiscarded)
  }
  const uploads = (await database.uploads.find().exec()).map((row) => row.toMutableJSON())
  await removeUploads(
    database,
    uploads.filter((row) => isDiscarded(row) && isOver(row)).map(({ id }) => id),
  )
}
