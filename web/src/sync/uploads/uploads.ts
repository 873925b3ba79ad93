import { newId } from '#new-id'
import type { AccountDatabase, UploadRow } from '../database'
import { lateCode } from '../late-code'
import { isDiscarded } from '../push/outbox-row'
import type { Pictures } from './pictures'

/** Uploads that the server has just answered: their `state` says how. */
export type SettledUploads = { sent: UploadRow[]; refused: UploadRow[] }
/** One that is not `draft` is sent once the server has its record. */
type NewUpload = Pick<UploadRow, 'record' | 'position'> & { state?: 'draft' | 'waiting' }

const EDITS = 'edits/'
/** The record of photos that an edit of a project is to add, until it is saved. Rule P12a. */
export const editOf = (projectId: string): string => `${EDITS}${projectId}`
/** `edits/{id}` as the project that is edited, undefined for other records. Rule P12a. */
export const editedProject = (record: string): string | undefined => (record.startsWith(EDITS) ? `projects/${record.slice(EDITS.length)}` : undefined)

/** Keeps a photo for a record; `id` becomes the photo's own. Its bytes are stored before its row, and both before the command is dispatched. Rule P12. */
export async function addPhoto(
  database: AccountDatabase,
  { state = 'waiting', ...about }: NewUpload,
  pictures: Pictures,
  id = newId(),
): Promise<void> {
  const { removePictures, storePictures } = await lateCode(import('./pictures'))
  await storePictures(database, id, pictures)
  try {
    await database.uploads.insert({ ...about, id, state, code: '' })
  } catch (error) {
    // There may have been no room for the row: its bytes go too, since nothing would name them.
    await removePictures(database, [id]).catch(() => undefined)
    throw error
  }
}

/** Keeps an avatar to be sent; a newer one takes the place of what waits or was refused. */
export async function addAvatar(database: AccountDatabase, userId: string, pictures: Pictures): Promise<void> {
  const record = `users/${userId}`
  const before = await database.uploads.find({ selector: { record } }).exec()
  // Should the app die before the others are gone, the newest is sent last.
  const position = Math.max(-1, ...before.map((upload) => upload.position)) + 1
  await addPhoto(database, { record, position }, pictures)
  await removeUploads(
    database,
    before.map(({ id }) => id),
  )
}

/** Sends a refused one again, unless it was thrown away meanwhile, or sent from another tab. */
export async function repeatUpload(database: AccountDatabase, id: string): Promise<void> {
  await changeUpload(database, id, ({ state }) => (state === 'refused' ? { state: 'waiting', code: '' } : {}))
}

/** The uploads in these states, in their order, without discarded ones. */
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
  // Not bulkRemove: it leaves a row that something else writes meanwhile, without a word, and the bytes would go all the same.
  await Promise.all([...rows.values()].map((row) => row.incrementalRemove()))
  // Nothing waits for this code: bytes without a row go at a later start.
  const code = await import('./pictures').catch((error: unknown) => console.info('Bytes of uploads could not be removed yet.', error))
  await code?.removePictures(database, ids)
}

/** Changes an upload as it is stored at that moment; undefined where it is gone. */
export async function changeUpload(
  database: AccountDatabase,
  id: string,
  change: (upload: UploadRow) => Partial<UploadRow>,
): Promise<UploadRow | undefined> {
  const row = await database.uploads.findOne(id).exec()
  const stored = await row?.incrementalModify((current) => (current._deleted ? current : { ...current, ...change(current) }))
  return stored?.deleted ? undefined : stored?.toMutableJSON()
}

/** Drops the uploads whose record was deleted, and the photos and words of an edit of it that is still written. */
export async function dropUploadsOf(database: AccountDatabase, records: string[]): Promise<void> {
  const found = await database.uploads
    .find({ selector: { record: { $in: [...records, ...records.map((record) => record.replace('projects/', EDITS))] } } })
    .exec()
  await removeUploads(
    database,
    found.map(({ id }) => id),
  )
  for (const record of records) if (record.startsWith('projects/')) await dropEditDraft(database, record.slice('projects/'.length))
}

/** Emptied first: a removed row keeps its content for a while. The name is the one under which data/drafts keeps it. */
async function dropEditDraft(database: AccountDatabase, projectId: string): Promise<void> {
  const draft = await database.getLocal<{ value: unknown }>(`draft:edit:${projectId}`)
  await (await draft?.incrementalModify((kept) => ({ ...kept, value: null })))?.remove()
}
