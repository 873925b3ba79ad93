import type { AccountDatabase } from './database'
import { finishDiscards } from './discard'
import { finishUploadDiscards } from './discard-uploads'
import { lateCode } from './late-code'
import { createRepeat, type StepResult } from './repeat'
import type { Waits } from './waits'

type Port = {
  database: AccountDatabase
  locks: LockManager | undefined
  waits: Waits
  /** Turns a failure into a result. */
  guarded: (job: () => Promise<StepResult>) => () => Promise<StepResult>
}

/** Finishes what earlier runs began to discard, and tidies pictures; what fails is for the next start. Returns the end of it. Rules P8 and P12. */
export function finishLastRun({ database, locks, waits, guarded }: Port): () => void {
  const once = (job: () => Promise<void>) =>
    void guarded(async () => {
      await job()
      return 'done'
    })()
  const ending = new AbortController()
  once(() => finishDiscards(database, locks, ending.signal))
  once(() => finishUploadDiscards(database, locks, ending.signal))
  /** Until its code is there. */
  const tidying = createRepeat(
    guarded(async () => {
      const { tidyPictures } = await lateCode(import('./tidy-pictures'))
      once(() => tidyPictures(database))
      return 'done'
    }),
    () => null,
    waits,
  )
  tidying.now()
  return () => {
    ending.abort()
    tidying.stop()
  }
}
