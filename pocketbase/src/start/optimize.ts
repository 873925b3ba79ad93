import { environment } from '../globals'
import type { App } from '../pocketbase-api'

/** Whether Litestream copies the database of this server. */
export const isReplicated = (): boolean => environment('LITESTREAM_REPLICA') !== ''

/**
 * PocketBase's nightly job without its `wal_checkpoint(TRUNCATE)` of data.db: Litestream reads that log and checkpoints it itself. To truncate it would wait ten seconds
 * for Litestream's reader while no one can write, or take from it what it had not copied, so that it copies the whole database anew.
 */
export function optimize(app: App): void {
  app.auxNonconcurrentDB().newQuery('PRAGMA wal_checkpoint(TRUNCATE)').execute()
  app.nonconcurrentDB().newQuery('PRAGMA optimize').execute()
}
