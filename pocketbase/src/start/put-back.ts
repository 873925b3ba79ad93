import { writeDownAll } from '../accounts/deletions'
import { addRestore } from '../feed/starts'
import { isFile, removeFile } from '../globals'
import type { App } from '../pocketbase-api'

/** Left by `./canteiro restore` and `promote` (tasks/data/restore-backup.ts), which write nothing into the database. */
const fileOf = (app: App): string => `${app.dataDir()}/put-back`

/** Before this start is added; `end` is the feed's. Rules F7 and P11, product 10. */
export function notePutBack(app: App, end: number): void {
  if (!isFile(fileOf(app))) return
  addRestore(app, end)
  writeDownAll(app)
}

export function forgetPutBack(app: App): void {
  if (isFile(fileOf(app))) removeFile(fileOf(app))
}
