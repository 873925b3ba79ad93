import { lateCode } from '../late-code'
import type { StepResult } from '../repeat'
import type { UploadPort, Uploads } from './send-uploads'
import { type SettledUploads, uploadsIn } from './uploads'

export type UploadTurn = {
  run(): Promise<StepResult>
  /** Something keeps an upload from being sent, which is retried after each pull. */
  isStuck(): boolean
  /** Milliseconds, null without a wait. */
  nextDue(): number | null
  tryAtOnce(): void
}

export type UploadTurnPort = UploadPort & {
  maySend: () => boolean
  onUploaded: (settled: SettledUploads) => void
  /** Only a pull can tell how to go on. */
  pull: () => void
  onFailure: (code: string) => StepResult
}

/** Loaded with the first upload. Rule P12. */
export function createUploadTurn({ maySend, onUploaded, pull, onFailure, ...port }: UploadTurnPort): UploadTurn {
  let uploads: Uploads | undefined
  let isStuck = false
  let nextDue: number | null = null

  return {
    async run() {
      if (!maySend()) return 'paused'
      nextDue = null
      isStuck = false
      if ((await uploadsIn(port.database, ['waiting'])).length === 0) return 'done'
      uploads ??= (await lateCode(import('./send-uploads'))).createUploads(port)
      const drain = await uploads.drain(onUploaded)
      nextDue = uploads.nextDue()
      isStuck = nextDue !== null || !(drain.ok || drain.code === 'lock_lost')
      if (drain.ok) return 'done'
      if (drain.code === 'lock_lost') return 'paused'
      if (drain.code === 'retry' || drain.code === 'pull_first') pull()
      return drain.code === 'retry' || drain.code === 'pull_first' || drain.code === 'suspended' ? 'failed' : onFailure(drain.code)
    },
    isStuck: () => isStuck,
    nextDue: () => nextDue,
    tryAtOnce: () => uploads?.tryAtOnce(),
  }
}
