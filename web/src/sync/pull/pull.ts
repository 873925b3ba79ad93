import { type CollectionName, collectionNames } from '#domain/documents'
import { type Checkpoint, type Page, type PullAnswer, pullAnswer } from '#domain/wire/wire'
import type { PullRequest, Stream } from '#domain/wire/wire-requests'
import { newId } from '#new-id'
import type { AccountDatabase } from '../database'
import { lastNumber } from '../push/outbox'
import type { Reply, Transport } from '../transport'
import { dropUploadsOf } from '../uploads/uploads'
import {
  beginAnew,
  fetchAnew,
  noteProgress,
  notePull,
  noteQueuedAgain,
  noteSwept,
  type Progress,
  readPosition,
  type SyncPosition,
} from './server-position'
import { heldIds, removeRows, storePage } from './stored-rows'

export type PullPort = {
  database: AccountDatabase
  transport: Transport
  /** False: the round's answers are thrown away. Rule L9. */
  holdsLock: () => boolean
  /** May run twice after a crash. Rules P11 and P12. */
  onRewound: () => Promise<void>
  /** Another build may be able to read what this one left out. Rule L10. */
  build: string
  /** Rule W2. */
  stream: () => Stream | undefined
}

/** `code` is the transport's, or `lock_lost`. */
export type Round = { ok: true; head: number; now: string; channels: string[] } | { ok: false; code: string }

/** One request names every collection that is behind. Rules L1 to L10. */
export async function pullRound(port: PullPort): Promise<Round> {
  const heads = new Map<CollectionName, number>()
  await fetchAgain(port)
  /** The page that was asked for while the one before it was stored. */
  let next: Asked | undefined
  /** The start under which this round was answered `rewound`. */
  let rewoundUnder: string | undefined
  for (;;) {
    const position = await readPosition(port.database)
    if (!port.holdsLock()) return { ok: false, code: 'lock_lost' }
    if (position.isRewound) {
      await port.onRewound()
      if (!port.holdsLock()) return { ok: false, code: 'lock_lost' }
      await noteQueuedAgain(port.database)
    }
    const wanted = checkpointsOf(
      position,
      collectionNames.filter((name) => !heads.has(name)),
    )
    const asked: Asked = next && goesOn(next, position, wanted) ? next : askFor(port, position, wanted)
    next = undefined
    const reply = await asked.reply
    if (!port.holdsLock()) return { ok: false, code: 'lock_lost' }
    if (!reply.ok) return reply
    const answer = reply.value
    if ('rewound' in answer) {
      // Asking again at once would be answered the same.
      if (rewoundUnder === answer.token) return { ok: false, code: 'unavailable' }
      rewoundUnder = answer.token
      // The position first: later answers under the former start are thrown away, and after a crash the round goes on from here.
      await beginAnew(port.database, answer, collectionNames)
      heads.clear()
      continue
    }
    const noted = await notePull(port.database, asked, answer)
    if (!noted) continue
    if (!port.holdsLock()) return { ok: false, code: 'lock_lost' }
    const following = checkpointsAfter(answer)
    if (following) next = askFor(port, noted, following)
    if (!(await storeAnswer(port, answer, position, heads))) return { ok: false, code: 'lock_lost' }
    if (heads.size === collectionNames.length) {
      return { ok: true, head: Math.min(...heads.values()), now: answer.now, channels: answer.channels }
    }
  }
}

type Checkpoints = PullRequest['collections']

type Asked = Pick<SyncPosition, 'token' | 'seen'> & { collections: Checkpoints; reply: Promise<Reply<PullAnswer>> }

function askFor({ transport, stream }: PullPort, { token, seen }: SyncPosition, collections: Checkpoints): Asked {
  const open = stream()
  const reply = transport.post('/api/sync/pull', { token, seen, collections, ...(open && { stream: open }) }, pullAnswer)
  return { token, seen, collections, reply }
}

/** Whether a request made before a page was stored is still the next one. `seen` may have grown since, which `notePull` judges. */
const goesOn = (asked: Asked, { token }: SyncPosition, wanted: Checkpoints): boolean =>
  asked.token === token && JSON.stringify(asked.collections) === JSON.stringify(wanted)

/**
 * Known before this answer is stored: the server works while this device writes. Undefined where nothing follows, or where storing decides
 * what does.
 */
function checkpointsAfter({ collections }: Exclude<PullAnswer, { rewound: true }>): Checkpoints | undefined {
  const following: Checkpoints = {}
  for (const name of collectionNames) {
    const page = collections[name]
    if (!page) continue
    if ('behind' in page) return undefined
    if (page.more) following[name] = page.checkpoint
  }
  return Object.keys(following).length > 0 ? following : undefined
}

/** Checked before each write. Rule L9. */
async function storeAnswer(
  { database, holdsLock, build }: PullPort,
  answer: Exclude<PullAnswer, { rewound: true }>,
  before: SyncPosition,
  heads: Map<CollectionName, number>,
): Promise<boolean> {
  for (const name of collectionNames) {
    const page = answer.collections[name]
    if (!page) continue
    if (!holdsLock()) return false
    if ('behind' in page) {
      await fetchAnew(database, name, { isBehind: true })
      continue
    }
    if (!(await storeProgress({ database, holdsLock, build }, name, page, before, answer.end))) return false
    if (page.more) continue
    if (!(await sweep(database, holdsLock, name))) return false
    heads.set(name, page.checkpoint.head)
  }
  return holdsLock()
}

/** The start is stored before the documents, the checkpoint after them. Rule L8. */
async function storeProgress(
  { database, holdsLock, build }: Pick<PullPort, 'database' | 'holdsLock' | 'build'>,
  name: CollectionName,
  page: Page,
  before: SyncPosition,
  end: number,
): Promise<boolean> {
  let progress: Progress = before.collections[name] ?? { start: end, ...(before.sweeping.includes(name) && { fetched: [] }) }
  if (page.documents.length > 0) {
    if (!before.collections[name]) await noteProgress(database, { [name]: progress })
    const fetchedWith = progress.fetched && newId()
    const { isWhole } = await storePage(database, name, page.documents, { holdsLock, fetchedWith })
    if (fetchedWith) progress = { ...progress, fetched: [...(progress.fetched ?? []), fetchedWith] }
    if (!isWhole) progress = { ...progress, leftOut: build }
  }
  if (!holdsLock()) return false
  const isFurther = progress.fetched !== before.collections[name]?.fetched || !sameCheckpoint(progress.checkpoint, page.checkpoint)
  if (isFurther) await noteProgress(database, { [name]: { ...progress, checkpoint: page.checkpoint } })
  return holdsLock()
}

/** Rule F7. */
async function sweep(database: AccountDatabase, holdsLock: () => boolean, name: CollectionName): Promise<boolean> {
  const { collections, sweeping, behind = [] } = await readPosition(database)
  if (!sweeping.includes(name)) return holdsLock()
  const ghosts = await heldIds(database, name, collections[name]?.fetched ?? [])
  if (!holdsLock()) return false
  if (behind.includes(name)) {
    // Before the documents, which name their uploads' records. After a rewind uploads stay: their record comes back. Rule P12.
    const records = ghosts.map((id) => `${name}/${id}`)
    await dropUploadsOf(database, records)
    if (!holdsLock()) return false
  }
  await removeRows(database, name, ghosts)
  if (!holdsLock()) return false
  await noteSwept(database, name, await lastNumber(database))
  return holdsLock()
}

/** Fetches again what another build could not read (rule L10), and collections interrupted before their first checkpoint (rule F7). */
async function fetchAgain({ database, holdsLock, build }: PullPort): Promise<void> {
  const { collections, sweeping } = await readPosition(database)
  for (const name of collectionNames) {
    const { checkpoint, fetched, leftOut = build } = collections[name] ?? {}
    const isLost = sweeping.includes(name) && !(checkpoint && fetched)
    if ((isLost || leftOut !== build) && holdsLock()) await fetchAnew(database, name)
  }
}

function checkpointsOf(position: SyncPosition, wanted: readonly CollectionName[]): Checkpoints {
  return Object.fromEntries(
    wanted.map((name) => {
      const progress = position.collections[name]
      return [name, progress ? (progress.checkpoint ?? { head: progress.start, floors: {} }) : null]
    }),
  )
}

const sameCheckpoint = (one: Checkpoint | undefined, other: Checkpoint): boolean => JSON.stringify(one) === JSON.stringify(other)
