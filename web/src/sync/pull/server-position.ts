import type { CollectionName } from '#domain/documents'
import type { Checkpoint, ServerPosition } from '#domain/wire/wire'
import type { AccountDatabase } from '../database'
import { changeLocal } from '../local-document'

/**
 * How far this device has followed the feed: one local document beside the outbox.
 * `seen` is the highest end that any answer under `token` named. It is stored before what the answer says (rule F7): a crash in
 * between leaves it too high, which at worst repeats a command; too low, it would hide that the server's past was rewound.
 */
export type SyncPosition = {
  token: string
  seen: number
  /** The server's clock in the last answer, '' before the first. */
  now: string
  collections: Partial<Record<CollectionName, Progress>>
  /** Collections that are fetched anew: what the new picture lacks is removed at its end. */
  sweeping: CollectionName[]
  /** Those that were behind among them: uploads of records that the new picture lacks go with it. */
  behind?: CollectionName[]
  /** The server's past was rewound, and what is kept for that (rules P11 and P12) is not all queued again: until it is, nothing is sent. */
  isRewound?: boolean
  /** The server's clock when its past was found to be rewound last; absent before. */
  rewoundAt?: string
  /** Up to where the server still had its feed then, and with it the answers to what was accepted. */
  kept?: number
  /**
   * The last number of the outbox when everything had been fetched anew after that: what has a higher one was decided over what the restored server has.
   * Absent until then.
   */
  lastBefore?: number
}

/** `start` is the end of the feed when the first page was asked for; until a checkpoint is stored, the next pull begins there. Rule L8. */
export type Progress = {
  start: number
  checkpoint?: Checkpoint
  /** Pages of a collection being fetched anew that are stored up to the checkpoint, as their rows name them. */
  fetched?: string[]
  /** The build of the app that could not read one of its documents and left it out. Rule L10. */
  leftOut?: string
}

const KEY = 'feed'
const unknown: SyncPosition = { token: '', seen: 0, now: '', collections: {}, sweeping: [] }

export async function readPosition(database: AccountDatabase): Promise<SyncPosition> {
  const stored = await database.getLocal<SyncPosition>(KEY)
  return stored ? stored.toMutableJSON().data : unknown
}

const changePosition = (database: AccountDatabase, change: (position: SyncPosition) => SyncPosition): Promise<SyncPosition> =>
  changeLocal(database, KEY, unknown, change)

/**
 * Notes what the answer to a pull says of the server, before anything else of it is stored. Only a pull moves a device to another start, and only
 * when it was judged by all that the device has seen: a push that was answered meanwhile may have shown more. Null: the answer is thrown away.
 */
export async function notePull(
  database: AccountDatabase,
  asked: Pick<SyncPosition, 'token' | 'seen'>,
  answered: ServerPosition,
): Promise<SyncPosition | null> {
  const position = await changePosition(database, (position) => {
    if (position.token === answered.token) return { ...position, seen: Math.max(position.seen, answered.end), now: answered.now }
    if (position.token !== asked.token || position.seen > asked.seen) return position
    return { ...position, token: answered.token, seen: answered.end, now: answered.now }
  })
  return position.token === answered.token ? position : null
}

/** Notes the feed's end that the answer to a command or an upload names. False: it was answered under another start than the device's and notes nothing. */
export async function noteAnswer(
  database: AccountDatabase,
  answered: Pick<ServerPosition, 'token' | 'end'> & Partial<ServerPosition>,
): Promise<boolean> {
  if ((await readPosition(database)).token !== answered.token) return false
  const { token } = await changePosition(database, (position) =>
    position.token === answered.token ? { ...position, seen: Math.max(position.seen, answered.end), now: answered.now ?? position.now } : position,
  )
  return token === answered.token
}

/** Whether something may be sent: not before the first pull, nor before what a rewound server lost is queued again. Rules F7 and P11. */
export const maySend = ({ token, isRewound }: SyncPosition): boolean => token !== '' && !isRewound

/** The server's past was rewound: every collection is fetched anew under its new start, and what is kept is to be queued again. */
export const beginAnew = (
  database: AccountDatabase,
  answered: ServerPosition & { kept?: number | undefined },
  collections: readonly CollectionName[],
): Promise<SyncPosition> =>
  changePosition(database, () => ({
    token: answered.token,
    seen: answered.end,
    now: answered.now,
    collections: {},
    sweeping: [...collections],
    isRewound: true,
    rewoundAt: answered.now,
    kept: answered.kept ?? 0,
  }))

/** All that was kept is queued again. */
export const noteQueuedAgain = (database: AccountDatabase): Promise<SyncPosition> =>
  changePosition(database, (position) => ({ ...position, isRewound: false }))

export const fetchAnew = (database: AccountDatabase, collection: CollectionName, { isBehind = false } = {}): Promise<SyncPosition> =>
  changePosition(database, (position) => ({
    ...position,
    collections: { ...position.collections, [collection]: undefined },
    sweeping: [...new Set([...position.sweeping, collection])],
    // After a rewind what is missing comes back, photos and all: a collection that falls behind in the middle of that is no reason to drop them.
    behind: isBehind && !position.sweeping.includes(collection) ? [...new Set([...(position.behind ?? []), collection])] : (position.behind ?? []),
  }))

export const noteProgress = (database: AccountDatabase, progress: SyncPosition['collections']): Promise<SyncPosition> =>
  changePosition(database, (position) => ({ ...position, collections: { ...position.collections, ...progress } }))

/** Documents of these collections are no longer here: the next round fetches them from the beginning. What is known of the server stays. */
export const forgetProgress = (database: AccountDatabase, names: readonly CollectionName[]): Promise<SyncPosition> =>
  changePosition(database, (position) => ({
    ...position,
    collections: Object.fromEntries(Object.entries(position.collections).filter(([name]) => !names.some((forgotten) => forgotten === name))),
  }))

/** `last` is the last number that the outbox has used. */
export const noteSwept = (database: AccountDatabase, collection: CollectionName, last: number): Promise<SyncPosition> =>
  changePosition(database, (position) => {
    const sweeping = position.sweeping.filter((name) => name !== collection)
    const progress = position.collections[collection]
    return {
      ...position,
      collections: { ...position.collections, [collection]: progress && withoutPages(progress) },
      sweeping,
      behind: (position.behind ?? []).filter((name) => name !== collection),
      ...(sweeping.length === 0 && position.rewoundAt && { lastBefore: position.lastBefore ?? last }),
    }
  })

const withoutPages = ({ fetched: _fetched, ...progress }: Progress): Progress => progress
