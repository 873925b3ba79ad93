import * as v from 'valibot'
import { accept, alreadySo, type Command, EVERY_OWN, remove } from '#domain/command'
import { id, parserOf } from '#domain/fields'

const args = v.object({ request_id: id })
export type WithdrawCancellation = v.InferOutput<typeof args>

/** Removes the pending request, which another device may have made under another id; a declined one after it stays. Source: product 91. */
export const withdrawCancellation: Command<WithdrawCancellation> = {
  parse: parserOf(args),
  reads: () => [['account_cancellation_requests', EVERY_OWN]],
  record: ({ request_id }) => ['account_cancellation_requests', request_id],
  isOpenToSuspended: true,
  onRefusal: 'keep',

  decide({ account_cancellation_requests: requests }, { request_id }) {
    if (requests.some((request) => request?.id === request_id && request.status !== 'pending')) return alreadySo
    const pending = requests.flatMap((request) => (request?.status === 'pending' ? [remove('account_cancellation_requests', request.id)] : []))
    return pending.length > 0 ? accept(pending) : alreadySo
  },
}
