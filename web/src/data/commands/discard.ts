import { claimDiscard, finishDiscard, holdWayBack, type OutboxRow, undoDiscard } from '../../sync'
import type { AccountStore } from '../store/account-store'
import { bringBack, bringBackOrLog, hasWayBack, openWayBack, type WayBack } from '../way-back'

type Account = Pick<AccountStore, 'database' | 'locks'>

type Besides = {
  /** What is to be back with the commands: first, so that a crash in between takes neither. */
  beforeUndo?: () => Promise<void>
  /** What goes once they are back, or could not be discarded. */
  onUndone?: () => Promise<void>
}

/** What is being discarded: a second tap, before the button is redrawn, does nothing. */
const going = new Set<string>()

/**
 * Takes commands out of the queue together, in this order, and removes them after a while; until then the id of each brings all of them back. Answers false
 * when one of them is being sent already: then all stay queued, as they do where this device cannot store it and this throws. The command that creates a record is to
 * be the first: if the app dies in between, a change without its record is refused and kept, but a record without its changes would be published.
 * Answers null where one of them is being discarded already, or can be brought back: that stays as it is.
 */
export async function discardWithUndo(account: Account, rows: readonly OutboxRow[], besides?: Besides): Promise<boolean | null> {
  if (rows.some(({ id }) => going.has(id) || hasWayBack(id))) return null
  for (const { id } of rows) going.add(id)
  try {
    return await discard(account, rows, besides)
  } finally {
    for (const { id } of rows) going.delete(id)
  }
}

async function discard({ database, locks }: Account, rows: readonly OutboxRow[], { beforeUndo, onUndone }: Besides = {}): Promise<boolean> {
  const ids = rows.map(({ id }) => id)
  let way: WayBack = { undo: () => undoAll(database, rows), ...(onUndone && { onUndone }) }
  let claimed: number
  try {
    // Before the first is discarded: a page that opens meanwhile forgets what it finds.
    way = { ...way, letGo: await holdWayBack(locks, ids) }
    claimed = await claimAll(database, rows)
  } catch (error) {
    await bringBackOrLog(ids, way)
    throw error
  }
  if (claimed < rows.length) {
    await bringBack(ids, { ...way, undo: () => undoAll(database, rows.slice(0, claimed)) })
    return false
  }
  openWayBack(ids, {
    ...way,
    async finish() {
      await Promise.all(rows.map((row) => finishDiscard(database, row)))
    },
    async undo() {
      await beforeUndo?.()
      await undoAll(database, rows)
    },
  })
  return true
}

/** How many of them, from the first, are discarded: all before the one that is being sent already. */
async function claimAll(database: Account['database'], rows: readonly OutboxRow[]): Promise<number> {
  for (const [index, row] of rows.entries()) if (!(await claimDiscard(database, row))) return index
  return rows.length
}

/** Those of them that are discarded are as they were before. */
async function undoAll(database: Account['database'], rows: readonly OutboxRow[]): Promise<void> {
  for (const row of rows.toReversed()) await undoDiscard(database, row)
}
