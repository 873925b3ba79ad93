import { deleteAgain } from '../accounts/deletions'
import { fillCities } from '../cities'
import { beginAt } from '../feed/known-feed'
import { addStart, knownFeedEnd } from '../feed/starts'
import { isFile, isMigrating, isServing, migrationsFolder } from '../globals'
import { freeNoticeJobs } from '../notices/notice-jobs'
import type { App, BootstrapEvent } from '../pocketbase-api'
import { rowsOf } from '../sql'
import { assertReplicated } from './assert-replicated'
import { writeSettings } from './pocketbase-settings'
import { forgetPutBack, notePutBack } from './put-back'
import { limitReaders } from './readers'
import { holdDataFolder } from './serving-lock'

/** Before the server listens; migrations otherwise run after this event. One handler for all: each loads the bundle into its own engine. */
export function prepareData(e: BootstrapEvent): void {
  e.next()
  const { app } = e
  if (isServing() || isMigrating()) holdDataFolder(app)
  if (isServing()) assertReplicated(app)
  assertNotNewer(app)
  // Before the migrations, whose rows would hide how far back a restored feed was put.
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

/** An earlier version would write tables it does not know. PocketBase's own migrations end with .go. */
function assertNotNewer(app: App): void {
  const folder = migrationsFolder()
  if (folder === undefined) return
  const applied = rowsOf(app, { file: '' }, "SELECT file FROM _migrations WHERE file LIKE '%.js'").map(({ file }) => file)
  const unknown = applied.filter((file) => !isFile(`${folder}/${file}`))
  if (unknown.length === 0) return
  throw new Error(`${app.dataDir()} was migrated by a newer version (${unknown.join(', ')}): serve that one, or restore the backup from before.`)
}
