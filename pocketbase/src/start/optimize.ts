import { environment } from '../globals'
import type { App } from '../pocketbase-api'

/** Whether Litestream copies this database. */
export const isReplicated = (): boolean => environment('LITESTREAM_REPLICA') !== ''

/**
 * PocketBase's nightly job without `wal_checkpoint(TRUNCATE)`: Litestream checkpoints data.db. Truncating blocks writers for ten seconds, or makes
 * Litestream copy the whole database anew.
 */
export function optimize(app: App): void {
  app.auxNonconcurrentDB().newQuery('PRAGMA wal_checkpoint(TRUNCATE)').execute()
  app.nonconcurrentDB().newQuery('PRAGMA optimize').execute()
}
