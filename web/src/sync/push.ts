import { acceptThroughRoute } from './accept'
import type { AccountDatabase } from './database'
import { noteStamp, readPosition } from './feed-position'
import { changeRow, rowsIn, storeAccepted, storeRefused } from './outbox'
import { type OutboxRow, unanswered } from './outbox-row'
import type { Silence, Transport } from './transport'
import { type PushAnswer, type PushRequest, pushAnswer, type SentCommand } from './wire'

const MOST_COMMANDS = 50
const MOST_BYTES = 256 * 1024
/** Answers missed, each with a successful pull in between, after which the device asks to give a command up. Rule P10. */
const GIVE_UP_AFTER = 3

/** How long the server's clock counts as known after it was last told. */
const CLOCK_LASTS_MS = 86_400_000

export type PushPort = { database: AccountDatabase; transport: Transport; holdsLock: () => boolean }

/** What the last drain ended with; `pull_first` and `retry` want a pull before the next. */
export type Drain = { ok: true; accepted: OutboxRow[]; refused: OutboxRow[] } | { ok: false; reason: Silence | 'lock_lost' | 'pull_first' | 'retry' }

export type Push = {
  /** Sends what waits, in order, until nothing is left or something is in the way. */
  drain(onAnswered: (answered: { accepted: OutboxRow[]; refused: OutboxRow[] }) => void): Promise<Drain>
  /** A pull has told the server's clock (rule P4), and the next failure counts against its command (rule P10). */
  notePulled(): void
}

/** The outbox's way to the server. Rules P1 to P4, P9, P10. */
export function createPush({ database, transport, holdsLock }: PushPort): Push {
  let pulledSinceFailure = false
  let oneAtATime = false
  let clockToldAt = Number.NEGATIVE_INFINITY

  const knowsClock = () => Math.abs(Date.now() - clockToldAt) < CLOCK_LASTS_MS

  async function blame(row: OutboxRow | undefined): Promise<void> {
    if (!row || !pulledSinceFailure) return
    pulledSinceFailure = false
    await changeRow(database, row.n, ({ failures }) => ({ failures: failures + 1 }))
  }

  async function sendNext(rows: OutboxRow[]): Promise<Drain> {
    const position = await readPosition(database)
    const batch = batchOf(rows, oneAtATime)
    // A first sending notes the server's clock; an old one would make its repetition look long overdue. Rule P4.
    const isFirstSending = batch.some(({ state }) => state === 'queued')
    if (position.token === '' || (isFirstSending && !knowsClock())) return { ok: false, reason: 'pull_first' }
    await markSent(database, batch, position.now)
    const [first] = batch
    if (first && hasOwnDoor(first)) return sendAcceptance(first, position.now)
    const request: PushRequest = { token: position.token, seen: position.seen, commands: batch.map((row) => toSent(row, position.now)) }
    const reply = await transport.post('/api/sync/push', request, pushAnswer)
    if (!holdsLock()) return { ok: false, reason: 'lock_lost' }
    if (!reply.ok) {
      if (batch.length === 1) await blame(batch[0])
      oneAtATime = true
      return { ok: false, reason: reply.reason === 'refused' ? 'unreachable' : reply.reason }
    }
    if (!(await noteStamp(database, position.token, reply.value))) return { ok: false, reason: 'pull_first' }
    if ('pull_first' in reply.value) return { ok: false, reason: 'pull_first' }
    oneAtATime = false
    return storeAnswers(batch, reply.value)
  }

  async function sendAcceptance(row: OutboxRow, askedAt: string): Promise<Drain> {
    const reply = await acceptThroughRoute(database, transport, row.id, row.args)
    if (!holdsLock()) return { ok: false, reason: 'lock_lost' }
    if (reply.ok) {
      await storeAccepted(database, row, reply.value.seq, reply.value.now)
      return { ok: true, accepted: [row], refused: [] }
    }
    if (reply.reason === 'refused') {
      await storeRefused(database, row, reply.code, askedAt)
      return { ok: true, accepted: [], refused: [{ ...row, code: reply.code }] }
    }
    if (reply.reason !== 'pull_first') await blame(row)
    return { ok: false, reason: reply.reason }
  }

  async function storeAnswers(batch: OutboxRow[], { answers, now }: Extract<PushAnswer, { answers: unknown }>): Promise<Drain> {
    const accepted: OutboxRow[] = []
    const refused: OutboxRow[] = []
    for (const answer of answers) {
      const row = batch.find(({ id }) => id === answer.id)
      if (!row) continue
      if (answer.status === 'retry') {
        await blame(row)
        return accepted.length + refused.length > 0 ? { ok: true, accepted, refused } : { ok: false, reason: 'retry' }
      }
      if (answer.status === 'accepted') {
        await storeAccepted(database, row, answer.seq, now)
        accepted.push(row)
      } else {
        await storeRefused(database, row, answer.code, now)
        refused.push({ ...row, code: answer.code })
      }
    }
    return { ok: true, accepted, refused }
  }

  return {
    async drain(onAnswered) {
      for (;;) {
        const rows = await rowsIn(database, unanswered)
        if (rows.length === 0) return { ok: true, accepted: [], refused: [] }
        const sent = await sendNext(rows)
        if (!sent.ok) return sent
        if (sent.accepted.length + sent.refused.length === 0) return { ok: false, reason: 'retry' }
        onAnswered(sent)
      }
    },
    notePulled() {
      pulledSinceFailure = true
      clockToldAt = Date.now()
    },
  }
}

/** The first commands in order, as many as fit one request; one alone after a request without an answer, so that the culprit shows. */
function batchOf(rows: OutboxRow[], alone: boolean): OutboxRow[] {
  const batch: OutboxRow[] = []
  let bytes = 0
  for (const row of rows.slice(0, alone ? 1 : MOST_COMMANDS)) {
    bytes += JSON.stringify(row.args).length * 2
    if (batch.length > 0 && (bytes > MOST_BYTES || hasOwnDoor(row))) break
    batch.push(row)
    if (hasOwnDoor(row)) break
  }
  return batch
}

/** An acceptance that goes again: it keeps its place in the order, and its route (rule P11). Push would only give it up. */
const hasOwnDoor = ({ verb, failures }: OutboxRow): boolean => verb === 'accept_proposal' && failures < GIVE_UP_AFTER

async function markSent(database: AccountDatabase, batch: OutboxRow[], now: string): Promise<void> {
  for (const { n, state } of batch) if (state === 'queued') await changeRow(database, n, () => ({ state: 'sent', first_sent: now }))
}

function toSent({ id, verb, version, args, at, first_sent, failures }: OutboxRow, now: string): SentCommand {
  return failures >= GIVE_UP_AFTER ? { id, give_up: true } : { id, verb, version, args, at, first_sent: first_sent || now }
}
