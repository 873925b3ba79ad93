import type { Change, OnRefusal } from '#domain/command'
import type { Verb } from '#domain/commands'
import type { CollectionName, Documents, Profile } from '#domain/documents'

/**
 * `queued → sent → accepted → done`, or `refused`. Rules P1 to P8.
 * Done rows are kept for P11: a restored server gets back what it lost.
 */
export type OutboxState = 'queued' | 'sent' | 'accepted' | 'done' | 'refused'

/**
 * Whether its person has discarded a command or an upload: it is neither sent nor shown until that is undone, and
 * a later start removes it. Asked of plain objects: a document of RxDB has no field that its schema does not declare. Product 59.
 */
export const isDiscarded = ({ discarded_at }: { discarded_at?: string }): boolean => Boolean(discarded_at)

/** Without an answer from the server yet: counted as unsent. */
export const unanswered = ['queued', 'sent'] as const satisfies readonly OutboxState[]
/** Their changes are applied over the documents. Rule P6. */
export const pendingStates = ['queued', 'sent', 'accepted'] as const satisfies readonly OutboxState[]

/** A change as this device shows it: with what the document embeds, and what hangs on a removed record. */
export type PendingChange =
  | Change
  | { [C in CollectionName]: { op: 'create' | 'ensure' | 'set'; collection: C; id: string; fields: Partial<Documents[C]> } }[CollectionName]
  | { [C in CollectionName]: { op: 'set_all'; collection: C; where: Partial<Documents[C]>; fields: Partial<Documents[C]> } }[CollectionName]
  | { [C in CollectionName]: { op: 'remove_all'; collection: C; where: Partial<Documents[C]> } }[CollectionName]

/**
 * Names by which a person knows the command when its documents are gone; and documents it was decided over that this device does not hold, which only the
 * server had shown. While the command waits the screen shows `shown`; `card` it does not: one person's card is no directory. Rule P6.
 */
export type About = { project_title: string; person_name: string; shown?: Partial<Documents>; card?: Profile }

export type OutboxRow = {
  /** The order on this device: a number as 12 digits, so that it sorts and can be the primary key ('inserted only if free'). */
  n: string
  /** The command's id: the server answers each once. */
  id: string
  verb: Verb
  version: number
  args: Record<string, unknown>
  /** This device's clock when it was dispatched. */
  at: string
  /** The server's clock when it was first sent, '' before. Rule P4. */
  first_sent: string
  state: OutboxState
  /** This device's clock when its person discarded it; absent, or '' once that was undone. Product 59. */
  discarded_at?: string
  on_refusal: OnRefusal
  /** The refusal's code, '' without one. */
  code: string
  /** The server's time from which what was `too_many` can be sent; absent where there is none. Rule P13. */
  until?: string
  /** The feed's end in the transaction that accepted it; 0 before, and where a rewound server has lost that. */
  seq: number
  /** The server's clock when it last answered, '' before. A queued row that has one was accepted before the server's past was rewound. */
  answered_at: string
  /** Answers missed with a successful pull in between. Rule P10. */
  failures: number
  /** 'collection/id', what it is about; Pendências groups by them. */
  record: string
  parent: string
  changes: PendingChange[]
  about: About
}

/** Uploads that an edit names as its own. Rule P12a. */
export const addedPhotos = ({ verb, args: { photos_added } }: Pick<OutboxRow, 'verb' | 'args'>): string[] =>
  verb === 'edit_project' && Array.isArray(photos_added) ? photos_added.map(String) : []

/** Photos that commands remove from their project. */
export const removedPhotos = (rows: readonly Pick<OutboxRow, 'changes'>[]): string[] =>
  rows.flatMap(({ changes }) => changes.flatMap((change) => (change.op === 'remove_photos' ? change.photos : [])))

/** Answers missed, each with a successful pull in between, after which a command or an upload is given up. Rules P10 and P12. */
export const GIVE_UP_AFTER = 3

const DIGITS = 12

export const orderKey = (n: number): string => String(n).padStart(DIGITS, '0')
