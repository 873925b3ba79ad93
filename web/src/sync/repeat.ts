import { backoffDelay } from '../http/backoff'
import type { Waits } from './waits'

export type StepResult = 'done' | 'failed' | 'paused'

export type Repeat = {
  /** Runs now, or once more after the current run. */
  now(): void
  stop(): void
}

/** Runs one job at a time: again after `pause`, after a growing wait while it fails, and at once when asked. */
export function createRepeat(job: () => Promise<StepResult>, pause: () => number | null, waits: Waits): Repeat {
  let running = false
  let again = false
  let stopped = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  async function run(): Promise<void> {
    clearTimeout(timer)
    running = true
    again = false
    const turn = await job()
    running = false
    failures = turn === 'failed' ? failures + 1 : 0
    if (stopped) return
    if (again) return run()
    if (turn === 'paused') return
    const wait = turn === 'failed' ? backoffDelay(failures, waits) : pause()
    if (wait !== null) timer = setTimeout(run, wait)
  }

  return {
    now() {
      if (stopped) return
      if (running) again = true
      else void run()
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
