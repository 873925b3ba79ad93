import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { isStopping, stop } from './children'

export const WINDOW_MS = 10 * 60_000
const MOST_ENDS = 10
export const LONGEST_WAIT_S = 60

/** Seconds before the next start, after this many ends within ten minutes; nothing when it is one too many. */
export const waitAfter = (ends: number): number | undefined => (ends >= MOST_ENDS ? undefined : Math.min(2 ** (ends - 1), LONGEST_WAIT_S))

export type Clock = { now(): number; wait(seconds: number): Promise<unknown> }
const realClock: Clock = { now: Date.now, wait: (seconds) => pause(seconds * 1_000) }

/**
 * Starts the server again whenever it ends by itself, later each time. What ends ten times in ten minutes does not come back by waiting: then this
 * process ends too, with a code that tells whatever supervises it.
 */
export async function keepServing(first: ChildProcess, start: () => Promise<ChildProcess>, { now, wait }: Clock = realClock): Promise<void> {
  let child: ChildProcess | undefined = first
  let ends: number[] = []
  for (;;) {
    const how = child ? await howItEnded(child) : 'it did not start'
    if (isStopping()) return
    ends = [...ends.filter((at) => now() - at < WINDOW_MS), now()]
    const seconds = waitAfter(ends.length)
    if (seconds === undefined) {
      process.stderr.write(`\nPocketBase ended ${ends.length} times in ten minutes (${how}), so everything stops. Its last words are above.\n`)
      return stop(1)
    }
    process.stderr.write(`\nPocketBase ended by itself (${how}). It starts again in ${seconds} s.\n`)
    await wait(seconds)
    if (isStopping()) return
    child = await start().catch((reason: unknown) => {
      process.stderr.write(`${reason instanceof Error ? reason.message : reason}\n`)
      return undefined
    })
  }
}

export async function howItEnded(child: ChildProcess): Promise<string> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.signalCode ?? `exit code ${child.exitCode}`
}
