import { type CollectionName, collectionNames } from '#domain/documents'
import type { AccountDatabase } from './database'
import { beginAnew, type FeedPosition, fetchAnew, noteProgress, noteStamp, noteSwept, readPosition } from './feed-position'
import { heldIds, removeRows, storePage } from './stored-rows'
import type { Silence, Transport } from './transport'
import { type Checkpoint, type Page, type PullAnswer, pullAnswer } from './wire'

export type PullPort = {
  database: AccountDatabase
  transport: Transport
  /** Whether this tab still replicates: what was asked for before the lock was lost is thrown away. Rule L9. */
  holdsLock: () => boolean
  /** The server lost what this device knows to have happened: kept commands go again. Rule P11. */
  onRewound: () => Promise<void>
}

/** An ended round: every collection is written up to `head`. */
export type Round = { ok: true; head: number; now: string; channels: string[] } | { ok: false; reason: Silence | 'lock_lost' }

/** Brings this device up to the feed's end. One request carries every collection that is not there yet. Rules L1 to L10. */
export async function pullRound(port: PullPort): Promise<Round> {
  const heads = new Map<CollectionName, number>()
  const seenIds = new Map<CollectionName, Set<string>>()
  await restartSweeps(port.database)
  for (;;) {
    const position = await readPosition(port.database)
    const wanted = collectionNames.filter((name) => !heads.has(name))
    const request = { token: position.token, seen: position.seen, collections: checkpointsOf(position, wanted) }
    const reply = await port.transport.post('/api/sync/pull', request, pullAnswer)
    if (!port.holdsLock()) return { ok: false, reason: 'lock_lost' }
    if (!reply.ok) return { ok: false, reason: reply.reason === 'refused' ? 'unreachable' : reply.reason }
    const answer = reply.value
    if ('rewound' in answer) {
      await port.onRewound()
      await beginAnew(port.database, answer, collectionNames)
      heads.clear()
      seenIds.clear()
      continue
    }
    if (!(await noteStamp(port.database, position.token, answer))) continue
    await storeAnswer(port.database, answer, position, heads, seenIds)
    if (heads.size === collectionNames.length) {
      return { ok: true, head: Math.min(...heads.values()), now: answer.now, channels: answer.channels }
    }
  }
}

async function storeAnswer(
  database: AccountDatabase,
  answer: Exclude<PullAnswer, { rewound: true }>,
  before: FeedPosition,
  heads: Map<CollectionName, number>,
  seenIds: Map<CollectionName, Set<string>>,
): Promise<void> {
  for (const name of collectionNames) {
    const page = answer.collections[name]
    if (!page) continue
    if ('behind' in page) {
      seenIds.delete(name)
      await fetchAnew(database, name)
      continue
    }
    await storeProgress(database, name, page, before, answer.end)
    for (const { id, _deleted } of page.documents) if (!_deleted) idsOf(seenIds, name).add(id)
    if (page.more) continue
    await sweep(database, name, idsOf(seenIds, name))
    heads.set(name, page.checkpoint.head)
  }
}

/** The start goes before the documents and the checkpoint after them, so that a crash in between leaves no ghosts. Rule L8. */
async function storeProgress(database: AccountDatabase, name: CollectionName, page: Page, before: FeedPosition, end: number): Promise<void> {
  const start = before.collections[name]?.start ?? end
  if (page.documents.length > 0) {
    if (!before.collections[name]) await noteProgress(database, { [name]: { start } })
    await storePage(database, name, page.documents)
  }
  if (!sameCheckpoint(before.collections[name]?.checkpoint, page.checkpoint)) {
    await noteProgress(database, { [name]: { start, checkpoint: page.checkpoint } })
  }
}

/** What was held before a collection was fetched anew and is not in the new picture goes; the screen kept it until now. Rule F7. */
async function sweep(database: AccountDatabase, name: CollectionName, kept: Set<string>): Promise<void> {
  const { sweeping } = await readPosition(database)
  if (!sweeping.includes(name)) return
  const ghosts = (await heldIds(database, name)).filter((id) => !kept.has(id))
  await removeRows(database, name, ghosts)
  await noteSwept(database, name)
}

/** A sweep needs every id of its new picture, and those are in memory: a round that was cut begins it again. */
async function restartSweeps(database: AccountDatabase): Promise<void> {
  for (const name of (await readPosition(database)).sweeping) await fetchAnew(database, name)
}

function checkpointsOf(position: FeedPosition, wanted: readonly CollectionName[]): Partial<Record<CollectionName, Checkpoint | null>> {
  return Object.fromEntries(
    wanted.map((name) => {
      const progress = position.collections[name]
      return [name, progress ? (progress.checkpoint ?? { head: progress.start, floors: {} }) : null]
    }),
  )
}

const sameCheckpoint = (one: Checkpoint | undefined, other: Checkpoint): boolean => JSON.stringify(one) === JSON.stringify(other)

function idsOf(seenIds: Map<CollectionName, Set<string>>, name: CollectionName): Set<string> {
  const known = seenIds.get(name)
  if (known) return known
  const fresh = new Set<string>()
  seenIds.set(name, fresh)
  return fresh
}
