import { claimUploads, finishUploads, holdWayBack, type UploadRow, undoUploads } from '../../sync'
import type { AccountStore } from '../store/account-store'
import { openWayBack } from '../way-back'

type Discarding = {
  /** By what they are brought back: each by its own id where it is not said. */
  as?: readonly string[]
  onUndone?: () => Promise<void>
}

/** Takes photos or an avatar that the server does not have away together; for a while they can be brought back, as they were. Product 59. */
export async function discardUploads(
  { database, locks }: Pick<AccountStore, 'database' | 'locks'>,
  rows: readonly UploadRow[],
  { as, ...then }: Discarding = {},
): Promise<void> {
  const ids = rows.map(({ id }) => id)
  // Before the first is discarded: a page that opens meanwhile forgets what it finds.
  const letGo = await holdWayBack(locks, ids)
  // Before that, too: what is discarded without a way back is not shown.
  openWayBack(as ?? ids, { letGo, ...then, undo: () => undoUploads(database, rows), finish: () => finishUploads(database, ids) })
  await claimUploads(database, rows)
}
