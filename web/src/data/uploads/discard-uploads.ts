import { claimUploads, finishUploads, holdWayBack, storedNow, type UploadRow, undoUploads } from '../../sync'
import type { AccountStore } from '../store/account-store'
import { closeWayBack, keepWayBack, openWayBack } from '../way-back'

type Discarding = {
  /** By what they are brought back: each by its own id where it is not said. */
  as?: readonly string[]
  /** Brings them back; as they were where it is not said. */
  undo?: (rows: readonly UploadRow[]) => Promise<void>
  onUndone?: () => Promise<void>
}

/** What this page is discarding, as it was, by its id: until it is brought back or gone. */
const discarding = new Map<string, UploadRow>()

/** Whether what this page discarded is a photo of the project that is being written; all other uploads are items of Pendências. */
export const wasDraft = (id: string): boolean => discarding.get(id)?.state === 'draft'

/** Takes photos or an avatar that the server does not have away together; for a while they can be brought back, as they were. Product 59. */
export async function discardUploads(
  { database, locks }: Pick<AccountStore, 'database' | 'locks'>,
  chosen: readonly UploadRow[],
  { as, undo = (rows) => undoUploads(database, rows), ...then }: Discarding = {},
): Promise<void> {
  const shown = chosen.filter(({ id }) => !discarding.has(id))
  // A second tap on the same button, before it is redrawn. What is brought back by another id goes all the same, without what goes by itself already.
  if (!as && shown.length < chosen.length) return
  for (const row of shown) discarding.set(row.id, row)
  let letGo = (): void => undefined
  const leave = () => {
    for (const { id } of shown) discarding.delete(id)
    letGo()
  }
  let rows: UploadRow[]
  try {
    // Before the first is discarded: a page that opens meanwhile forgets what it finds.
    letGo = await holdWayBack(
      locks,
      shown.map(({ id }) => id),
    )
    rows = await unchanged(database, shown)
  } catch (error) {
    leave()
    throw error
  }
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0 && !as) return leave()
  // Before that, too: what is discarded without a way back is not shown.
  openWayBack(as ?? ids, { letGo: leave, undo: () => undo(rows), finish: () => finishUploads(database, ids), ...then })
  try {
    await claimUploads(database, rows)
  } catch (error) {
    closeWayBack(as ?? ids)
    try {
      await undoUploads(database, rows)
      leave()
    } catch (left) {
      console.info('A photo that could not be discarded is not back yet.', left)
      keepWayBack(as ?? ids, { letGo: leave, undo: () => undo(rows), ...then })
    }
    throw error
  }
}

/** Without those that another page discarded while this one waited, or that the server has answered. */
async function unchanged(database: AccountStore['database'], rows: readonly UploadRow[]): Promise<UploadRow[]> {
  const stored = await storedNow(
    database.uploads,
    rows.map(({ id }) => id),
  )
  const now = new Map(stored.map(({ id, state }) => [id, state]))
  return rows.filter(({ id, state }) => now.get(id) === state)
}
