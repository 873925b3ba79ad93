import { type Fault, faults } from '../support/server/fault-proxy'
import type { Random } from './random'

/** `a` and `b` choose the record. */
const deedShares = {
  ...{ publish: 2, publish_a_dozen: 8, edit: 2, complete: 1, close: 1, reopen: 1, keep: 4, undo_deal: 1, delete_project: 1 },
  ...{ photo: 6, edit_photos: 24, work_photo: 12, avatar: 5 },
  ...{ propose: 2, improve: 2, confirm: 1, ask_confirmation: 1, withdraw: 1, propose_again: 1, accept: 2, work: 30, refer: 4 },
  ...{ talk: 1, decline: 1, say: 2, mark_read: 1, silence: 1, ask_support: 1, read_support: 1, read_notifications: 14 },
  ...{ rename: 1, move: 1, cancel_account: 5, keep_account: 2 },
}
export type Deed = keyof typeof deedShares

export type Step =
  | { kind: 'do'; device: number; deed: Deed; a: number; b: number }
  | { kind: 'fault'; device: number; fault: Fault }
  | { kind: 'down' | 'up' | 'cut' | 'crash' | 'kill' | 'tab' | 'steal' | 'end_session' | 'sign_in'; device: number }
  | { kind: 'clock'; device: number; offset: number }
  | { kind: 'kill_server' }
  | { kind: 'snapshot' }
  | { kind: 'ask' }
  | { kind: 'restore' }
  | { kind: 'delete_account' | 'suspend' | 'lift'; person: number }
  | { kind: 'flood'; projects: number }
  | { kind: 'wait'; ms: number }

const TWO_DAYS_MS = 2 * 86_400_000

/** The same for the same seed. */
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
    case 'ask':
    case 'restore':
      return { kind }
    case 'do':
      return { kind: 'do', device, deed: random.pick(deeds) ?? 'say', a: random.below(100), b: random.below(100) }
    case 'fault':
      return { kind: 'fault', device, fault: random.pick(faults) ?? 'delay' }
    case 'clock':
      return { kind: 'clock', device, offset: (random.below(3) - 1) * TWO_DAYS_MS }
    case 'delete_account':
    case 'suspend':
    case 'lift':
      return { kind, person: random.below(people) }
    case 'flood':
      return { kind: 'flood', projects: 300 + random.below(2_700) }
    case 'wait':
      return { kind: 'wait', ms: random.below(400) }
    default:
      return { kind, device }
  }
}

/** Shares of about a thousand steps. */
const shares: Record<Step['kind'], number> = {
  ...{ do: 470, fault: 100, down: 45, up: 65, cut: 30, crash: 30, kill: 45, tab: 20, steal: 180, end_session: 100, sign_in: 40 },
  ...{ clock: 15, kill_server: 25, snapshot: 15, restore: 65, delete_account: 30, suspend: 32, lift: 20, ask: 15, flood: 3, wait: 12 },
}

const lot = lotOf(shares)
const deeds = lotOf(deedShares)

/** Each kind as often as its share. */
function lotOf<K extends string>(shares: Record<K, number>): K[] {
  const isKind = (name: string): name is K => name in shares
  return Object.entries<number>(shares).flatMap(([name, share]) => (isKind(name) ? Array<K>(share).fill(name) : []))
}
