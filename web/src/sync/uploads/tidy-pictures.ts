import type { AccountDatabase } from '../database'
import { sendDispatchedDrafts } from './draft-photos'
import { inRow } from './picture-in-row'
import { removePictures, rowlessPictures, storePicture } from './pictures'

/** A picture is stored a moment before its row; one that has had none for this long never gets one. */
const ROWLESS_MS = 3_600_000

/** Sends photos of drafts that were dispatched, deletes bytes without a row and moves bytes out of the rows of release 1.0.0, at each start. Rule P12. */
export async function tidyPictures(database: AccountDatabase): Promise<void> {
  // First: nothing that fails here may keep back what its person has published.
  await sendDispatchedDrafts(database)
  await removeRowlessPictures(database)
  await movePicturesOutOfRows(database)
}

/** Deletes bytes without a row: of a crash between the two writes, or of a row that a tab of an earlier release deleted. */
export async function removeRowlessPictures(database: AccountDatabase, storedBefore = Date.now() - ROWLESS_MS): Promise<void> {
  const over = await rowlessPictures(database, storedBefore)
  if (over.length > 0) await removePictures(database, over)
}

/** Release 1.0.0 keeps the bytes in the row; one of its tabs may still be open and store more. */
async function movePicturesOutOfRows(database: AccountDatabase): Promise<void> {
  for (const row of await database.uploads.find().exec()) {
    const picture = inRow(row)
    if (!picture) continue
    await storePicture(database, row.id, picture)
    await row.incrementalModify(({ blob: _moved, ...rest }) => rest)
  }
}
