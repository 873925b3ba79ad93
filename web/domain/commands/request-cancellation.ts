import * as v from 'valibot'
import { accept, alreadySo, create, defineCommand, EVERY_OWN } from '#domain/command'
import { id } from '#domain/fields'

const args = v.object({ request_id: id })

/** A second pending request adds nothing. Source: product 10, rule P5. */
export const requestCancellation = defineCommand(args, {
  reads: () => [['account_cancellation_requests', EVERY_OWN]],
  record: ({ request_id }) => ['account_cancellation_requests', request_id],
  isOpenToSuspended: true,

  decide({ account_cancellation_requests: requests }, { request_id }, me, now) {
    if (requests.some((request) => request?.id === request_id || request?.status === 'pending')) return alreadySo
    return accept([
      create('account_cancellation_requests', { id: request_id, user_id: me.id, status: 'pending', reason: '', resolved_at: '', created_at: now }),
    ])
  },
})
