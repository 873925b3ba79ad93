import { type AccountDatabase, discardCommand, type OutboxRow, removeDiscarded } from '../../web/src/sync'

/** Without the time to undo. */
export async function discard({ database }: { database: AccountDatabase }, row: OutboxRow): Promise<boolean> {
  const isDiscarded = await discardCommand(database, row)
  if (isDiscarded) await removeDiscarded(database, ({ id }) => id === row.id)
  return isDiscarded
}
