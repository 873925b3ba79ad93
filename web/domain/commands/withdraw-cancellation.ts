import * as v from 'valibot'
import { accept, alreadySo, type Command, remove } from '#domain/command'
import { id, parserOf } from '#domain/fields'

const args = v.object({ request_id: id })
export type WithdrawCancellation = v.InferOutput<typeof args>

/** A person keeps their account: the pending request is gone, as one that was never made. Source: product 91. */
export const withdrawCancellation: Command<WithdrawCancellation> = {
  parse: parserOf(args),
  reads: ({ request_id }) => [['account_cancellation_requests', request_id]],
  record: ({ request_id }) => ['account_cancellation_requests', request_id],
  onRefusal: 'keep',

  decide({ account_cancellation_requests: [request] }, { request_id }) {
    return request?.status === 'pending' ? accept([remove('account_cancellation_requests', request_id)]) : alreadySo
  },
}
