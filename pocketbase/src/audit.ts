import type { Notice } from '#domain/notice'
import { newRecordId, serverNow } from './globals'
import type { App } from './pocketbase-api'
import { run } from './sql'

/** Every act of administrators, and one of two other people. */
export const adminActions = [
  'set_site_setting',
  'suspend_account',
  'lift_suspension',
  'remove_project',
  'remove_reference',
  'remove_reply',
  'delete_account',
  'decline_deletion',
  'reply_to_ticket',
  'close_ticket',
  'reopen_ticket',
  'read_evidence',
  'save_reply',
  'remove_saved_reply',
  'export_users',
  'export_projects',
  'undo_deal',
] as const
type AdminAction = (typeof adminActions)[number]

export type AdminAct = {
  actor: string
  action: AdminAction
  subject: string
  /** Ids only: an entry outlives the account it names. */
  details: Record<string, string | null>
}

/** Product 86. */
export function recordUndoneDeal(tx: App, actor: string, notices: readonly Notice[]): void {
  for (const { kind, to, project } of notices) {
    if (kind === 'deal_undone' && 'user' in to) recordAct(tx, { actor, action: 'undo_deal', subject: to.user, details: { project: project.id } })
  }
}

/** In the act's own transaction; returns the entry's id. docs/decisions/0008. */
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
