import * as v from 'valibot'
import { requiredText } from '#domain/fields'
import { MOST_REASON } from '#domain/reason'
import { links } from '#links'
import { notices } from '#texts'
import { finishDeletions } from '../accounts/deletions'
import { recordAct } from '../audit'
import { inTransaction, rowsOf, run } from '../database'
import { Failure } from '../failure'
import { serverNow } from '../globals'
import { drainMail } from '../mail/drain'
import { queueMail } from '../mail/queue'
import { tellPerson } from '../notices/tell-person'
import type { App } from '../pocketbase-api'
import { pump } from '../realtime/pump'
import { bodyOf } from '../requests/request-body'
import { answerNothingAtOnce, type PersonHandler } from '../requests/route'
import { tableRoute } from './table-page'

/** Every request to delete an account, those that wait for a decision first, then the newest; of one whose account is gone only when it was made and resolved. */
export const listCancellations = tableRoute(() => ({
  table: 'account_cancellation_requests',
  alias: 'c',
  // In the words of the index.
  order: { column: "iif(c.status = 'pending', '1', '0') || c.created_at", index: 'idx_cancellations_pending_first', direction: 'DESC' },
  row: `'id', c.id, 'status', c.status, 'created_at', c.created_at, 'resolved_at', c.resolved_at, 'user_id', c.user_id,
    'full_name', coalesce(u.full_name, ''), 'email', coalesce(u.email, ''), 'avatar', coalesce(u.avatar, ''), 'role', coalesce(u.role, '')`,
  joins: 'LEFT JOIN users u ON u.id = c.user_id',
}))

/**
 * Deletes the account of a pending request, with everything of product 10, and completes the request, in one transaction. Files go once it is
 * committed, whatever happens to this process. Product 10.
 */
export const approveCancellation: PersonHandler = (e, admin) => {
  const id = e.request.pathValue('id')
  const code = inTransaction(e.app, (tx) => approve(tx, id, admin.id))
  if (code !== '') throw new Failure(code === 'not_found' ? 404 : 409, code)
  e.noContent(204)
  pump(e.app)
  finishDeletions(e.app)
}

const declining = v.strictObject({ reason: requiredText(MOST_REASON) })

/** Leaves the account of a pending request as it is; its person hears the reason by a notice and a mail. Product 91. */
export const declineCancellation: PersonHandler = (e, admin) => {
  const id = e.request.pathValue('id')
  const { reason } = bodyOf(e, declining, 8 * 1024)
  const code = inTransaction(e.app, (tx) => decline(tx, id, admin.id, reason))
  if (code !== '') throw new Failure(code === 'not_found' ? 404 : 409, code)
  answerNothingAtOnce(e)
  pump(e.app)
  drainMail(e.app)
}

function decline(tx: App, id: string, admin: string, reason: string): string {
  const [request] = rowsOf(tx, requestShape, REQUEST, { id })
  if (!request) return 'not_found'
  if (request.status !== 'pending' || request.user_id === '') return 'conflict'
  const now = serverNow()
  run(
    tx,
    "UPDATE account_cancellation_requests SET status = 'declined', reason = {:reason}, resolved_at = {:now}, resolved_by = {:admin} WHERE id = {:id}",
    { id, admin, reason, now },
  )
  const user = request.user_id
  tellPerson(tx, {
    user,
    kind: 'deletion_declined',
    ...notices.deletion_declined({ project_title: '', person_name: '', reason }),
    link: links.account(),
    now,
  })
  queueMail(tx, 'deletion_declined', user, '', { reason })
  recordAct(tx, { actor: admin, action: 'decline_deletion', subject: user, details: { request: id } })
  return ''
}

const requestShape = { user_id: '', status: '' }
const REQUEST = 'SELECT user_id, status FROM account_cancellation_requests WHERE id = {:id}'

function approve(tx: App, id: string, admin: string): string {
  const [request] = rowsOf(tx, requestShape, REQUEST, { id })
  if (!request) return 'not_found'
  if (request.status !== 'pending' || request.user_id === '') return 'conflict'
  // Completes every pending request of the account, and notes the deletion: see onUserDelete.
  tx.delete(tx.findRecordById('users', request.user_id))
  run(tx, 'UPDATE account_cancellation_requests SET resolved_by = {:admin} WHERE id = {:id}', { id, admin })
  recordAct(tx, { actor: admin, action: 'delete_account', subject: request.user_id, details: { request: id } })
  return ''
}
