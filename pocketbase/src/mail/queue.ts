import { run } from '../database'
import { newRecordId, serverNow } from '../globals'
import type { App } from '../pocketbase-api'

/**
 * Subject of a mail: a project, or a conversation by its project's title; several conversations, each with who wrote; an address: that an account
 * wants to change to, or of a sign-up with its id; or an administrator's reason.
 */
export type About = { id: string; title: string } | { conversations: { id: string; sender: string }[] } | { email: string } | { reason: string }

/**
 * Puts a mail into the queue, in the transaction of its cause: what is not committed is not sent, and what is cut off is sent later.
 * An account that was deleted since the request was read gets none.
 */
export function queueMail(tx: App, kind: string, userId: string, person = '', about: About | null = null): void {
  run(
    tx,
    `INSERT INTO mail_queue (id, kind, user_id, person_id, about, due_at, tries, created_at)
      SELECT {:id}, {:kind}, id, {:person}, {:about}, {:now}, 0, {:now} FROM users WHERE id = {:userId}`,
    { id: newRecordId(), kind, userId, person, about: JSON.stringify(about), now: serverNow() },
  )
}

/** The same to an address that may have no account, about the sign-up of that id where it is about one. */
export const queueMailTo = (tx: App, kind: string, email: string, signUp = ''): void =>
  run(
    tx,
    `INSERT INTO mail_queue (id, kind, user_id, person_id, about, due_at, tries, created_at)
      VALUES ({:id}, {:kind}, '', '', json_object('email', {:email}, 'id', {:signUp}), {:now}, 0, {:now})`,
    { id: newRecordId(), kind, email, signUp, now: serverNow() },
  )
