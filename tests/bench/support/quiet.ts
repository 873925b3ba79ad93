import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

/** Share of idle cores, and the time of a fixed piece of work. */
export type Moment = { idle: number; workMs: number }

const LEAST_IDLE = 0.8
/** Beside the run's best moment: a virtual machine's neighbours show in no idle share. */
const SLOWEST = 1.25
/** Also for all turns of a run: a busy machine must not make it endless. */
const LOOKS_A_TURN = 60
const LOOKS_A_RUN = 300

const LOOK_MS = 250
const REST_MS = 700
const STEPS = 30_000_000

/** False when the machine stays busy. One gate serves a whole run. */
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
  const workMs = performance.now() - begun + (sum === 0.5 ? 1 : 0)
  return { idle: (after.idle - before.idle) / (after.total - before.total), workMs }
}

function coreTimes(): { idle: number; total: number } {
  const times = cpus().map(({ times: { user, nice, sys, idle, irq } }) => ({ idle, total: user + nice + sys + idle + irq }))
  return { idle: times.reduce((sum, { idle }) => sum + idle, 0), total: times.reduce((sum, { total }) => sum + total, 0) }
}
