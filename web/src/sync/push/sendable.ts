import { collectionNames } from '#domain/documents'
import type { AccountDatabase } from '../database'
import { readPosition, type SyncPosition } from '../pull/server-position'
import { isHeld } from '../pull/stored-rows'
import type { Waits } from '../waits'
import { changesOfOne, dependenciesOf, keyOf, madeBy, writtenBy } from './dependencies'
import { withoutOrphans } from './orphans'
import { discardedRows, rowsIn } from './outbox'
import { type OutboxRow, unanswered } from './outbox-row'

/**
 * The commands that may go now, in order; `now` is the server's clock, where it is known. Since a rewind others give back too, in no order between devices:
 * a command whose dependency the server does not have yet waits until a pull has brought that, `dependencyMs` at most, and what is about the same record waits behind
 * it. What hangs on a discarded command waits for what becomes of that. Rules P8 and P11.
 */
export async function sendable(database: AccountDatabase, now: string | undefined, { dependencyMs }: Waits): Promise<OutboxRow[]> {
  const rows = withoutOrphans(await rowsIn(database, unanswered), await discardedRows(database))
  const position = await readPosition(database)
  return isAwaiting(position, now ?? position.now, dependencyMs) ? withDependencies(database, position, rows) : rows
}

function isAwaiting({ rewoundAt = '' }: SyncPosition, now: string, forMs: number): boolean {
  const passedMs = Date.parse(now) - Date.parse(rewoundAt)
  // A clock that was far ahead then and is right again would make commands wait for as long.
  return rewoundAt !== '' && !(passedMs < 0 || passedMs >= forMs)
}

/** Those whose dependencies the server has, or is given by this device, and all that wait for none. */
async function withDependencies(database: AccountDatabase, position: SyncPosition, rows: OutboxRow[]): Promise<OutboxRow[]> {
  const { lastBefore = Number.POSITIVE_INFINITY, kept = 0 } = position
  /** The server has its answer, and what others have removed since is not lost. */
  const isAnswered = ({ seq }: OutboxRow) => seq > 0 && seq <= kept
  const lost = rows.filter((row) => !isAnswered(row))
  const known = new Set([...(await rowsIn(database, ['accepted'])).flatMap(madeBy), ...leftBy(lost), ...lost.flatMap(shownTo)])
  const isMissing = async (key: string) => !known.has(key) && !(await isFetched(database, position, key))
  /** A command decided once everything had been fetched anew lacks only what others have removed since. */
  const isMissed = async (row: OutboxRow) => Number(row.n) <= lastBefore && (await Promise.all(dependenciesOf(row).map(isMissing))).some(Boolean)
  /** Records that those that wait create and change. */
  const awaited = new Set<string>()
  const isBehind = (row: OutboxRow) => [row.parent, ...writtenBy(row)].some((key) => awaited.has(key))
  const mustWait = async (row: OutboxRow) => !waitsForNothing(row) && (isBehind(row) || (await isMissed(row)))
  const going: OutboxRow[] = []
  for (const row of rows) {
    if (isAnswered(row)) going.push(row)
    else if (await mustWait(row)) for (const key of writtenBy(row)) awaited.add(key)
    else {
      going.push(row)
      for (const key of madeBy(row)) known.add(key)
    }
  }
  return going
}

/** Whether a pull has brought a record. */
async function isFetched(database: AccountDatabase, position: SyncPosition, key: string): Promise<boolean> {
  const [, name, id = ''] = /^(\w+)\/(.*)$/.exec(key) ?? []
  const collection = collectionNames.find((known) => known === name)
  return collection === undefined || isHeld(database, position, collection, id)
}

/** One that was sent under this start is asked for its answer. A read mark is worth no waiting, and a message to support opens the ticket that it lacks. */
const waitsForNothing = ({ state, on_refusal }: OutboxRow): boolean => state === 'sent' || on_refusal !== 'keep'

/** Records that these create and do not remove again: whatever others give back of it, their own order decides what becomes of it. */
function leftBy(rows: readonly OutboxRow[]): Set<string> {
  const left = new Set<string>()
  for (const change of rows.flatMap(changesOfOne)) {
    if (change.op === 'create') left.add(keyOf(change))
    if (change.op === 'remove') left.delete(keyOf(change))
  }
  return left
}

/** A document that only the server had shown is not held by this device, whatever the server has. Rule P6. */
const shownTo = ({ about: { shown } }: OutboxRow): string[] =>
  Object.entries(shown ?? {}).map(([collection, document]) => `${collection}/${document.id}`)
