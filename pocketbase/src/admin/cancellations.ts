import { finishDeletions } from '../accounts/deletions'
import { inTransaction, rowsOf, run } from '../database'
import { Failure } from '../failure'
import type { App } from '../pocketbase-api'
import { pump } from '../realtime/pump'
import type { PersonHandler } from '../route'
import { recordAct } from './audit'
import { tableRoute } from './table-page'

/** Every request to delete an account, newest first; of one whose account is gone only when it was made and resolved. */
export const listCancellations = tableRoute(() => ({
  table: 'account_cancellation_requests',
  alias: 'c',
  order: { column: 'c.created_at', index: 'idx_cancellations_newest', direction: 'DESC' },
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

function approve(tx: App, id: string, admin: string): string {
  const [request] = rowsOf(tx, { user_id: '', status: '' }, 'SELECT user_id, status FROM account_cancellation_requests WHERE id = {:id}', { id })
  if (!request) return 'not_found'
  if (request.status !== 'pending' || request.user_id === '') return 'conflict'
  // Completes every pending request of the account, and notes the deletion: see onUserDelete.
  tx.delete(tx.findRecordById('users', request.user_id))
  run(tx, 'UPDATE account_cancellation_requests SET resolved_by = {:admin} WHERE id = {:id}', { id, admin })
  recordAct(tx, { actor: admin, action: 'delete_account', subject: request.user_id, details: { request: id } })
  return ''
}
