import type { CollectionName } from '#domain/documents'
import type { Checkpoint, ServerPosition } from '#domain/wire/wire'
import type { AccountDatabase } from '../database'
import { changeLocal } from '../local-document'

/** Rule F7. */
export type SyncPosition = {
  token: string
  seen: number
  /** The server's clock in the last answer, '' before the first. */
  now: string
  collections: Partial<Record<CollectionName, Progress>>
  /** Collections fetched anew, whose missing documents are removed at the end. */
  sweeping: CollectionName[]
  /** Collections of `sweeping` whose missing records take their uploads along. */
  behind?: CollectionName[]
  /** Nothing is sent until everything kept (rules P11 and P12) is queued again. */
  isRewound?: boolean
  /** The server's clock at the last rewind; absent before. */
  rewoundAt?: string
  /** Feed position up to which the rewound server kept its feed and answers. */
  kept?: number
  /**
   * The outbox's last number when everything was fetched anew after a rewind: later commands were decided over the restored server's
   * documents. Absent until then.
   */
  lastBefore?: number
}

/** `start` is the feed's end at the first page; without a checkpoint, the next pull begins there. Rule L8. */
export type Progress = {
  start: number
  checkpoint?: Checkpoint
  /** Pages up to the checkpoint, as their rows name them. */
  fetched?: string[]
  /** Rule L10. */
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

/** Notes the server's start and end before the answer's content is stored. Null: the answer is thrown away. Rule F7. */
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

/** False: the answer has another start than the device and notes nothing. */
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

/** Rules F7 and P11. */
export const maySend = ({ token, isRewound }: SyncPosition): boolean => token !== '' && !isRewound

export const beginAnew = (
  database: AccountDatabase,
  answered: ServerPosition & { kept: number },
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
    kept: answered.kept,
  }))

export const noteQueuedAgain = (database: AccountDatabase): Promise<SyncPosition> =>
  changePosition(database, (position) => ({ ...position, isRewound: false }))

export const fetchAnew = (database: AccountDatabase, collection: CollectionName, { isBehind = false } = {}): Promise<SyncPosition> =>
  changePosition(database, (position) => ({
    ...position,
    collections: { ...position.collections, [collection]: undefined },
    sweeping: [...new Set([...position.sweeping, collection])],
    // After a rewind missing records come back with their photos: a collection that falls behind meanwhile drops none.
    behind: isBehind && !position.sweeping.includes(collection) ? [...new Set([...(position.behind ?? []), collection])] : (position.behind ?? []),
  }))

export const noteProgress = (database: AccountDatabase, progress: SyncPosition['collections']): Promise<SyncPosition> =>
  changePosition(database, (position) => ({ ...position, collections: { ...position.collections, ...progress } }))

/** The next round fetches them from the beginning. The known start and end stay. */
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
