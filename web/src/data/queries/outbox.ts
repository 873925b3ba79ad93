import { useMemo } from 'react'
import { map } from 'rxjs'
import { isQueuedVerb } from '#domain/commands'
import { changeRow, dropUploadsOf, type OutboxRow, removeRow } from '../../sync'
import type { OpenAccount } from '../account'
import { useAccount } from '../account-context'
import { type Given, give } from '../give'
import { countsForPeople, isReturned } from '../sync-state'
import { useLive } from '../use-live'

export type { OutboxRow } from '../../sync'

/** What waits for the server and what it refused, in the order it was given: Pendências de envio. */
export function useOutboxItems(): OutboxRow[] | undefined {
  const { database } = useAccount()
  return useLive(
    useMemo(
      () =>
        database.outbox
          .find({ selector: { state: { $in: ['queued', 'sent', 'refused'] } }, sort: [{ n: 'asc' }] })
          .$.pipe(map((rows) => rows.map((row) => row.toMutableJSON()).filter((row) => countsForPeople(row) && !isReturned(row)))),
      [database],
    ),
  )
}

/** Messages of one conversation that the server did not take, in the order they were given. */
export function useRefusedMessages(conversationId: string): OutboxRow[] {
  const { database } = useAccount()
  const rows = useLive(
    useMemo(
      () =>
        database.outbox
          .find({ selector: { state: 'refused', verb: 'send_message', parent: `conversations/${conversationId}` }, sort: [{ n: 'asc' }] })
          .$.pipe(map((found) => found.map((row) => row.toMutableJSON()))),
      [database, conversationId],
    ),
  )
  return rows ?? none
}

const none: OutboxRow[] = []

/** Gives a refused command again, edited or as it was: a new command with the same record, so that what belongs to it still does. Rule P8. */
export async function sendAgain(account: OpenAccount, row: OutboxRow, args: Record<string, unknown> = row.args): Promise<Given> {
  if (!isQueuedVerb(row.verb)) return { ok: false, code: 'unknown_verb' }
  const given = await give(account, row.verb, args)
  if (given.ok) await removeRow(account.database, row.n)
  return given
}

/** Forgets a refused command, or one that has never been sent; false when it is already on its way. */
export async function discard(account: OpenAccount, row: OutboxRow): Promise<boolean> {
  let mayGo = false
  await changeRow(account.database, row.n, (current) => {
    mayGo = current.state === 'refused' || current.state === 'queued'
    return mayGo ? { state: 'refused' } : {}
  })
  if (!mayGo) return false
  await removeRow(account.database, row.n)
  // Photos of what is never published have nowhere to go. Rule P12.
  if (row.verb === 'publish_project') await dropUploadsOf(account.database, [row.record])
  return true
}
