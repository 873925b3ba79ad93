import { commands, isOpenToSuspended } from '#domain/commands'
import { conversationId } from '#domain/ids'
import type { FinalAnswer } from '#domain/wire/wire'
import type { AcceptRequest } from '#domain/wire/wire-requests'
import { feedEnd } from '../../feed/feed-end'
import type { App } from '../../pocketbase-api'
import { rowsOf, textOf } from '../../sql'
import { type Judged, refused } from './answers'
import { runCommand } from './push'
import { runTogether, type Turn } from './run-together'

export type Acceptance =
  | { ok: true; seq: number; conversation_id: string; accepted_at: string }
  | { ok: false; status: 400 | 403 | 404 | 409 | 503; code: string }

/** One of two simultaneous acceptances wins; a repetition gets the same answer. Undefined where the device is to pull first. Product 14. */
export function takeAcceptance(app: App, userId: string, { token, seen, id, version, ...sent }: AcceptRequest): Acceptance | undefined {
  const answers = runTogether(app, { userId, token, seen, sent: [{ id, isOpen: isOpenToSuspended(verb), ...judged(id, version, sent) }] })
  if (!answers) return undefined
  const [answer] = answers
  if (!answer || answer.status === 'retry') return { ok: false, status: 503, code: 'unavailable' }
  if (answer.status === 'refused') return { ok: false, status: statusOf(answer.code), code: answer.code }
  const [deal] = rowsOf(app, chosen, CHOSEN, { ...sought(sent), owner: userId })
  if (!deal) return { ok: false, status: 404, code: 'proposal_missing' }
  const { provider_id, accepted_at } = deal
  return { ok: true, seq: answer.seq || feedEnd(app), conversation_id: conversationId(sent.project_id, userId, provider_id), accepted_at }
}

const verb = 'accept_proposal'

type Choice = Pick<AcceptRequest, 'project_id' | 'proposal_id'>

function judged(id: string, version: number, sent: Choice): { verb: string; judge: (turn: Turn) => Judged } | { answered: FinalAnswer } {
  // Not stored: another release may know it. Rule P10.
  if (version !== commands[verb].version) return { answered: refused(id, 'unknown_verb') }
  const judge = (turn: Turn): Judged => {
    const { tx, actor, now } = turn
    if (textOf(tx, SUSPENDED_PROVIDER, { ...sought(sent), owner: actor.id }) !== '') return refused(id, 'provider_unavailable')
    return runCommand(turn, verb, { id, verb, version, args: sent, at: now, first_sent: now })
  }
  return { verb, judge }
}

// CROSS JOIN fixes the order: the right to the project comes first, so that time tells nothing of a rival's proposal.

/** A suspended person's pending proposal. Rule A5. */
const SUSPENDED_PROVIDER = `SELECT 1 FROM projects p CROSS JOIN proposals q ON q.project_id = p.id CROSS JOIN users u ON u.id = q.provider_id
  WHERE p.id = {:project} AND p.client_id = {:owner} AND q.id = {:proposal} AND q.status = 'pending' AND u.suspended_at <> ''`

const chosen = { provider_id: '', accepted_at: '' }
const CHOSEN = `SELECT q.provider_id, p.accepted_at FROM projects p CROSS JOIN proposals q ON q.id = p.accepted_proposal_id
  WHERE p.id = {:project} AND p.client_id = {:owner} AND p.accepted_proposal_id = {:proposal}`

const sought = ({ project_id, proposal_id }: { project_id: string; proposal_id: string }) => ({ project: project_id, proposal: proposal_id })

/** Another account's project is answered as a missing one. */
function statusOf(code: string): 400 | 403 | 404 | 409 {
  if (code === 'malformed') return 400
  return code === 'parent_missing' || code === 'not_yours' || code === 'proposal_missing' ? 404 : 409
}
