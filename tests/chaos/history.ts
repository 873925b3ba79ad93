import { broken } from './check'
import { seeded } from './random'
import { randomSteps, type Step } from './steps'
import { beginWorld, deviceCount, personCount } from './world'

export type Outcome = { seed: number; steps: Step[]; broken: string[] }

export const stepsOf = (seed: number): Step[] => randomSteps(seeded(seed), deviceCount, personCount)

/** Lives one history on a server of its own and tells what it broke. */
export async function live(seed: number, steps: Step[] = stepsOf(seed)): Promise<Outcome> {
  const world = await beginWorld(seeded(seed + 1))
  try {
    for (const [k, step] of steps.entries()) await world.take(step, k + 1)
    return { seed, steps, broken: await broken(world) }
  } finally {
    await world.end()
  }
}

/** The smallest part of a history that still breaks the promise: halves, then quarters, then single steps are left out. */
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
