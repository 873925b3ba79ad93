import { type AcceptAnswer, acceptAnswer } from '#domain/wire/wire'
import type { AccountDatabase } from '../database'
import { maySend, noteAnswer, readPosition } from '../pull/server-position'
import type { Reply, Transport } from '../transport'
import { addRow, queueAgain, rowsIn } from './outbox'
import { type OutboxRow, type PendingChange, unanswered } from './outbox-row'

type Accepting = Exclude<AcceptAnswer, { pull_first: true }>
type AcceptanceRow = Omit<OutboxRow, 'n' | 'state' | 'seq' | 'answered_at' | 'first_sent'>

/**
 * An acceptance has its own route (product 14); only a rewind queues it (rule P11). Repeated under its id it gets the same answer. Where the
 * server is rewound or unknown, the caller pulls and retries.
 */
export async function requestAcceptance(
  database: AccountDatabase,
  transport: Transport,
  { id, version, args }: Pick<OutboxRow, 'id' | 'version' | 'args'>,
): Promise<Reply<Accepting>> {
  const position = await readPosition(database)
  if (!maySend(position)) return pullFirst
  const reply = await transport.post('/api/accept_proposal', { token: position.token, seen: position.seen, id, version, ...args }, acceptAnswer)
  if (!reply.ok) return reply
  return 'pull_first' in reply.value ? pullFirst : { ok: true, value: reply.value }
}

/**
 * Stored once accepted (rules P6 and P11). Nothing is asked while an edit of its project waits, which the acceptance would overtake and have
 * refused.
 */
export async function acceptAtOnce(
  database: AccountDatabase,
  transport: Transport,
  row: AcceptanceRow,
): Promise<{ ok: true } | { ok: false; code: string }> {
  const waiting = await rowsIn(database, unanswered)
  if (waiting.some(({ verb, record }) => verb === 'edit_project' && record === row.parent)) return { ok: false, code: 'edit_waiting' }
  const reply = await requestAcceptance(database, transport, row)
  if (!reply.ok) return reply
  try {
    if (!(await noteAnswer(database, reply.value))) return pullFirst
    await keep(database, row, reply.value)
  } catch (error) {
    // The proposal is accepted all the same, and the pull brings it.
    console.info('An acceptance could not be kept on this device.', error)
  }
  return { ok: true }
}

async function keep(database: AccountDatabase, row: AcceptanceRow, { seq, now, token, accepted_at }: Accepting): Promise<void> {
  const changes = accepted_at === undefined ? row.changes : row.changes.map((change) => acceptedAt(change, accepted_at))
  const added = await addRow(database, { ...row, changes, state: 'accepted', seq, answered_at: now, first_sent: now })
  // A rewind noted meanwhile, perhaps by another tab, may have read the outbox before this row was in it.
  const position = await readPosition(database)
  if (position.token !== token) await queueAgain(database, added, position.kept ?? 0)
}

/** By the server's time: what is said of the deal before a pull brings it names it by that. Rule P11a. */
const acceptedAt = (change: PendingChange, accepted_at: string): PendingChange =>
  change.op === 'set' && change.collection === 'projects' ? { ...change, fields: { ...change.fields, accepted_at } } : change

const pullFirst = { ok: false, code: 'pull_first' } as const
