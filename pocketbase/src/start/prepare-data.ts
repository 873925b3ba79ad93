import { deleteAgain, writeDownAll } from '../accounts/deletions'
import { fillCities } from '../cities'
import { beginAt } from '../feed/known-feed'
import { addRestore, addStart, knownFeedEnd } from '../feed/starts'
import { isFile, isMigrating, isServing, migrationsFolder, removeFile, textOfFile } from '../globals'
import { freeNoticeJobs } from '../notices/notice-jobs'
import type { App, BootstrapEvent } from '../pocketbase-api'
import { foldSearchesAnew } from '../search-columns'
import { rowsOf } from '../sql'
import { isReplicated } from './optimize'
import { writeSettings } from './pocketbase-settings'
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
  if (isServing()) while (foldSearchesAnew(app));
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

/** Left by `./canteiro restore` and `promote` (tasks/data/restore-backup.ts), which write nothing into the database. */
const fileOf = (app: App): string => `${app.dataDir()}/put-back`

/** Before this start is added; `end` is the feed's. Rules F7 and P11, product 10. */
function notePutBack(app: App, end: number): void {
  if (!isFile(fileOf(app))) return
  addRestore(app, end)
  writeDownAll(app)
}

function forgetPutBack(app: App): void {
  if (isFile(fileOf(app))) removeFile(fileOf(app))
}

/**
 * Copied data are served with their replica only, which tells of a promoted server: otherwise two would take commands. Note:
 * tasks/replica/replica-note.ts.
 */
function assertReplicated(app: App): void {
  const file = `${app.dataDir()}/replica.json`
  if (isReplicated() || !isFile(file)) return
  const { place, generation } = JSON.parse(textOfFile(file))
  if (generation === 0) return
  throw new Error(
    `The data of ${app.dataDir()} were copied to ${String(place).replace(/\/\/[^@/]*@/, '//…@')}, and LITESTREAM_REPLICA is not set: set it as before.
To serve them without a copy from now on, once you know that no other server was promoted from there, delete replica.json in ${app.dataDir()}.`,
  )
}

/**
 * Concurrent reading connections; other requests wait. SQLite allocates under one lock a process, so many readers stop each other. Hold no
 * connection while waiting for another (`inSnapshot`); only the writer may wait for readers.
 */
const READERS = 8

const limitReaders = (app: App): void => app.concurrentDB().db().setMaxOpenConns(READERS)
