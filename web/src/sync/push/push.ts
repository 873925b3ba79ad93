import { MOST_STRUCTURE, structureOf } from '#domain/wire/json-structure'
import { bodyLimits, MOST_COMMANDS, type PushAnswer, pushAnswer } from '#domain/wire/wire'
import type { PushRequest, SentCommand } from '#domain/wire/wire-requests'
import { isUnanswered, type TransportFailure } from '../../http/failure'
import type { AccountDatabase } from '../database'
import { lateCode } from '../late-code'
import { maySend, noteAnswer, readPosition } from '../pull/server-position'
import type { Reply, Transport } from '../transport'
import type { Waits } from '../waits'
import { requestAcceptance } from './acceptance'
import { withoutOrphans } from './orphans'
import { changeRow, markSent, storeAccepted, storeRefused } from './outbox'
import { GIVE_UP_AFTER, type OutboxRow } from './outbox-row'
import { sendable } from './sendable'
import type { ServerClock } from './server-clock'

/** Bounds of the commands alone: what is around them takes less than the rest. */
const most = { bytes: bodyLimits.push - 1024, structure: MOST_STRUCTURE - 200 }

/** `lease` begins to watch the lock: answers are stored only while it is held since the asking. Rule L9. */
export type PushPort = { database: AccountDatabase; transport: Transport; lease: () => () => boolean; clock: ServerClock; waits: Waits }

/** End of a drain; `pull_first` and `retry` want a pull before the next. `suspended`: the server judges nothing of this person for now. */
type Drain =
  | { ok: true; accepted: OutboxRow[]; refused: OutboxRow[] }
  | { ok: false; code: TransportFailure | 'lock_lost' | 'pull_first' | 'retry' | 'suspended' }

export type Push = {
  drain(onAnswered: (answered: { accepted: OutboxRow[]; refused: OutboxRow[] }) => void): Promise<Drain>
  /** Rule P10. */
  notePulled(): void
}

/** Rules P1 to P4, P9, P10. */
export function createPush({ database, transport, lease, clock, waits }: PushPort): Push {
  let pulledSinceFailure = false
  let oneAtATime = false

  async function blame(row: OutboxRow | undefined): Promise<void> {
    if (!row || !pulledSinceFailure) return
    pulledSinceFailure = false
    await changeRow(database, row, ({ failures }) => ({ failures: failures + 1 }))
  }

  async function sendNext(rows: OutboxRow[], holdsLock: () => boolean): Promise<Drain> {
    if (!holdsLock()) return { ok: false, code: 'lock_lost' }
    const position = await readPosition(database)
    const now = clock.read()
    const chosen = batchOf(rows, oneAtATime)
    // A first sending notes the server's clock; an old one would make a repetition look overdue. Rule P4.
    const isFirstSending = chosen.some(({ state }) => state === 'queued')
    if (!maySend(position) || (isFirstSending && now === undefined)) return { ok: false, code: 'pull_first' }
    const batch = await markWhole(chosen, now ?? position.now)
    if (!holdsLock()) return { ok: false, code: 'lock_lost' }
    const [first] = batch
    if (!first) return { ok: true, accepted: [], refused: [] }
    if (hasOwnRoute(first)) return sendAcceptance(first, now ?? position.now, holdsLock)
    const request: PushRequest = { token: position.token, seen: position.seen, commands: batch.map(toSent) }
    const reply = await transport.post('/api/sync/push', request, pushAnswer)
    if (!holdsLock()) return { ok: false, code: 'lock_lost' }
    if (!reply.ok) return noteFailure(batch, reply)
    if ('pull_first' in reply.value || !(await noteAnswer(database, reply.value))) return { ok: false, code: 'pull_first' }
    oneAtATime = false
    return storeAnswers(batch, reply.value, holdsLock)
  }

  async function markWhole(chosen: OutboxRow[], now: string): Promise<OutboxRow[]> {
    const marked = await markSent(database, chosen, now)
    const places = new Set(marked.map(({ n }) => n))
    const batch = withoutOrphans(
      marked,
      chosen.filter(({ n }) => !places.has(n)),
    )
    for (const { n, id, state, first_sent } of chosen)
      if (places.has(n) && !batch.some((row) => row.n === n)) await changeRow(database, { n, id }, () => ({ state, first_sent }))
    return batch
  }

  /** Only a missing answer counts as a command's failure; 'not now' has decided nothing. Rule P10. */
  async function noteFailure(batch: OutboxRow[], { code }: Exclude<Reply<never>, { ok: true }>): Promise<Drain> {
    if (isNotNow(code)) return { ok: false, code }
    if (batch.length === 1) await blame(batch[0])
    oneAtATime = true
    return { ok: false, code: isUnanswered(code) ? code : 'unreachable' }
  }

  async function sendAcceptance(row: OutboxRow, askedAt: string, holdsLock: () => boolean): Promise<Drain> {
    const reply = await requestAcceptance(database, transport, row)
    if (!holdsLock()) return { ok: false, code: 'lock_lost' }
    if (reply.ok) {
      if (!(await noteAnswer(database, reply.value))) return { ok: false, code: 'pull_first' }
      const isStored = await storeAccepted(database, row, reply.value.seq, reply.value.now)
      return { ok: true, accepted: isStored ? [row] : [], refused: [] }
    }
    if (reply.code === 'pull_first') return { ok: false, code: 'pull_first' }
    if (isNotNow(reply.code) || isUnanswered(reply.code)) return noteFailure([row], reply)
    const isStored = await storeRefused(database, row, { code: reply.code }, askedAt)
    return { ok: true, accepted: [], refused: isStored ? [{ ...row, code: reply.code }] : [] }
  }

  async function storeAnswers(
    batch: OutboxRow[],
    { answers, now }: Extract<PushAnswer, { answers: unknown }>,
    holdsLock: () => boolean,
  ): Promise<Drain> {
    const accepted: OutboxRow[] = []
    const refused: OutboxRow[] = []
    let isAnswered = false
    for (const answer of answers) {
      const row = batch.find(({ id }) => id === answer.id)
      if (!row) continue
      if (answer.status === 'retry') break
      if (!holdsLock()) break
      isAnswered = true
      if (answer.status === 'accepted') {
        if (await storeAccepted(database, row, answer.seq, now)) accepted.push(row)
      } else if (await storeRefused(database, row, answer, now)) {
        refused.push({ ...row, code: answer.code, ...(answer.until && { until: answer.until }) })
      }
    }
    if (isAnswered) return { ok: true, accepted, refused }
    return { ok: false, code: holdsLock() ? 'retry' : 'lock_lost' }
  }

  return {
    async drain(onAnswered) {
      let isOpen: ((verb: string) => boolean) | null = null
      for (;;) {
        const all = await sendable(database, clock.read(), waits)
        const rows = isOpen === null ? all : all.filter(({ verb }) => isOpen?.(verb))
        if (rows.length === 0) return isOpen ? { ok: false, code: 'suspended' } : { ok: true, accepted: [], refused: [] }
        const sent = await sendNext(rows, lease())
        if (!sent.ok && sent.code === 'suspended' && !isOpen) {
          // Verbs that stay open do not wait behind the rest (rule A5). Loaded late: a start needs no rules of commands.
          isOpen = (await lateCode(import('#domain/commands'))).isOpenToSuspended
          continue
        }
        if (!sent.ok) return sent
        if (sent.accepted.length + sent.refused.length > 0) onAnswered(sent)
      }
    },
    notePulled() {
      pulledSinceFailure = true
    },
  }
}

/** First commands in order that fit one request; one alone after a missing answer, to find the command that breaks it. */
function batchOf(rows: OutboxRow[], alone: boolean): OutboxRow[] {
  const batch: OutboxRow[] = []
  let bytes = 0
  let structure = 0
  for (const row of rows.slice(0, alone ? 1 : MOST_COMMANDS)) {
    const sent = JSON.stringify(toSent(row))
    bytes += new TextEncoder().encode(sent).length + 1
    structure += structureOf(sent) + 1
    if (batch.length > 0 && (bytes > most.bytes || structure > most.structure || hasOwnRoute(row))) break
    batch.push(row)
    if (hasOwnRoute(row)) break
  }
  return batch
}

const notNow = ['suspended', 'unauthorized', 'account_removed', 'too_many_requests'] as const

const isNotNow = (code: string): code is (typeof notNow)[number] => notNow.some((known) => known === code)

/** An acceptance that is sent again keeps its place and its own route (rule P11); push would only give it up. */
const hasOwnRoute = ({ verb, failures }: OutboxRow): boolean => verb === 'accept_proposal' && failures < GIVE_UP_AFTER

function toSent({ id, verb, version, args, at, first_sent, failures }: OutboxRow): SentCommand {
  return failures >= GIVE_UP_AFTER ? { id, verb, give_up: true } : { id, verb, version, args, at, first_sent }
}
