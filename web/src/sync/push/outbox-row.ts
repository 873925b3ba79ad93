import type { Change, OnRefusal } from '#domain/command'
import type { Verb } from '#domain/commands'
import type { CollectionName, Documents, Profile } from '#domain/documents'

/** `queued → sent → accepted → done`, or `refused`. Rules P1 to P8; done rows are kept for P11. */
export type OutboxState = 'queued' | 'sent' | 'accepted' | 'done' | 'refused'

/**
 * Discarded rows are neither sent nor shown until undone; a later start removes them. RxDB documents lack fields outside their schema, so
 * plain objects are taken. Product 59.
 */
export const isDiscarded = ({ discarded_at }: { discarded_at?: string }): boolean => Boolean(discarded_at)

export const unanswered = ['queued', 'sent'] as const satisfies readonly OutboxState[]
/** Changes in these states are applied over the documents. Rule P6. */
export const pendingStates = ['queued', 'sent', 'accepted'] as const satisfies readonly OutboxState[]

export type PendingChange =
  | Change
  | { [C in CollectionName]: { op: 'create' | 'ensure' | 'set'; collection: C; id: string; fields: Partial<Documents[C]> } }[CollectionName]
  | { [C in CollectionName]: { op: 'set_all'; collection: C; where: Partial<Documents[C]>; fields: Partial<Documents[C]> } }[CollectionName]
  | { [C in CollectionName]: { op: 'remove_all'; collection: C; where: Partial<Documents[C]> } }[CollectionName]

/**
 * Names of the command's subjects, and documents only the server had shown. `shown` is on screens while the command waits; `card` is not: one
 * person's card is no directory. Rule P6.
 */
export type About = { project_title: string; person_name: string; shown?: Partial<Documents>; card?: Profile }

export type OutboxRow = {
  /** Order on this device: 12 digits, which sort, and as the primary key insert only where free. */
  n: string
  id: string
  verb: Verb
  version: number
  args: Record<string, unknown>
  /** This device's clock at the dispatch. */
  at: string
  /** The server's clock at the first sending, '' before. Rule P4. */
  first_sent: string
  state: OutboxState
  /** This device's clock at the discard; absent or '' otherwise. Product 59. */
  discarded_at?: string
  on_refusal: OnRefusal
  /** The refusal's code, '' without one. */
  code: string
  /** Server's time from which a `too_many` can be sent; absent without one. Rule P13. */
  until?: string
  /** Feed's end in the accepting transaction; 0 before, and where a rewound server lost it. */
  seq: number
  /** Server's clock at the last answer, '' before. A queued row with one was accepted before a rewind. */
  answered_at: string
  /** Missing answers with a successful pull in between. Rule P10. */
  failures: number
  /** 'collection/id' of the command's subject; Pendências groups by it. */
  record: string
  parent: string
  changes: PendingChange[]
  about: About
}

/** Uploads that an edit adds. Rule P12a. */
export const addedPhotos = ({ verb, args: { photos_added } }: Pick<OutboxRow, 'verb' | 'args'>): string[] =>
  verb === 'edit_project' && Array.isArray(photos_added) ? photos_added.map(String) : []

export const removedPhotos = (rows: readonly Pick<OutboxRow, 'changes'>[]): string[] =>
  rows.flatMap(({ changes }) => changes.flatMap((change) => (change.op === 'remove_photos' ? change.photos : [])))

/** Missing answers, each with a successful pull in between, after which a command or upload is given up. Rules P10 and P12. */
export const GIVE_UP_AFTER = 3

const DIGITS = 12

export const orderKey = (n: number): string => String(n).padStart(DIGITS, '0')
