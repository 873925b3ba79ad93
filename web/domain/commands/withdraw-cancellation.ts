import * as v from 'valibot'
import { accept, alreadySo, defineCommand, EVERY_OWN, remove } from '#domain/command'
import { id } from '#domain/fields'

const args = v.object({ request_id: id })

/** Removes the pending request, which another device may have made under another id; a declined one after it stays. Source: product 91. */
export const withdrawCancellation = defineCommand(args, {
  reads: () => [['account_cancellation_requests', EVERY_OWN]],
  record: ({ request_id }) => ['account_cancellation_requests', request_id],
  isOpenToSuspended: true,

  decide({ account_cancellation_requests: requests }, { request_id }) {
    if (requests.some((request) => request?.id === request_id && request.status !== 'pending')) return alreadySo
    const pending = requests.flatMap((request) => (request?.status === 'pending' ? [remove('account_cancellation_requests', request.id)] : []))
    return pending.length > 0 ? accept(pending) : alreadySo
  },
})
