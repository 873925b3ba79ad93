import * as v from 'valibot'
import { requiredText } from '#domain/fields'
import { MOST_REASON } from '#domain/reason'
import { links } from '#links'
import { notices } from '#texts'
import { finishDeletions } from '../accounts/deletions'
import { recordAct } from '../audit'
import { Failure } from '../failure'
import { serverNow } from '../globals'
import { drainMail } from '../mail/drain'
import { queueMail } from '../mail/queue'
import { tellPerson } from '../notices/tell-person'
import type { App } from '../pocketbase-api'
import { pump } from '../realtime/pump'
import { bodyOf } from '../requests/request-body'
import { answerNothingAtOnce, type PersonHandler } from '../requests/route'
import { inTransaction, rowsOf, run } from '../sql'
import { tableRoute } from './table-page'

/** Pending requests first, then the newest; of a deleted account only the times. */
export const listCancellations = tableRoute(() => ({
  table: 'account_cancellation_requests',
  alias: 'c',
  // Must match the index's expression.
  order: { column: "iif(c.status = 'pending', '1', '0') || c.created_at", index: 'idx_cancellations_pending_first', direction: 'DESC' },
  row: `'id', c.id, 'status', c.status, 'created_at', c.created_at, 'resolved_at', c.resolved_at, 'user_id', c.user_id,
    'full_name', coalesce(u.full_name, ''), 'email', coalesce(u.email, ''), 'avatar', coalesce(u.avatar, ''), 'role', coalesce(u.role, '')`,
  joins: 'LEFT JOIN users u ON u.id = c.user_id',
}))

/** Files go after the commit. Product 10. */
export const approveCancellation: PersonHandler = (e, admin) => {
  const id = e.request.pathValue('id')
  inTransaction(e.app, (tx) => approve(tx, id, admin.id))
  e.noContent(204)
  pump(e.app)
  finishDeletions(e.app)
}

const declining = v.strictObject({ reason: requiredText(MOST_REASON) })

/** Product 91. */
export const declineCancellation: PersonHandler = (e, admin) => {
  const id = e.request.pathValue('id')
  const { reason } = bodyOf(e, declining, 8 * 1024)
  inTransaction(e.app, (tx) => decline(tx, id, admin.id, reason))
  answerNothingAtOnce(e)
  pump(e.app)
  drainMail(e.app)
}

function decline(tx: App, id: string, admin: string, reason: string): void {
  const user = whoAsks(tx, id)
  const now = serverNow()
  run(
    tx,
    "UPDATE account_cancellation_requests SET status = 'declined', reason = {:reason}, resolved_at = {:now}, resolved_by = {:admin} WHERE id = {:id}",
    { id, admin, reason, now },
  )
  tellPerson(tx, {
    user,
    kind: 'deletion_declined',
    ...notices.deletion_declined({ project_title: '', person_name: '', reason }),
    link: links.account(),
    now,
  })
  queueMail(tx, 'deletion_declined', user, '', { reason })
  recordAct(tx, { actor: admin, action: 'decline_deletion', subject: user, details: { request: id } })
}

/** Person of a pending request. */
function whoAsks(tx: App, id: string): string {
  const [request] = rowsOf(tx, { user_id: '', status: '' }, 'SELECT user_id, status FROM account_cancellation_requests WHERE id = {:id}', { id })
  if (!request) throw new Failure(404, 'not_found')
  if (request.status !== 'pending' || request.user_id === '') throw new Failure(409, 'conflict')
  return request.user_id
}

function approve(tx: App, id: string, admin: string): void {
  const user = whoAsks(tx, id)
  // The deletion completes every pending request of the account: see onUserDelete.
  tx.delete(tx.findRecordById('users', user))
  run(tx, 'UPDATE account_cancellation_requests SET resolved_by = {:admin} WHERE id = {:id}', { id, admin })
  recordAct(tx, { actor: admin, action: 'delete_account', subject: user, details: { request: id } })
}
