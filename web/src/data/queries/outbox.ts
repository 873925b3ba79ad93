import { useMemo } from 'react'
import { map } from 'rxjs'
import { commands, isQueuedVerb } from '#domain/commands'
import { isDiscardable, isDiscarded, type OutboxRow, removeRow } from '../../sync'
import { type DispatchResult, dispatch } from '../commands/dispatch'
import type { AccountStore } from '../store/account-store'
import { useAccountStore } from '../store/account-store-context'
import { countsForPeople, isReturned } from '../store/sync-state'
import { useLive } from './use-live'

export { isDiscarded, type OutboxRow } from '../../sync'

/** What waits for the server, what it refused and what was discarded a moment ago, in the order it was given: Pendências de envio. */
export function useOutboxItems(): OutboxRow[] | undefined {
  const { database } = useAccountStore()
  return useLive(
    useMemo(
      () =>
        database.outbox
          .find({ selector: { state: { $in: ['queued', 'sent', 'refused'] } }, sort: [{ n: 'asc' }] })
          .$.pipe(map((rows) => rows.map((row) => asNow(row.toMutableJSON())).filter((row) => countsForPeople(row) && !isReturned(row)))),
      [database],
    ),
  )
}

/** Messages of one conversation that the server did not take, in the order they were given. */
export function useRefusedMessages(conversationId: string): OutboxRow[] {
  const { database } = useAccountStore()
  const rows = useLive(
    useMemo(
      () =>
        database.outbox
          .find({ selector: { state: 'refused', verb: 'send_message', parent: `conversations/${conversationId}` }, sort: [{ n: 'asc' }] })
          .$.pipe(map((found) => found.map((row) => asNow(row.toMutableJSON())).filter((row) => !isDiscarded(row)))),
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
          .find({ selector: { state: 'refused', verb: 'publish_project' }, sort: [{ n: 'asc' }] })
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
          map((found) => {
            const last = found.map((row) => row.toMutableJSON()).findLast((row) => makes(row, record))
            return last && isDiscarded(last) ? last : undefined
          }),
        ),
      [database, record],
    ),
  )
}

/**
 * The command that makes a record which is on this device only, and all that was done since to it and to what hangs on it, in the order it was given;
 * none where others may have the record. What was done to an earlier record of that id, as a withdrawal, is none of it.
 */
export async function unsentMakingOf({ database }: Pick<AccountStore, 'database'>, record: string): Promise<OutboxRow[]> {
  const rows = await database.outbox.find({ selector: { state: 'queued' }, sort: [{ n: 'asc' }] }).exec()
  const unsent = rows.map((row) => row.toMutableJSON()).filter(isDiscardable)
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

/** With its args as this release writes them, whatever version it goes out under. */
const asNow = (row: OutboxRow): OutboxRow => ({ ...row, args: { ...Object(commands[row.verb].upgrade(row.args, row.version)) } })

/** A command that was refused and not discarded since. */
export async function readRefused({ database }: Pick<AccountStore, 'database'>, id: string): Promise<OutboxRow | undefined> {
  const row = await database.outbox.findOne({ selector: { id, state: 'refused' } }).exec()
  return row && !isDiscarded(row) ? asNow(row.toMutableJSON()) : undefined
}

/** Gives a refused command again, edited or as it was: a new command with the same record, so that what belongs to it still does. Rule P8. */
export async function sendAgain(account: AccountStore, row: OutboxRow, args: Record<string, unknown> = asNow(row).args): Promise<DispatchResult> {
  if (!isQueuedVerb(row.verb)) return { ok: false, code: 'unknown_verb' }
  const given = await dispatch(account, row.verb, args)
  if (given.ok) await removeRow(account.database, row)
  return given
}
