import type { App } from '../pocketbase-api'

/** Beside the database; `is-served` of tasks/console/data.pb.js looks whether it is locked. */
const FILE = 'serving.db'

/**
 * Holds the data folder for as long as this process lives, by a transaction on a file of its own that is never ended: the system takes the lock back when the
 * process ends, in whatever way. Throws where another process holds it, whatever port that one serves on. Its connection reads and writes nothing else.
 */
export function holdDataFolder(app: App): void {
  const held = app.auxConcurrentDB().begin()
  try {
    held.newQuery('PRAGMA busy_timeout = 0').execute()
    held
      .newQuery('ATTACH {:file} AS serving')
      .bind({ file: `${app.dataDir()}/${FILE}` })
      .execute()
    held.newQuery('PRAGMA serving.user_version = 1').execute()
  } catch (error) {
    held.rollback()
    if (!String(error).includes('database is locked')) throw error
    throw new Error(
      `Another server serves the data of ${app.dataDir()}, or a restore or a promotion is at work on them. Stop it (SIGTERM, or systemctl stop), then run this again.`,
    )
  }
}
