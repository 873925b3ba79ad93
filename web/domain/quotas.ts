const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const WEEK_MS = 7 * DAY_MS

/** `most` units within `withinMs`, refilled continuously; `holds` times as much, for a day's offline work. */
export type Quota = { most: number; withinMs: number; holds: number }

/** Source: product 42. */
export const quotas = {
  projects: { most: 10, withinMs: DAY_MS, holds: 1 },
  proposals: { most: 60, withinMs: HOUR_MS, holds: 4 },
  conversations: { most: 60, withinMs: DAY_MS, holds: 1 },
  /** With providers who have not proposed. */
  invitations: { most: 20, withinMs: DAY_MS, holds: 1 },
  /** Each notifies all proposers, and renumbers the project for its state. */
  project_changes: { most: 10, withinMs: HOUR_MS, holds: 4 },
  /** Each tells the other side. Product 120 to 123. */
  deal_changes: { most: 30, withinMs: HOUR_MS, holds: 4 },
  /** Replies and withdrawals too. Product 129 and 130. */
  references: { most: 10, withinMs: DAY_MS, holds: 1 },
  messages: { most: 600, withinMs: HOUR_MS, holds: 4 },
  /** Avatars too. Each reaches a state's devices, and rewrites documents with the name or avatar. */
  edits: { most: 10, withinMs: HOUR_MS, holds: 4 },
  support_messages: { most: 20, withinMs: HOUR_MS, holds: 4 },
  /** UTF-8 of chats and support: four hours are a thousand pages. Product 82. */
  text_bytes: { most: 1_000_000, withinMs: HOUR_MS, holds: 4 },
  photo_bytes: { most: 100 * 1024 * 1024, withinMs: WEEK_MS, holds: 1 },
} as const satisfies Record<string, Quota>

export type QuotaName = keyof typeof quotas

/** At once: only closing, deleting or accepting makes room. */
export const MOST_OPEN_PROJECTS = 30

/** Unanswered, to one project: only a proposal or a no makes room. */
export const MOST_INVITATIONS = 10

/** In a row, in one conversation: only an answer makes room. Product 82. */
export const MOST_UNANSWERED = 20
/** To an invited provider who has neither proposed nor written. */
const MOST_TO_INVITED = 3

/** Messages in a row where one more is too many. `senders`: of the newest `MOST_UNANSWERED * times`; `isInvited`: the other has not proposed. */
export function unansweredOf(senders: readonly string[], me: string, isInvited: boolean, times = 1): number | undefined {
  const most = (isInvited ? MOST_TO_INVITED : MOST_UNANSWERED) * times
  return senders.length >= most && senders.every((sender) => sender === me) ? senders.length : undefined
}

/** UTF-8, by hand: the server's engine has no TextEncoder, and iterates texts ten times slower. */
export function bytesOf(text: string): number {
  let bytes = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
    if (code >= 0x10000) at++
  }
  return bytes
}

/** The moment in milliseconds at which the bucket is full again (0: always was), moved on by each unit (generic cell rate algorithm). */
export type RefilledAt = number

/** `now` or earlier when they fit. More than a whole bucket fits into a full one. */
export function fitsFrom(refilledAt: RefilledAt, quota: Quota, cost: number, now: number): number {
  return notBefore(refilledAt, quota, now) + Math.min(refillMs(quota, cost), holdsMs(quota)) - holdsMs(quota)
}

export const takenFrom = (refilledAt: RefilledAt, quota: Quota, cost: number, now: number): RefilledAt =>
  Math.min(notBefore(refilledAt, quota, now) + refillMs(quota, cost), latest(quota, now))

const holdsMs = ({ withinMs, holds }: Quota): number => withinMs * holds

/** An empty bucket needs half as long. */
const latest = (quota: Quota, now: number): number => now + 2 * holdsMs(quota)

/** A moment far ahead was written by a wrong clock, and counts as full. One a little ahead is waited for. */
const notBefore = (refilledAt: RefilledAt, quota: Quota, now: number): number => (refilledAt > latest(quota, now) ? now : Math.max(refilledAt, now))

export const takenAt = (moments: readonly number[], quota: Quota): RefilledAt =>
  moments.toSorted((one, other) => one - other).reduce((refilledAt, at) => takenFrom(refilledAt, quota, 1, at), 0)

const refillMs = ({ most, withinMs }: Quota, cost: number): number => Math.ceil((cost * withinMs) / most)

/** While devices give back what a restored server lacks. Rule P11. */
export const AFTER_RESTORE = 7
