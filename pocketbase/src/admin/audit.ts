import { run } from '../database'
import { newRecordId, serverNow } from '../globals'
import type { App } from '../pocketbase-api'

export type AdminAct = {
  /** The administrator's id. */
  actor: string
  action: 'set_site_setting'
  /** What it was done to: an id or a key. */
  subject: string
  /** Ids only: an entry outlives the account that it names. */
  details: Record<string, string | null>
}

/** Writes an administrator's act down, in the transaction of the act itself. docs/decisions/0008. */
export function recordAct(tx: App, { details, ...act }: AdminAct): void {
  run(
    tx,
    `INSERT INTO audit_log (id, actor, action, subject, details, created_at)
      VALUES ({:id}, {:actor}, {:action}, {:subject}, {:details}, {:now})`,
    { ...act, id: newRecordId(), details: JSON.stringify(details), now: serverNow() },
  )
}
