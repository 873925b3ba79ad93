import type { AccountDatabase } from './database'
import { noteStamp, readPosition } from './feed-position'
import type { OutboxRow } from './outbox-row'
import type { Reply, Transport } from './transport'
import { acceptAnswer } from './wire'

export type Accepting = { seq: number; conversation_id: string; now: string }

/**
 * The owner's choice, through its own door (product 14): it is queued only for a restored server that lost it (rule P11). `id` is the command's id: asked again under it, the server gives the same answer.
 * A rewound server or a device that has never pulled judges nothing: the caller pulls and asks again.
 */
export async function acceptThroughRoute(
  database: AccountDatabase,
  transport: Transport,
  id: string,
  args: OutboxRow['args'],
): Promise<Reply<Accepting> | { ok: false; reason: 'pull_first' }> {
  const position = await readPosition(database)
  const reply = await transport.post('/api/accept_proposal', { token: position.token, seen: position.seen, id, ...args }, acceptAnswer)
  if (!reply.ok) return reply
  if (!(await noteStamp(database, position.token, reply.value))) return { ok: false, reason: 'pull_first' }
  if ('pull_first' in reply.value) return { ok: false, reason: 'pull_first' }
  const { seq, conversation_id, now } = reply.value
  return { ok: true, value: { seq, conversation_id, now } }
}
