import { setTimeout as pause } from 'node:timers/promises'
import { broken } from './check'
import type { Counts } from './counts'
import { seeded } from './random'
import { randomSteps, type Step } from './steps'
import { beginWorld, deviceCount, personCount } from './world'

/** Longer than any wait of a history. */
const HANGS_AFTER_MS = 900_000

export type Outcome = { seed: number; steps: Step[]; broken: string[]; counts: Counts }

const stepsOf = (seed: number): Step[] => randomSteps(seeded(seed), deviceCount, personCount)

/** On its own server. */
export async function live(seed: number, steps: Step[] = stepsOf(seed)): Promise<Outcome> {
  const world = await beginWorld(seeded(seed + 1))
  let at = 'the beginning'
  const lived = async () => {
    for (const [k, step] of steps.entries()) {
      at = JSON.stringify(step)
      await world.take(step, k + 1)
    }
    at = 'the check'
    return broken(world)
  }
  const hung = pause(HANGS_AFTER_MS, undefined, { ref: false }).then(() => [`HANGS in ${at}`])
  try {
    return { seed, steps, broken: await Promise.race([lived(), hung]), counts: world.counts }
  } finally {
    await world.end()
  }
}

/** Leaves out halves, then quarters, then single steps while the failure stays. */
export async function shrink(seed: number, steps: Step[], tell: (steps: number) => void): Promise<Step[]> {
  let smallest = steps
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < smallest.length; ) {
      const shorter = [...smallest.slice(0, at), ...smallest.slice(at + size)]
      if ((await live(seed, shorter)).broken.length > 0) {
        smallest = shorter
        tell(smallest.length)
      } else at += size
    }
  }
  return smallest
}
