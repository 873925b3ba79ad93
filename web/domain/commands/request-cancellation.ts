import * as v from 'valibot'
import { accept, alreadySo, type Command, create, EVERY_OWN } from '#domain/command'
import { id, parserOf } from '#domain/fields'

const args = v.object({ request_id: id })
export type RequestCancellation = v.InferOutput<typeof args>

/** A second pending request adds nothing. Source: product 10, rule P5. */
export const requestCancellation: Command<RequestCancellation> = {
  parse: parserOf(args),
  reads: () => [['account_cancellation_requests', EVERY_OWN]],
  record: ({ request_id }) => ['account_cancellation_requests', request_id],
  isOpenToSuspended: true,
  onRefusal: 'keep',

  decide({ account_cancellation_requests: requests }, { request_id }, me, now) {
    if (requests.some((request) => request?.id === request_id || request?.status === 'pending')) return alreadySo
    return accept([
      create('account_cancellation_requests', { id: request_id, user_id: me.id, status: 'pending', reason: '', resolved_at: '', created_at: now }),
    ])
  },
}
