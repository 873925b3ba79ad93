import {
  type AccountDatabase,
  discardCommand,
  discardUpload,
  type OutboxRow,
  removeDiscarded,
  type UploadRow,
  undoCommand,
  undoUpload,
} from '../sync'
import { discardWithUndo } from './undo'

type Account = { database: AccountDatabase }

type Besides = {
  /** Goes first; what it answers is done once all is back, or where nothing could be discarded. */
  before?: (() => Promise<() => Promise<void>>) | undefined
  /** Once it can be undone no more. */
  onEnd?: () => Promise<void>
}

/**
 * Discards commands together, in this order; for a while the id of each undoes all of it. Answers false when one of them is being sent already: then all stay
 * queued. The command that creates a record is to be the first: if the app dies in between, a change without its record is refused and kept, but a record
 * without its changes would be published. Answers null where it is discarded already. Product 59.
 */
export function discardCommands({ database }: Account, rows: readonly OutboxRow[], { before, onEnd }: Besides = {}): Promise<boolean | null> {
  const ids = rows.map(({ id }) => id)
  let undoBefore: (() => Promise<void>) | undefined
  async function discard() {
    undoBefore = await before?.()
    for (const row of rows) if (!(await discardCommand(database, row))) return false
    return true
  }
  return discardWithUndo(ids, discard, {
    async undo() {
      for (const row of rows.toReversed()) await undoCommand(database, row)
      await undoBefore?.()
    },
    async onEnd() {
      await removeDiscarded(database, ({ id }) => ids.includes(id))
      await onEnd?.()
    },
  })
}

/** Discards photos or an avatar that the server does not have; for a while the id of each undoes all of it. Product 59. */
export const discardUploads = ({ database }: Account, rows: readonly UploadRow[], undo = undoUploads): Promise<boolean | null> =>
  discardWithUndo(
    rows.map(({ id }) => id),
    async () => {
      await Promise.all(rows.map(({ id }) => discardUpload(database, id)))
      return true
    },
    { undo: () => undo(database, rows) },
  )

/** Discards photos together with what they belong to: where one of them cannot be, `undo` brings back all, and this throws. Answers how to undo it. */
export async function discardPhotos<T>(
  { database }: Account,
  photos: readonly UploadRow[],
  undo: (database: AccountDatabase, photos: readonly UploadRow[]) => Promise<T>,
): Promise<() => Promise<T>> {
  try {
    for (const { id } of photos) await discardUpload(database, id)
  } catch (error) {
    await undo(database, photos)
    throw error
  }
  return () => undo(database, photos)
}

export const undoUploads = (database: AccountDatabase, rows: readonly UploadRow[]): Promise<unknown> =>
  Promise.all(rows.map(({ id }) => undoUpload(database, id)))
