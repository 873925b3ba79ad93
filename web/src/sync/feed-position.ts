import type { CollectionName } from '#domain/documents'
import type { AccountDatabase } from './database'
import type { Checkpoint, Stamp } from './wire'

/**
 * How far this device has followed the feed: one local document beside the outbox.
 * `seen` is the highest end that any answer under `token` named. It is stored before what the answer says (rule F7): a crash in
 * between leaves it too high, which at worst repeats a command; too low, it would hide that the server's past was rewound.
 */
export type FeedPosition = {
  token: string
  seen: number
  /** The server's clock in the last answer, '' before the first. */
  now: string
  collections: Partial<Record<CollectionName, Progress>>
  /** Collections that are fetched anew: what the new picture lacks is removed at its end. */
  sweeping: CollectionName[]
}

/** `start` is the end of the feed when the first page was asked for; until a checkpoint is stored, the next pull begins there. Rule L8. */
type Progress = { start: number; checkpoint?: Checkpoint }

const KEY = 'feed'
const unknown: FeedPosition = { token: '', seen: 0, now: '', collections: {}, sweeping: [] }

export async function readPosition(database: AccountDatabase): Promise<FeedPosition> {
  const stored = await database.getLocal<FeedPosition>(KEY)
  return stored ? stored.toMutableJSON().data : unknown
}

/** Changes the stored position; two tabs that do so at once both stand. */
async function changePosition(database: AccountDatabase, change: (position: FeedPosition) => FeedPosition): Promise<FeedPosition> {
  const stored = (await database.getLocal<FeedPosition>(KEY)) ?? (await database.upsertLocal<FeedPosition>(KEY, unknown))
  const changed = await stored.incrementalModify((document) => change(document))
  return changed.toMutableJSON().data
}

/** Notes what an answer says of the server, before anything else of it is stored. False: the answer belongs to another start and is thrown away. */
export async function noteStamp(database: AccountDatabase, askedUnder: string, stamp: Stamp): Promise<boolean> {
  const position = await changePosition(database, (position) => {
    if (position.token !== askedUnder && position.token !== stamp.token) return position
    const seen = position.token === stamp.token ? Math.max(position.seen, stamp.end) : stamp.end
    return { ...position, token: stamp.token, seen, now: stamp.now }
  })
  return position.token === stamp.token
}

/** The server's past was rewound: every collection is fetched anew under its new start. */
export const beginAnew = (database: AccountDatabase, stamp: Stamp, collections: readonly CollectionName[]): Promise<FeedPosition> =>
  changePosition(database, () => ({ token: stamp.token, seen: stamp.end, now: stamp.now, collections: {}, sweeping: [...collections] }))

export const fetchAnew = (database: AccountDatabase, collection: CollectionName): Promise<FeedPosition> =>
  changePosition(database, (position) => ({
    ...position,
    collections: { ...position.collections, [collection]: undefined },
    sweeping: [...new Set([...position.sweeping, collection])],
  }))

export const noteProgress = (database: AccountDatabase, progress: FeedPosition['collections']): Promise<FeedPosition> =>
  changePosition(database, (position) => ({ ...position, collections: { ...position.collections, ...progress } }))

/** Documents of these collections are no longer here: the next round fetches them from the beginning. What is known of the server stays. */
export const forgetProgress = (database: AccountDatabase, names: readonly CollectionName[]): Promise<FeedPosition> =>
  changePosition(database, (position) => ({
    ...position,
    collections: Object.fromEntries(Object.entries(position.collections).filter(([name]) => !names.some((forgotten) => forgotten === name))),
  }))

export const noteSwept = (database: AccountDatabase, collection: CollectionName): Promise<FeedPosition> =>
  changePosition(database, (position) => ({ ...position, sweeping: position.sweeping.filter((name) => name !== collection) }))
