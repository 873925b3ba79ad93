import type { AccountDatabase, UploadRow } from '../database'
import { isDiscarded } from '../push/outbox-row'
import { withDrafts } from './upload-records'

export type SettledUploads = { sent: UploadRow[]; refused: UploadRow[] }
/** Another tab may have discarded or sent it meanwhile. */
export async function repeatUpload(database: AccountDatabase, id: string): Promise<void> {
  await changeUpload(database, id, ({ state }) => (state === 'refused' ? { state: 'waiting', code: '' } : {}))
}

/** Without discarded ones. */
export async function uploadsIn(database: AccountDatabase, states: readonly UploadRow['state'][]): Promise<UploadRow[]> {
  const found = await database.uploads.find({ selector: { state: { $in: [...states] } } }).exec()
  return found
    .map((row) => row.toMutableJSON())
    .filter((row) => !isDiscarded(row))
    .toSorted((one, other) => one.position - other.position)
}

export async function removeUploads(database: AccountDatabase, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await database.uploads.findByIds(ids).exec()
  // Not bulkRemove: it silently leaves a row that is written meanwhile, and the bytes would go all the same.
  await Promise.all([...rows.values()].map((row) => row.incrementalRemove()))
  // Nothing waits for this code: bytes without a row go at a later start.
  const code = await import('./pictures').catch((error: unknown) => console.info('Bytes of uploads could not be removed yet.', error))
  await code?.removePictures(database, ids)
}

export const uploadsOf = (database: AccountDatabase, records: string[]) => database.uploads.find({ selector: { record: { $in: records } } }).exec()

/** Undefined where it is gone. */
export async function changeUpload(
  database: AccountDatabase,
  id: string,
  change: (upload: UploadRow) => Partial<UploadRow>,
): Promise<UploadRow | undefined> {
  const row = await database.uploads.findOne(id).exec()
  const stored = await row?.incrementalModify((current) => (current._deleted ? current : { ...current, ...change(current) }))
  return stored?.deleted ? undefined : stored?.toMutableJSON()
}

/** Drops the photos and words of the record's unsaved edit too. */
export async function dropUploadsOf(database: AccountDatabase, records: string[]): Promise<void> {
  const found = await uploadsOf(database, records.flatMap(withDrafts))
  await removeUploads(
    database,
    found.map(({ id }) => id),
  )
  for (const record of records) if (record.startsWith('projects/')) await dropEditDraft(database, record.slice('projects/'.length))
}

/** Emptied first: a removed row keeps its content for a while. The name is the one of data/kept-drafts. */
async function dropEditDraft(database: AccountDatabase, projectId: string): Promise<void> {
  const draft = await database.getLocal<{ value: unknown }>(`draft:edit:${projectId}`)
  await (await draft?.incrementalModify((kept) => ({ ...kept, value: null })))?.remove()
}
