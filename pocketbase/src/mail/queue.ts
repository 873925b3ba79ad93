import { newRecordId, serverNow } from '../globals'
import type { App } from '../pocketbase-api'
import { run } from '../sql'

/**
 * Subject of a mail: a project or conversation by title, several conversations with their senders, an address with its account's or sign-up's id,
 * or an administrator's reason.
 */
export type About = { id: string; title: string } | { conversations: { id: string; sender: string }[] } | { email: string } | { reason: string }

/** In the transaction of its cause. An account that was deleted meanwhile gets none. */
export function queueMail(tx: App, kind: string, userId: string, person = '', about: About | null = null): void {
  run(
    tx,
    `INSERT INTO mail_queue (id, kind, user_id, person_id, about, due_at, tries, created_at)
      SELECT {:id}, {:kind}, id, {:person}, {:about}, {:now}, 0, {:now} FROM users WHERE id = {:userId}`,
    { id: newRecordId(), kind, userId, person, about: JSON.stringify(about), now: serverNow() },
  )
}

export const queueMailTo = (tx: App, kind: string, email: string, signUp = ''): void =>
  run(
    tx,
    `INSERT INTO mail_queue (id, kind, user_id, person_id, about, due_at, tries, created_at)
      VALUES ({:id}, {:kind}, '', '', json_object('email', {:email}, 'id', {:signUp}), {:now}, 0, {:now})`,
    { id: newRecordId(), kind, email, signUp, now: serverNow() },
  )
