import { deleteAgain } from '../accounts/deletions'
import { isMigrating, isServing } from '../globals'
import type { BootstrapEvent } from '../pocketbase-api'
import { beginAt } from '../sync/known-feed'
import { freeNoticeJobs } from '../sync/notices/notice-jobs'
import { addStart, knownFeedEnd } from '../sync/starts'
import { fillCities } from './cities'
import { forgetPromotion, notePromotion } from './promoted'
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
  // Before the migrations: what one writes into a restored feed would otherwise hide how far back it was put.
  const end = knownFeedEnd(app)
  app.runAllMigrations()
  if (isServing()) {
    notePromotion(app, end)
    addStart(app, end)
    beginAt(app, end)
    deleteAgain(app)
    forgetPromotion(app)
  }
  freeNoticeJobs(app)
  fillCities(app)
  writeSettings(app)
}
