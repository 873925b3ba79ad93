import { type AccountDatabase, discardCommand, type OutboxRow, removeDiscarded } from '../../web/src/sync'

/** Discards a command for good, without the while in which that can be undone. */
export async function discard({ database }: { database: AccountDatabase }, row: OutboxRow): Promise<boolean> {
  const isDiscarded = await discardCommand(database, row)
  if (isDiscarded) await removeDiscarded(database, ({ id }) => id === row.id)
  return isDiscarded
}
