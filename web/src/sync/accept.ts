import type { ArgsOf } from '#domain/commands'
import type { AccountDatabase } from './database'
import { noteStamp, readPosition } from './feed-position'
import type { Reply, Transport } from './transport'
import { acceptAnswer } from './wire'

export type Accepting = { seq: number; conversation_id: string; now: string }

/**
 * The owner's choice, through its own door and never queued (product 14). `id` is the command's id: asked again under it, the server gives the same answer.
 * A rewound server or a device that has never pulled judges nothing: the caller pulls and asks again.
 */
export async function acceptThroughRoute(
  database: AccountDatabase,
  transport: Transport,
  id: string,
  args: ArgsOf<'accept_proposal'>,
): Promise<Reply<Accepting>> {
  const position = await readPosition(database)
  const reply = await transport.post('/api/accept_proposal', { token: position.token, seen: position.seen, id, ...args }, acceptAnswer)
  if (!reply.ok) return reply
  await noteStamp(database, position.token, reply.value)
  if ('pull_first' in reply.value) return { ok: false, reason: 'unreachable' }
  const { seq, conversation_id, now } = reply.value
  return { ok: true, value: { seq, conversation_id, now } }
}
