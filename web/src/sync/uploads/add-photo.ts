import { newId } from '#new-id'
import type { AccountDatabase, UploadRow } from '../database'
import { type Pictures, removePictures, storePictures } from './pictures'
import { kindOf } from './upload-kinds'
import { removeUploads, uploadsOf } from './uploads'

/** Sent once the server has its record, unless its state is `draft`. */
export type NewUpload = Pick<UploadRow, 'record' | 'position' | 'stage_id'> & { state?: 'draft' | 'waiting' }

/** A photo's bytes are stored before its row, and both before the command. Rule P12. */
export async function addPhoto(
  database: AccountDatabase,
  { state = 'waiting', ...about }: NewUpload,
  pictures: Pictures,
  id = newId(),
): Promise<void> {
  const before = kindOf(about.record)?.kind.isReplaced ? await uploadsOf(database, [about.record]) : []
  // After a crash before the others are removed, the newest is sent last.
  const position = Math.max(about.position, ...before.map((upload) => upload.position + 1))
  await storePictures(database, id, pictures)
  try {
    await database.uploads.insert({ ...about, position, id, state, code: '' })
  } catch (error) {
    // Without room for the row, its bytes are removed too, since nothing would name them.
    await removePictures(database, [id]).catch(() => undefined)
    throw error
  }
  await removeUploads(
    database,
    before.map(({ id }) => id),
  )
}
