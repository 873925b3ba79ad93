import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { isStopping, stop } from '../children'

const WINDOW_MS = 10 * 60_000
const LONGEST_WAIT_S = 60

export type Program = {
  name: string
  start: () => Promise<ChildProcess>
  /** Crashes within ten minutes that end this process, with a code for its supervisor. */
  mostEnds: number
}

export type Clock = { now(): number; wait(seconds: number): Promise<unknown> }
const realClock: Clock = { now: Date.now, wait: (seconds) => pause(seconds * 1_000) }

/** Restarts after 1, 2, 4 … 60 s. */
export async function keepRunning({ name, start, mostEnds }: Program, first: ChildProcess, { now, wait }: Clock = realClock): Promise<void> {
  let child: ChildProcess | undefined = first
  let ends: number[] = []
  for (;;) {
    const how = child ? await howItEnded(child) : 'it did not start'
    if (isStopping()) return
    ends = [...ends.filter((at) => now() - at < WINDOW_MS), now()]
    if (ends.length >= mostEnds) {
      process.stderr.write(`\n${name} ended ${ends.length} times in ten minutes (${how}), so everything stops. Its last words are above.\n`)
      return stop(1)
    }
    const seconds = Math.min(2 ** (ends.length - 1), LONGEST_WAIT_S)
    process.stderr.write(`\n${name} ended by itself (${how}). It starts again in ${seconds} s.\n`)
    await wait(seconds)
    if (isStopping()) return
    child = await start().catch((reason: unknown) => {
      process.stderr.write(`${reason instanceof Error ? reason.message : reason}\n`)
      return undefined
    })
  }
}

async function howItEnded(child: ChildProcess): Promise<string> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.signalCode ?? `exit code ${child.exitCode}`
}
