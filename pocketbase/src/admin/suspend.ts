import * as v from 'valibot'
import { suspendedReason } from '../accounts/suspension'
import { inTransaction, run, textOf } from '../database'
import { Failure } from '../failure'
import { serverNow } from '../globals'
import { pump } from '../realtime/pump'
import { bodyOf } from '../request-body'
import { adminOf } from '../requester'
import { route } from '../route'
import { recordAct } from './audit'

const request = v.strictObject({ reason: v.pipe(v.string(), v.trim(), v.maxLength(300)) })

/** Suspends a person's account with the reason that they read, or, with '', lifts the suspension. Product 49, rule A5. */
export const setSuspension = route((e) => {
  const admin = adminOf(e)
  const id = e.request.pathValue('id')
  const { reason } = bodyOf(e, request, 8 * 1024)
  const code = inTransaction(e.app, (tx) => {
    const role = textOf(tx, 'SELECT role FROM users WHERE id = {:id}', { id })
    if (role === '') return 'not_found'
    if (role === 'admin') return 'forbidden'
    const before = suspendedReason(tx, id)
    if (before === reason) return ''
    run(
      tx,
      `UPDATE users SET suspended_reason = {:reason},
        suspended_at = CASE WHEN {:reason} = '' THEN '' WHEN suspended_at = '' THEN {:now} ELSE suspended_at END WHERE id = {:id}`,
      { id, reason, now: serverNow() },
    )
    recordAct(tx, { actor: admin.id, action: reason === '' ? 'lift_suspension' : 'suspend_account', subject: id, details: {} })
    return ''
  })
  if (code !== '') throw new Failure(code === 'not_found' ? 404 : 403, code)
  e.noContent(204)
  pump(e.app)
})
