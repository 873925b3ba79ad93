import { writeDownAll } from '../accounts/deletions'
import { addRestore } from '../feed/starts'
import { isFile, removeFile } from '../globals'
import type { App } from '../pocketbase-api'

/** Left beside the database by `npm run restore` and `promote` (tasks/data/restore-backup.ts), which do not write into it. */
const fileOf = (app: App): string => `${app.dataDir()}/put-back`

/** Before the start of these data is added, `end` being the end of their feed: they are a copy. Rules F7 and P11, product 10. */
export function notePutBack(app: App, end: number): void {
  if (!isFile(fileOf(app))) return
  addRestore(app, end)
  writeDownAll(app)
}

/** After it, so that a start which fails is made again whole. */
export function forgetPutBack(app: App): void {
  if (isFile(fileOf(app))) removeFile(fileOf(app))
}
