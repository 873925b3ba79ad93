import { deleteAgain } from '../accounts/deletions'
import { fillCities } from '../cities'
import { rowsOf } from '../database'
import { beginAt } from '../feed/known-feed'
import { addStart, knownFeedEnd } from '../feed/starts'
import { isFile, isMigrating, isServing, migrationsFolder } from '../globals'
import { freeNoticeJobs } from '../notices/notice-jobs'
import type { App, BootstrapEvent } from '../pocketbase-api'
import { assertReplicated } from './assert-replicated'
import { forgetPutBack, notePutBack } from './put-back'
import { limitReaders } from './readers'
import { holdDataFolder } from './serving-lock'
import { writeSettings } from './settings'

/**
 * Brings the data of a process that starts to what it needs, before it listens; migrations run only after this event otherwise. One handler for all: each has an
 * engine of its own, which loads the whole bundle first.
 */
export function prepareData(e: BootstrapEvent): void {
  e.next()
  const { app } = e
  if (isServing() || isMigrating()) holdDataFolder(app)
  if (isServing()) assertReplicated(app)
  assertNotNewer(app)
  // Before the migrations: what one writes into a restored feed would otherwise hide how far back it was put.
  const end = knownFeedEnd(app)
  app.runAllMigrations()
  if (isServing()) {
    limitReaders(app)
    notePutBack(app, end)
    addStart(app, end)
    beginAt(app, end)
    deleteAgain(app)
    forgetPutBack(app)
  }
  freeNoticeJobs(app)
  fillCities(app)
  writeSettings(app)
}

/** An earlier version, as a follower's that was not upgraded along, would read and write tables that it does not know. PocketBase's own migrations end with .go. */
function assertNotNewer(app: App): void {
  const folder = migrationsFolder()
  if (folder === undefined) return
  const applied = rowsOf(app, { file: '' }, "SELECT file FROM _migrations WHERE file LIKE '%.js'").map(({ file }) => file)
  const unknown = applied.filter((file) => !isFile(`${folder}/${file}`))
  if (unknown.length === 0) return
  throw new Error(`${app.dataDir()} was migrated by a newer version (${unknown.join(', ')}): serve that one, or restore the backup from before.`)
}
