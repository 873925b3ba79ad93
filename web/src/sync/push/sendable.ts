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
 * Commands that may go now, in order; `now` is the server's clock. After a rewind a command waits up to `dependencyMs` for records of other
 * devices, with later commands on the same record behind it. Rules P8 and P11.
 */
export async function sendable(database: AccountDatabase, now: string | undefined, { dependencyMs }: Waits): Promise<OutboxRow[]> {
  const rows = withoutOrphans(await rowsIn(database, unanswered), await discardedRows(database))
  const position = await readPosition(database)
  return isAwaiting(position, now ?? position.now, dependencyMs) ? withDependencies(database, position, rows) : rows
}

function isAwaiting({ rewoundAt = '' }: SyncPosition, now: string, forMs: number): boolean {
  const passedMs = Date.parse(now) - Date.parse(rewoundAt)
  // A clock that was far ahead at the rewind would make commands wait for as long.
  return rewoundAt !== '' && !(passedMs < 0 || passedMs >= forMs)
}

async function withDependencies(database: AccountDatabase, position: SyncPosition, rows: OutboxRow[]): Promise<OutboxRow[]> {
  const { lastBefore = Number.POSITIVE_INFINITY, kept = 0 } = position
  /** The server has its answer, and what others have removed since is not lost. */
  const isAnswered = ({ seq }: OutboxRow) => seq > 0 && seq <= kept
  const lost = rows.filter((row) => !isAnswered(row))
  const known = new Set([...(await rowsIn(database, ['accepted'])).flatMap(madeBy), ...leftBy(lost), ...lost.flatMap(shownTo)])
  const isMissing = async (key: string) => !known.has(key) && !(await isFetched(database, position, key))
  /** A command decided after everything was fetched anew lacks only what others have removed since. */
  const isMissed = async (row: OutboxRow) => Number(row.n) <= lastBefore && (await Promise.all(dependenciesOf(row).map(isMissing))).some(Boolean)
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

async function isFetched(database: AccountDatabase, position: SyncPosition, key: string): Promise<boolean> {
  const [, name, id = ''] = /^(\w+)\/(.*)$/.exec(key) ?? []
  const collection = collectionNames.find((known) => known === name)
  return collection === undefined || isHeld(database, position, collection, id)
}

/** A row sent under this start asks for its answer. A read mark is not worth waiting, and a message to support opens its missing ticket. */
const waitsForNothing = ({ state, on_refusal }: OutboxRow): boolean => state === 'sent' || on_refusal !== 'keep'

/** Records that these commands create and leave; other devices order their own commands on such records. */
function leftBy(rows: readonly OutboxRow[]): Set<string> {
  const left = new Set<string>()
  for (const change of rows.flatMap(changesOfOne)) {
    if (change.op === 'create') left.add(keyOf(change))
    if (change.op === 'remove') left.delete(keyOf(change))
  }
  return left
}

/** Rule P6. */
const shownTo = ({ about: { shown } }: OutboxRow): string[] =>
  Object.entries(shown ?? {}).map(([collection, document]) => `${collection}/${document.id}`)
