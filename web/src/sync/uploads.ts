import { newId } from '#domain/ids'
import type { AccountDatabase, UploadRow } from './database'

/** Uploads that the server has just answered: their `state` says how. */
export type SettledUploads = { sent: UploadRow[]; refused: UploadRow[] }
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
