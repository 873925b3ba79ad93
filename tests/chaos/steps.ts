import { type Fault, faults } from '../support/fault-proxy'
import type { Random } from './random'

/** What people do. Which record it is about is chosen by `a` and `b` from what the device shows then. */
export const deeds = [
  'publish',
  'propose',
  'propose',
  'improve',
  'improve',
  'withdraw',
  'propose_again',
  'talk',
  'say',
  'say',
  'mark_read',
  'ask_support',
  'read_support',
  'complete',
  'delete_project',
  'rename',
  'move',
  'accept',
  'accept',
] as const
export type Deed = (typeof deeds)[number]

export type Step =
  | { kind: 'do'; device: number; deed: Deed; a: number; b: number }
  | { kind: 'fault'; device: number; fault: Fault }
  | { kind: 'down' | 'up' | 'cut' | 'crash' | 'tab'; device: number }
  | { kind: 'clock'; device: number; offset: number }
  | { kind: 'kill_server' }
  | { kind: 'delete_account'; person: number }
  | { kind: 'flood'; projects: number }
  | { kind: 'wait'; ms: number }

const TWO_DAYS_MS = 2 * 86_400_000

/** A history: what happens to `devices` devices of `people` people, in order. The same seed gives the same one. */
export function randomSteps(random: Random, devices: number, people: number): Step[] {
  const length = 15 + random.below(30)
  return Array.from({ length }, () => randomStep(random, devices, people))
}

function randomStep(random: Random, devices: number, people: number): Step {
  const device = random.below(devices)
  const chance = random.next()
  if (chance < 0.55) return { kind: 'do', device, deed: random.pick(deeds) ?? 'say', a: random.below(100), b: random.below(100) }
  if (chance < 0.7) return { kind: 'fault', device, fault: random.pick(faults) ?? 'delay' }
  if (chance < 0.76) return { kind: 'down', device }
  if (chance < 0.84) return { kind: 'up', device }
  if (chance < 0.87) return { kind: 'cut', device }
  if (chance < 0.9) return { kind: 'crash', device }
  if (chance < 0.92) return { kind: 'clock', device, offset: (random.below(3) - 1) * TWO_DAYS_MS }
  if (chance < 0.94) return { kind: 'kill_server' }
  if (chance < 0.945) return { kind: 'delete_account', person: random.below(people) }
  if (chance < 0.965) return { kind: 'tab', device }
  if (chance < 0.968) return { kind: 'flood', projects: 100 + random.below(900) }
  return { kind: 'wait', ms: random.below(400) }
}
