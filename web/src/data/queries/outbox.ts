import { useMemo } from 'react'
import { deepEqual } from 'rxdb/plugins/utils'
import { map } from 'rxjs'
import { isQueuedVerb } from '#domain/commands'
import { isDiscardable, isDiscarded, type OutboxRow, removeRow, rowsIn } from '../../sync'
import { type DispatchResult, dispatch, shownFor } from '../commands/dispatch'
import { useLive } from '../live/use-live'
import type { AccountStore } from '../store/account-store'
import { useAccountStore } from '../store/account-store-context'
import { countsForPeople, isReturned } from '../store/unsent-count'
import { useUndoOffers } from '../undo'

export { isDiscarded, type OutboxRow } from '../../sync'

/** Items that wait for the server, that it refused, or that were discarded and can be undone, in the order it was dispatched: Pendências de envio. */
export function useOutboxItems(): OutboxRow[] | undefined {
  const { database } = useAccountStore()
  const offers = useUndoOffers()
  const rows = useLive(
    useMemo(
      () =>
        database.outbox
          .find({ selector: { state: { $in: ['queued', 'sent', 'refused'] } }, sort: [{ n: 'asc' }] })
          .$.pipe(map((rows) => rows.map((row) => row.toMutableJSON()).filter((row) => countsForPeople(row) && !isReturned(row)))),
      [database],
    ),
  )
  return useMemo(() => rows?.filter((row) => !isDiscarded(row) || offers.has(row.id)), [rows, offers])
}

/** Messages of one conversation that the server did not take, in the order they were dispatched. */
export function useRefusedMessages(conversationId: string): OutboxRow[] {
  const { database } = useAccountStore()
  const rows = useLive(
    useMemo(
      () =>
        database.outbox
          .find({ selector: { state: 'refused', verb: 'send_message', parent: `conversations/${conversationId}` }, sort: [{ n: 'asc' }] })
          .$.pipe(map((found) => found.map((row) => row.toMutableJSON()).filter((row) => !isDiscarded(row)))),
      [database, conversationId],
    ),
  )
  return rows ?? none
}

const none: OutboxRow[] = []

/** Projects that were discarded a moment ago, before they were sent. */
export function useDiscardedProjects(): OutboxRow[] {
  const { database } = useAccountStore()
  const rows = useLive(
    useMemo(
      () =>
        database.outbox
          .find({ selector: { state: { $in: ['queued', 'refused'] }, verb: 'publish_project' }, sort: [{ n: 'asc' }] })
          .$.pipe(map((found) => found.map((row) => row.toMutableJSON()).filter(isDiscarded))),
      [database],
    ),
  )
  return rows ?? none
}

/** The command that made a record, discarded a moment ago; undefined where a newer one makes it again. */
export function useDiscarded(record: string): OutboxRow | undefined {
  const { database } = useAccountStore()
  return useLive(
    useMemo(
      () =>
        database.outbox.find({ selector: { record }, sort: [{ n: 'asc' }] }).$.pipe(
          map((found) =>
            discardedOf(
              found.map((row) => row.toMutableJSON()),
              record,
            ),
          ),
        ),
      [database, record],
    ),
  )
}

/** Whether a record was discarded a moment ago and no newer command makes it again. */
export async function isDiscardedNow({ database }: Pick<AccountStore, 'database'>, record: string): Promise<boolean> {
  const found = await database.outbox.find({ selector: { record }, sort: [{ n: 'asc' }] }).exec()
  return (
    discardedOf(
      found.map((row) => row.toMutableJSON()),
      record,
    ) !== undefined
  )
}

function discardedOf(rows: readonly OutboxRow[], record: string): OutboxRow | undefined {
  const last = rows.findLast((row) => makes(row, record))
  return last && isDiscarded(last) ? last : undefined
}

/**
 * The command that makes a record which is on this device only, and all that was done since to it and to what hangs on it, in the order it was dispatched;
 * none where others may have the record. What was done to an earlier record of that id, as a withdrawal, is none of it.
 */
export async function unsentMakingOf({ database }: Pick<AccountStore, 'database'>, record: string): Promise<OutboxRow[]> {
  const unsent = (await rowsIn(database, ['queued'])).filter(isDiscardable)
  const from = unsent.findLastIndex((row) => makes(row, record))
  if (from < 0) return []
  const records = new Set([record])
  return unsent.slice(from).filter((row) => {
    const belongs = records.has(row.record) || records.has(row.parent)
    if (belongs) records.add(row.record)
    return belongs
  })
}

/** Whether a command makes a record, as `proposals/{id}`. */
const makes = ({ changes }: OutboxRow, record: string): boolean =>
  changes.some((change) => change.op === 'create' && `${change.collection}/${change.id}` === record)

/**
 * Dispatches a refused command again, edited or as it was: a new command with the same record, so that what belongs to it still does, decided over what the
 * screen showed then where this device does not hold it. The refused one goes once the new one is stored; should it stay, what was dispatched stays so all the same, but not
 * what was changed since: that is a `conflict`. Rule P8.
 */
export async function sendAgain(
  account: AccountStore,
  row: OutboxRow,
  args: Record<string, unknown> = row.args,
): Promise<DispatchResult | { ok: false; code: 'conflict' }> {
  if (!isQueuedVerb(row.verb)) return { ok: false, code: 'unknown_verb' }
  const dispatched = await dispatch(account, row.verb, args, shownFor(row))
  if (dispatched.ok && !dispatched.queued && madeOnce.includes(row.verb) && !deepEqual(args, row.args)) return { ok: false, code: 'conflict' }
  if (dispatched.ok)
    await removeRow(account.database, row).catch((error: unknown) =>
      console.info('A refused command that was dispatched again could not be removed.', error),
    )
  return dispatched
}

/** Verbs that leave what they have made as it is, whatever else they say of it. */
const madeOnce: readonly string[] = ['publish_project', 'send_message', 'send_support_message'] satisfies OutboxRow['verb'][]
