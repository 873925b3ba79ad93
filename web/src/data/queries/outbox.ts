import { useMemo } from 'react'
import { deepEqual } from 'rxdb/plugins/utils'
import { firstValueFrom, map, type Observable } from 'rxjs'
import { isQueuedVerb } from '#domain/commands'
import { type AccountDatabase, isDiscardable, isDiscarded, type OutboxRow, removeRow, rowsIn } from '../../sync'
import { type DispatchResult, dispatch, shownFor } from '../commands/dispatch'
import { liveCommands, unsettled, useUndoable, withoutDiscarded } from '../live/rows'
import { useLive } from '../live/use-live'
import type { AccountStore } from '../store/account-store'
import { useAccountStore } from '../store/account-store-context'
import { countsForPeople, isReturned } from '../store/unsent-count'

export { isDiscarded, type OutboxRow } from '../../sync'

/** Waiting, refused and undoably discarded items of Pendências, in the order they were dispatched. */
export function useOutboxItems(): OutboxRow[] | undefined {
  const { database } = useAccountStore()
  return useUndoable(useLive(useMemo(() => liveItems(database), [database])))
}

const liveItems = (database: AccountDatabase): Observable<OutboxRow[]> =>
  liveCommands(database, unsettled).pipe(map((rows) => rows.filter((row) => countsForPeople(row) && !isReturned(row))))

export function useRefusedMessages(conversationId: string): OutboxRow[] {
  const { database } = useAccountStore()
  return useLive(useMemo(() => liveRefusedMessages(database, conversationId), [database, conversationId])) ?? none
}

export const liveRefusedMessages = (database: AccountDatabase, conversationId: string): Observable<OutboxRow[]> =>
  liveCommands(database, { state: 'refused', verb: 'send_message', parent: `conversations/${conversationId}` }).pipe(map(withoutDiscarded))

const none: OutboxRow[] = []

export function useDiscardedProjects(): OutboxRow[] {
  const { database } = useAccountStore()
  return useLive(useMemo(() => liveDiscardedProjects(database), [database])) ?? none
}

const liveDiscardedProjects = (database: AccountDatabase): Observable<OutboxRow[]> =>
  liveCommands(database, { state: { $in: ['queued', 'refused'] }, verb: 'publish_project' }).pipe(map((rows) => rows.filter(isDiscarded)))

/** Undefined where a newer command makes the record again. */
export function useDiscarded(record: string): OutboxRow | undefined {
  const { database } = useAccountStore()
  return useLive(useMemo(() => liveDiscarded(database, record), [database, record]))
}

export const isDiscardedNow = async ({ database }: Pick<AccountStore, 'database'>, record: string): Promise<boolean> =>
  (await firstValueFrom(liveDiscarded(database, record))) !== undefined

const liveDiscarded = (database: AccountDatabase, record: string): Observable<OutboxRow | undefined> =>
  liveCommands(database, { record }).pipe(
    map((rows) => {
      const last = rows.findLast((row) => makes(row, record))
      return last && isDiscarded(last) ? last : undefined
    }),
  )

/**
 * The command that makes an unsent record, and later ones on the record and its dependents; empty where others may have the record. Commands
 * on an earlier record of that id, as a withdrawal, are left out.
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

/** Whether a command makes a record, as `projects/{id}`. */
const makes = ({ changes }: OutboxRow, record: string): boolean =>
  changes.some((change) => change.op === 'create' && `${change.collection}/${change.id}` === record)

/**
 * A new command for the same record; the refused one is then removed. Answers `conflict` where an earlier attempt was dispatched and only
 * later edits are missing. Rule P8.
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

/** Verbs whose repetition changes nothing of the record they made. */
const madeOnce: readonly string[] = ['publish_project', 'send_message', 'send_support_message'] satisfies OutboxRow['verb'][]
