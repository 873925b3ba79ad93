import * as v from 'valibot'
import { accept, alreadySo, type Command, create, refuse } from '#domain/command'
import { id, parserOf } from '#domain/fields'

const args = v.object({ request_id: id })
export type RequestCancellation = v.InferOutput<typeof args>

/** Somebody asks for the end of their account; an admin answers. Source: specification 4, product 10. */
export const requestCancellation: Command<RequestCancellation> = {
  parse: parserOf(args),
  reads: ({ request_id }, me) => [
    ['users', me.id],
    ['account_cancellation_requests', request_id],
  ],
  record: ({ request_id }) => ['account_cancellation_requests', request_id],
  onRefusal: 'keep',

  decide({ users: [account], account_cancellation_requests: [known] }, { request_id }, me, now) {
    if (!account) return refuse('parent_missing')
    if (known) return alreadySo
    return accept([create('account_cancellation_requests', { id: request_id, user_id: me.id, status: 'pending', resolved_at: '', created_at: now })])
  },
}
