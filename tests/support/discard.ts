import { type AccountDatabase, claimDiscard, finishDiscard, type OutboxRow } from '../../web/src/sync'

/** Discards a command for good, without the while in which it can be taken back. */
export async function discard({ database }: { database: AccountDatabase }, row: OutboxRow): Promise<boolean> {
  const isClaimed = await claimDiscard(database, row)
  if (isClaimed) await finishDiscard(database, row)
  return isClaimed
}
