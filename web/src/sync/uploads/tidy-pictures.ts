import type { AccountDatabase } from '../database'
import { sendDispatchedDrafts } from './draft-photos'
import { removePictures, rowlessPictures } from './pictures'

/** A picture is stored a moment before its row; after so long without one it never gets one. */
const ROWLESS_MS = 3_600_000

/** Rule P12. */
export async function tidyPictures(database: AccountDatabase): Promise<void> {
  // First: a failure below must not hold back photos of a published project.
  await sendDispatchedDrafts(database)
  await removeRowlessPictures(database)
}

/** Deletes bytes without a row, as a crash between the two writes leaves them. */
export async function removeRowlessPictures(database: AccountDatabase, storedBefore = Date.now() - ROWLESS_MS): Promise<void> {
  const over = await rowlessPictures(database, storedBefore)
  if (over.length > 0) await removePictures(database, over)
}
