import type { App } from '../pocketbase-api'

/** `is-served` of tasks/console/data.pb.js asks for its lock. */
const FILE = 'serving.db'

/**
 * Holds the data folder by an endless transaction on a file of its own: the system frees it however the process ends. Throws where another process
 * holds it.
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
