const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const WEEK_MS = 7 * DAY_MS

/**
 * A bucket of one person: `most` units within `withinMs`, refilled continuously. It holds `holds` times as much, so that a day's offline work
 * fits an hourly quota.
 */
export type Quota = { most: number; withinMs: number; holds: number }

/** How much a person may have accepted. Source: product 42. */
export const quotas = {
  projects: { most: 10, withinMs: DAY_MS, holds: 1 },
  proposals: { most: 60, withinMs: HOUR_MS, holds: 4 },
  conversations: { most: 60, withinMs: DAY_MS, holds: 1 },
  /** Conversations with providers who have not proposed. */
  invitations: { most: 20, withinMs: DAY_MS, holds: 1 },
  /** Each is told to all who proposed, and renumbers the project for its whole state. */
  project_changes: { most: 10, withinMs: HOUR_MS, holds: 4 },
  messages: { most: 600, withinMs: HOUR_MS, holds: 4 },
  /** Avatars among them. Each goes to a whole state's devices, and rewrites every document that carries the person's name or avatar. */
  edits: { most: 10, withinMs: HOUR_MS, holds: 4 },
  support_messages: { most: 20, withinMs: HOUR_MS, holds: 4 },
  /** Texts of chats and support in UTF-8: four hours are a thousand pages. Product 82. */
  text_bytes: { most: 1_000_000, withinMs: HOUR_MS, holds: 4 },
  photo_bytes: { most: 100 * 1024 * 1024, withinMs: WEEK_MS, holds: 1 },
} as const satisfies Record<string, Quota>

export type QuotaName = keyof typeof quotas

/** Open projects that a person may have at once: only closing, deleting or accepting makes room, never time. */
export const MOST_OPEN_PROJECTS = 30

/** Invitations to one project that were not answered: only a proposal or a no makes room, never time. */
export const MOST_INVITATIONS = 10

/** Messages in a row without an answer in one conversation: only an answer makes room, never time. Product 82. */
export const MOST_UNANSWERED = 20
/** The same to a provider who was invited and has neither proposed nor written there. */
const MOST_TO_INVITED = 3

/**
 * How many messages in a row wait for an answer, where one more would be too many. `senders` are those of the newest `MOST_UNANSWERED * times` messages
 * of the conversation; `isInvited` says that the other person has not proposed.
 */
export function unansweredOf(senders: readonly string[], me: string, isInvited: boolean, times = 1): number | undefined {
  const most = (isInvited ? MOST_TO_INVITED : MOST_UNANSWERED) * times
  return senders.length >= most && senders.every((sender) => sender === me) ? senders.length : undefined
}

/** Bytes of a text in UTF-8. The server's engine has no TextEncoder, and takes ten times as long to iterate a text. */
export function bytesOf(text: string): number {
  let bytes = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
    if (code >= 0x10000) at++
  }
  return bytes
}

/**
 * A bucket is one number, the moment in milliseconds at which it will be full again (0: always was): each unit taken moves it on by the time that a
 * unit takes to refill (generic cell rate algorithm).
 */
export type RefilledAt = number

/** From when on `cost` units fit: `now` or earlier when they fit already. More than a whole bucket fits into a full one. */
export function fitsFrom(refilledAt: RefilledAt, quota: Quota, cost: number, now: number): number {
  return notBefore(refilledAt, quota, now) + Math.min(refillMs(quota, cost), holdsMs(quota)) - holdsMs(quota)
}

/** The bucket after `cost` units were taken at `now`. */
export const takenFrom = (refilledAt: RefilledAt, quota: Quota, cost: number, now: number): RefilledAt =>
  Math.min(notBefore(refilledAt, quota, now) + refillMs(quota, cost), latest(quota, now))

const holdsMs = ({ withinMs, holds }: Quota): number => withinMs * holds

/** The latest moment at which a bucket can be full again: an empty one needs half as long. */
const latest = (quota: Quota, now: number): number => now + 2 * holdsMs(quota)

/** A later moment was written by a clock that was far ahead, and counts as full: it would bar its person for as long. One a little ahead is waited for. */
const notBefore = (refilledAt: RefilledAt, quota: Quota, now: number): number => (refilledAt > latest(quota, now) ? now : Math.max(refilledAt, now))

/** The bucket after one unit was taken at each of these moments. */
export const takenAt = (moments: readonly number[], quota: Quota): RefilledAt =>
  moments.toSorted((one, other) => one - other).reduce((refilledAt, at) => takenFrom(refilledAt, quota, 1, at), 0)

const refillMs = ({ most, withinMs }: Quota, cost: number): number => Math.ceil((cost * withinMs) / most)

/** How many times as much each bucket holds while devices give back what a restored server lacks. Rule P11. */
export const AFTER_RESTORE = 7
