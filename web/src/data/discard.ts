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
  /** Runs first; its result runs once all is undone, or where nothing could be discarded. */
  before?: (() => Promise<() => Promise<void>>) | undefined
  onEnd?: () => Promise<void>
}

/**
 * Discards commands in this order: false when one is being sent, null when discarded already. The creating command comes first: after a crash,
 * changes without their record are refused and kept. Product 59.
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

/** For a record that the server does not have. Product 59. */
export const discardUploads = ({ database }: Account, rows: readonly UploadRow[], undo = undoUploads): Promise<boolean | null> =>
  discardWithUndo(
    rows.map(({ id }) => id),
    async () => {
      await Promise.all(rows.map(({ id }) => discardUpload(database, id)))
      return true
    },
    { undo: () => undo(database, rows) },
  )

/** Where one photo fails, all come back and this throws. Answers how to undo the discard. */
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
