import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

/** A moment of the machine: the share of its cores that had nothing to do, and how long a fixed piece of work took. */
export type Moment = { idle: number; workMs: number }

const LEAST_IDLE = 0.8
/** Beside the best moment of this run: a neighbour of a virtual machine takes time that no idle share tells. */
const SLOWEST = 1.25
/** Looks before one turn, and before all turns of a run: a machine that stays busy must not make it endless. */
const LOOKS_A_TURN = 60
const LOOKS_A_RUN = 300

const LOOK_MS = 250
const REST_MS = 700
const STEPS = 30_000_000

/** Waits until the machine is quiet; false when it does not become so. One gate serves a whole run. */
export function quietGate(look: () => Promise<Moment> = lookAtMachine, rest: () => Promise<unknown> = () => pause(REST_MS)): () => Promise<boolean> {
  let best = Number.POSITIVE_INFINITY
  let waits = 0
  return async () => {
    for (let looks = 1; ; looks++) {
      const { idle, workMs } = await look()
      best = Math.min(best, workMs)
      if (idle >= LEAST_IDLE && workMs <= SLOWEST * best) return true
      if (looks >= LOOKS_A_TURN || waits >= LOOKS_A_RUN) return false
      waits++
      await rest()
    }
  }
}

async function lookAtMachine(): Promise<Moment> {
  const before = coreTimes()
  await pause(LOOK_MS)
  const after = coreTimes()
  const begun = performance.now()
  let sum = 0
  for (let step = 0; step < STEPS; step++) sum = (sum * 31 + step) | 0
  // The sum is used, or the loop could be left out.
  const workMs = performance.now() - begun + (sum === 0.5 ? 1 : 0)
  return { idle: (after.idle - before.idle) / (after.total - before.total), workMs }
}

function coreTimes(): { idle: number; total: number } {
  const times = cpus().map(({ times: { user, nice, sys, idle, irq } }) => ({ idle, total: user + nice + sys + idle + irq }))
  return { idle: times.reduce((sum, { idle }) => sum + idle, 0), total: times.reduce((sum, { total }) => sum + total, 0) }
}
