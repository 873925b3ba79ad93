import * as v from 'valibot'
import type { Actor } from '#domain/command'
import { conversationId } from '#domain/ids'
import { textOf } from '../database'
import type { App } from '../pocketbase-api'
import { feedEnd } from './answers'
import { answerOnce, runCommand } from './push'

/** `id` is the command's: asked again under it, the answer is the same. `amount` and `duration_days` are what the owner saw. */
export const acceptRequest = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]{15}$/)),
  project_id: v.string(),
  proposal_id: v.string(),
  amount: v.number(),
  duration_days: v.number(),
})

export type Acceptance = { ok: true; seq: number; conversation_id: string } | { ok: false; status: 400 | 403 | 404 | 409 | 503; code: string }

/** The owner's choice of a proposal, in one transaction: of two at the same time exactly one wins, and its repetition answers the same. Product 14. */
export function accept(app: App, actor: Actor, { id, ...args }: v.InferOutput<typeof acceptRequest>, now: string): Acceptance {
  const answer = answerOnce(app, actor, id, (tx, decidedAt) => {
    return runCommand(tx, actor, 'accept_proposal', { id, verb: 'accept_proposal', version: 1, args, at: now, first_sent: now }, decidedAt)
  })
  if (answer.status === 'retry') return { ok: false, status: 503, code: 'unavailable' }
  if (answer.status === 'refused') return { ok: false, status: statusOf(answer.code), code: answer.code }
  const provider = textOf(app, 'SELECT provider_id FROM proposals WHERE id = {:id}', { id: args.proposal_id })
  return { ok: true, seq: answer.seq || feedEnd(app), conversation_id: conversationId(args.project_id, actor.id, provider) }
}

/** A project of somebody else's answers like one that does not exist. */
function statusOf(code: string): 400 | 403 | 404 | 409 {
  if (code === 'malformed') return 400
  return code === 'parent_missing' || code === 'not_yours' || code === 'proposal_missing' ? 404 : 409
}
