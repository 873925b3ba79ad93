import { writeDownAll } from '../accounts/deletions'
import { isFile, removeFile } from '../globals'
import type { App } from '../pocketbase-api'
import { addRestore } from '../sync/starts'

/** Left beside the database by `npm run promote` (tasks/data/restore-backup.ts), which does not wait to look into it. */
const fileOf = (app: App): string => `${app.dataDir()}/promoted`

/** Before the start of these data is added, `end` being the end of their feed: they are a follower's copy. Rules F7 and P11, product 10. */
export function notePromotion(app: App, end: number): void {
  if (!isFile(fileOf(app))) return
  addRestore(app, end)
  writeDownAll(app)
}

/** After it, so that a start which fails is made again whole. */
export function forgetPromotion(app: App): void {
  if (isFile(fileOf(app))) removeFile(fileOf(app))
}
