import type { AccountDatabase } from '../database'
import { sendDispatchedDrafts } from './draft-photos'
import { removePictures, rowlessPictures } from './pictures'

/** A picture is stored a moment before its row; one that has had none for this long never gets one. */
const ROWLESS_MS = 3_600_000

/** Sends photos of drafts that were dispatched and deletes bytes without a row, at each start. Rule P12. */
export async function tidyPictures(database: AccountDatabase): Promise<void> {
  // First: nothing that fails here may keep back what its person has published.
  await sendDispatchedDrafts(database)
  await removeRowlessPictures(database)
}

/** Deletes bytes without a row, as a crash between the two writes leaves them. */
export async function removeRowlessPictures(database: AccountDatabase, storedBefore = Date.now() - ROWLESS_MS): Promise<void> {
  const over = await rowlessPictures(database, storedBefore)
  if (over.length > 0) await removePictures(database, over)
}
