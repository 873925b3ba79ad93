import type { ArgsOf } from '#domain/commands'
import { newId } from '#domain/ids'
import { acceptThroughRoute, addRow } from '../sync'
import type { OpenAccount } from './account'
import { prepareRow } from './give'

export type Accepted = { ok: true; conversationId: string } | { ok: false; code: string }

/**
 * Accepts a proposal on the server, now or not at all (product 14). Once the server has it, it is shown like any accepted command until a pull
 * brings it (rule P6), and kept for a restored server (P11).
 */
export async function acceptProposal(account: OpenAccount, args: ArgsOf<'accept_proposal'>): Promise<Accepted> {
  const prepared = await prepareRow(account, 'accept_proposal', args)
  if (!prepared.ok) return prepared
  const id = newId()
  const reply = await acceptThroughRoute(account.database, account.transport, id, args)
  account.sync.tryNow()
  if (!reply.ok) return { ok: false, code: codeOf(reply) }
  const { seq, conversation_id, now } = reply.value
  await addRow(account.database, { ...prepared.row, id, state: 'accepted', seq, answered_at: now, first_sent: now })
  return { ok: true, conversationId: conversation_id }
}

/** To its person, a server that wants a pull first is one that could not be asked just now. */
function codeOf(reply: { reason: string; code?: string }): string {
  if (reply.reason === 'pull_first') return 'unreachable'
  return reply.code ?? reply.reason
}
