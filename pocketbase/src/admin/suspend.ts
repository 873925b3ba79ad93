import * as v from 'valibot'
import { optionalText } from '#domain/fields'
import { MOST_REASON } from '#domain/reason'
import { recordAct } from '../audit'
import { Failure } from '../failure'
import { serverNow } from '../globals'
import { runNoticeJobs } from '../notices/notice-jobs'
import { pump } from '../realtime/pump'
import { bodyOf } from '../requests/request-body'
import { answerNothingAtOnce, type PersonHandler } from '../requests/route'
import { inTransaction, run, textOf } from '../sql'
import { suspendedReason } from '../suspension'
import { sendWebPushes } from '../web-push/send'

const request = v.strictObject({ reason: optionalText(MOST_REASON) })

/** Suspends a person's account with the reason that they read, or, with '', lifts the suspension. Product 49, rule A5. */
export const setSuspension: PersonHandler = (e, admin) => {
  const id = e.request.pathValue('id')
  const { reason } = bodyOf(e, request, 8 * 1024)
  inTransaction(e.app, (tx) => {
    const role = textOf(tx, 'SELECT role FROM users WHERE id = {:id}', { id })
    if (role === '') throw new Failure(404, 'not_found')
    if (role === 'admin') throw new Failure(403, 'forbidden')
    const before = suspendedReason(tx, id)
    if (before === reason) return
    // Another administrator's reason may have been read already.
    if (before !== '' && reason !== '') throw new Failure(409, 'conflict')
    run(
      tx,
      `UPDATE users SET suspended_reason = {:reason},
        suspended_at = iif({:reason} = '', '', {:now}) WHERE id = {:id}`,
      { id, reason, now: serverNow() },
    )
    // The suspended person could not answer. Product 88.
    if (reason === '') run(tx, "UPDATE projects SET asked_at = '' WHERE client_id = {:id} AND status = 'open' AND asked_at <> ''", { id })
    recordAct(tx, { actor: admin.id, action: reason === '' ? 'lift_suspension' : 'suspend_account', subject: id, details: {} })
  })
  answerNothingAtOnce(e)
  pump(e.app)
  runNoticeJobs(e.app)
  sendWebPushes(e.app)
}
