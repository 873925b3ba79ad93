import type { AccountDatabase } from './database'
import { lateCode } from './late-code'
import { removeDiscarded } from './push/mark-discarded'
import { createRepeat, type StepResult } from './repeat'
import type { Waits } from './waits'

type Port = {
  database: AccountDatabase
  waits: Waits
  guarded: (job: () => Promise<StepResult>) => () => Promise<StepResult>
}

/** Removes what was discarded and tidies pictures; a failure is left to the next start. Rules P8 and P12. */
export function finishLastRun({ database, waits, guarded }: Port): () => void {
  const once = (job: () => Promise<void>) =>
    void guarded(async () => {
      await job()
      return 'done'
    })()
  once(() => removeDiscarded(database))
  const tidying = createRepeat(
    guarded(async () => {
      const { tidyPictures } = await lateCode(import('./uploads/tidy-pictures'))
      once(() => tidyPictures(database))
      return 'done'
    }),
    () => null,
    waits,
  )
  tidying.now()
  return tidying.stop
}
