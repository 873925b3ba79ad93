import { acceptAnswer } from '#domain/wire'
import type { AccountDatabase } from './database'
import { addRow, queueAgain } from './outbox'
import type { OutboxRow } from './outbox-row'
import { maySend, noteAnswer, readPosition } from './server-position'
import type { Reply, Transport } from './transport'

/** `start` is the server's start that answered. */
export type Accepting = { seq: number; conversation_id: string; now: string; start: string }

/**
 * The owner's acceptance, by a route of its own (product 14): it is queued only for a restored server that lost it (rule P11). `id` is the command's id: asked again under it, the server gives the same answer.
 * A rewound server, or one that a device has never pulled from, decides nothing: the caller pulls and retries.
 */
export async function requestAcceptance(
  database: AccountDatabase,
  transport: Transport,
  id: string,
  args: OutboxRow['args'],
): Promise<Reply<Accepting> | { ok: false; code: 'pull_first' }> {
  const position = await readPosition(database)
  if (!maySend(position)) return { ok: false, code: 'pull_first' }
  const reply = await transport.post('/api/accept_proposal', { token: position.token, seen: position.seen, id, ...args }, acceptAnswer)
  if (!reply.ok) return reply
  if ('pull_first' in reply.value || !(await noteAnswer(database, reply.value))) return { ok: false, code: 'pull_first' }
  const { seq, conversation_id, now, token } = reply.value
  return { ok: true, value: { seq, conversation_id, now, start: token } }
}

/** Stores an acceptance that the server has taken: optimistic until a pull brings it (P6), kept for a restored server (P11). */
export async function keepAcceptance(
  database: AccountDatabase,
  row: Omit<OutboxRow, 'n' | 'state' | 'seq' | 'answered_at' | 'first_sent'>,
  { seq, now, start }: Accepting,
): Promise<void> {
  const kept = await addRow(database, { ...row, state: 'accepted', seq, answered_at: now, first_sent: now })
  // A rewind noted meanwhile, perhaps by another tab, may have read the outbox before this row was in it.
  if ((await readPosition(database)).token !== start) await queueAgain(database, kept)
}
