import { run } from '../database'
import { newRecordId, serverNow } from '../globals'
import type { App } from '../pocketbase-api'

/** Everything that an administrator can do. */
export const adminActions = [
  'set_site_setting',
  'suspend_account',
  'lift_suspension',
  'remove_project',
  'delete_account',
  'decline_deletion',
  'reply_to_ticket',
  'close_ticket',
  'reopen_ticket',
  'export_users',
  'export_projects',
] as const
type AdminAction = (typeof adminActions)[number]

export type AdminAct = {
  /** The administrator's id. */
  actor: string
  action: AdminAction
  /** An id or a key. */
  subject: string
  /** Ids only: an entry outlives the account that it names. */
  details: Record<string, string | null>
}

/** Writes an administrator's act down, in the transaction of the act itself, and answers with the entry's id. docs/decisions/0008. */
export function recordAct(tx: App, { details, ...act }: AdminAct): string {
  const id = newRecordId()
  run(
    tx,
    `INSERT INTO audit_log (id, actor, action, subject, details, created_at)
      VALUES ({:id}, {:actor}, {:action}, {:subject}, {:details}, {:now})`,
    { ...act, id, details: JSON.stringify(details), now: serverNow() },
  )
  return id
}
