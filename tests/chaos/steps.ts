import { type Fault, faults } from '../support/fault-proxy'
import type { Random } from './random'

/** What people do. Which record it is about is chosen by `a` and `b` from what the device shows then. */
const deeds = [
  'publish',
  'publish_a_dozen',
  'publish_a_dozen',
  'publish_a_dozen',
  'publish_a_dozen',
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
  'photo',
  'photo',
  'avatar',
  'cancel_account',
  'cancel_account',
  'cancel_account',
  'read_notifications',
  'read_notifications',
  'read_notifications',
  'read_notifications',
  'read_notifications',
  'read_notifications',
  'read_notifications',
  'read_notifications',
  'read_notifications',
  'read_notifications',
  'read_notifications',
  'read_notifications',
] as const
export type Deed = (typeof deeds)[number]

export type Step =
  | { kind: 'do'; device: number; deed: Deed; a: number; b: number }
  | { kind: 'fault'; device: number; fault: Fault }
  | { kind: 'down' | 'up' | 'cut' | 'crash' | 'kill' | 'tab' | 'steal' | 'end_session' | 'sign_in'; device: number }
  | { kind: 'clock'; device: number; offset: number }
  | { kind: 'kill_server' }
  | { kind: 'snapshot' }
  | { kind: 'restore' }
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
  const kind = random.pick(lot) ?? 'wait'
  switch (kind) {
    case 'kill_server':
    case 'snapshot':
    case 'restore':
      return { kind }
    case 'do':
      return { kind: 'do', device, deed: random.pick(deeds) ?? 'say', a: random.below(100), b: random.below(100) }
    case 'fault':
      return { kind: 'fault', device, fault: random.pick(faults) ?? 'delay' }
    case 'clock':
      return { kind: 'clock', device, offset: (random.below(3) - 1) * TWO_DAYS_MS }
    case 'delete_account':
      return { kind: 'delete_account', person: random.below(people) }
    case 'flood':
      return { kind: 'flood', projects: 100 + random.below(900) }
    case 'wait':
      return { kind: 'wait', ms: random.below(400) }
    default:
      return { kind, device }
  }
}

/** Of about a thousand steps, how many are of each kind. */
const shares: Record<Step['kind'], number> = {
  ...{ do: 450, fault: 100, down: 45, up: 65, cut: 30, crash: 30, kill: 45, tab: 20, steal: 150, end_session: 45, sign_in: 30 },
  ...{ clock: 15, kill_server: 25, snapshot: 15, restore: 35, delete_account: 25, flood: 3, wait: 12 },
}

const lot: Step['kind'][] = []
for (const kind in shares) if (isKind(kind)) for (let k = 0; k < shares[kind]; k++) lot.push(kind)

function isKind(name: string): name is Step['kind'] {
  return name in shares
}
