import type { Actor } from '#domain/command'
import type { Verb } from '#domain/commands'
import type { Refusal } from '#domain/refusal'
import type { CommandAnswer, FinalAnswer } from '#domain/wire/wire'
import { Failure } from '../../failure'
import { currentStart } from '../../feed/starts'
import { serverNow } from '../../globals'
import type { App } from '../../pocketbase-api'
import { preparedRow } from '../../prepared'
import { isCurrent, type Session } from '../../requests/known-sessions'
import { inTransaction, type RowReader, rowReaderOf } from '../../sql'
import { type Judged, refused, storeAnswer, storedAnswer } from './answers'
import { admitCommand } from './command-limit'
import { type CommandState, stateOf } from './command-state'

/** `isOpen` to suspended people. `answered` is not stored, since another release may judge it, and absent without a readable id. */
export type Sent = { id: string; isOpen: boolean } & ({ verb: string; judge: Judge } | { answered: FinalAnswer | undefined })

type Judge = (turn: Turn) => Judged

export type Turn = { tx: App; read: RowReader; actor: Actor; state: CommandState; now: string }

/** A request's commands, and how far its device has pulled. `claim` is confirmed by the person's state. */
type Request = { userId: string; token: string; seen: number; sent: readonly Sent[]; claim?: Claim | undefined }

/** `confirm` throws where the session has ended. */
export type Claim = { session: Session; confirm(): void }

/** Some 40 ms: other writes come in between. */
const MOST_TOGETHER = 20

/** Frequent verbs, whose reads keep a compiled statement. */
const frequent: readonly string[] = ['send_message', 'mark_conversation_read'] satisfies Verb[]

type Ended = 'gone' | 'unconfirmed' | 'pull first' | 'too many' | { suspended: string }
type Run = { answers: CommandAnswer[]; isOver: boolean } | { apartUntil: number } | Ended

/**
 * In order, each whole or not at all; undefined where the device is to pull first. Answers leave after the commit. Rules P2 to P4, P13b, A5 and
 * F7.
 */
export function runTogether(app: App, asked: Request): CommandAnswer[] | undefined {
  const { userId, sent } = asked
  let { claim } = asked
  const answers: CommandAnswer[] = []
  let counted = 0
  const admit = (place: number): boolean => {
    if (place < counted) return true
    counted = place + 1
    return admitCommand(app, userId)
  }
  for (let apartUntil = 0; ; ) {
    const from = answers.length
    const run = runSome(app, { ...asked, claim }, from, from < apartUntil, admit)
    if (run === 'pull first') return undefined
    if (run === 'unconfirmed') {
      claim?.confirm()
      claim = undefined
      continue
    }
    if (typeof run === 'string' || 'suspended' in run) throw failureOf(run)
    if ('apartUntil' in run) {
      apartUntil = run.apartUntil
      continue
    }
    answers.push(...run.answers)
    if (run.isOver || answers.length === sent.length) return answers
  }
}

/** Not inside the transaction, which turns it into another error. */
function failureOf(ended: Exclude<Ended, 'pull first' | 'unconfirmed'>): Failure {
  if (ended === 'gone') return new Failure(410, 'account_removed')
  if (ended === 'too many') return new Failure(429, 'too_many_requests')
  return new Failure(403, 'suspended', ended.suspended)
}

/** One transaction. A failing command rolls back those before it, which then run one by one. */
function runSome(app: App, request: Request, from: number, isAlone: boolean, admit: (place: number) => boolean): Run {
  const { userId, sent } = request
  const until = Math.min(sent.length, from + (isAlone ? 1 : MOST_TOGETHER))
  let place = from
  try {
    return inTransaction(app, (tx): Run => {
      const state = stateOf(
        app,
        userId,
        sent.slice(from, until).map(({ id }) => id),
      )
      const ended = endedBefore(app, request, state, from)
      if (ended) return ended
      const answers: CommandAnswer[] = []
      for (; place < until; place++) {
        const one = sent[place]
        if (!one || !state.actor) return 'gone'
        if (!admit(place)) return place === 0 ? 'too many' : { answers, isOver: true }
        const answer = answerOf(app, tx, userId, state, one)
        if (answer) answers.push(answer)
        if (!answer || answer.status === 'retry') return { answers, isOver: true }
        if (state.isOutdated) break
      }
      return { answers, isOver: false }
    })
  } catch (error) {
    const one = sent[from]
    if (!one) throw error
    if (place > from && !isAlone) return { apartUntil: place + 1 }
    const code = refusalOf(error)
    if (code && 'judge' in one) {
      const answered: Sent = { ...one, judge: () => refused(one.id, code) }
      return runSome(app, { ...request, sent: sent.map((each) => (each === one ? answered : each)) }, from, true, admit)
    }
    app.logger().error('A command could not be run.', 'id', one.id, 'error', String(error))
    return { answers: [{ id: one.id, status: 'retry' }], isOver: true }
  }
}

/**
 * Judged under the lock: deleted accounts and other starts end the request. A suspension between transactions is answered 'retry'; the next
 * request gets its reason.
 */
function endedBefore(app: App, { token, seen, sent, claim }: Request, state: CommandState, from: number): Ended | undefined {
  if (!state.actor) return 'gone'
  if (claim && !isCurrent(app, claim.session, state.sessionChanged)) return 'unconfirmed'
  if (from > 0) return undefined
  if (state.suspendedReason !== '' && !sent.every(({ isOpen }) => isOpen)) return { suspended: state.suspendedReason }
  return token !== currentStart(app) || !state.isStarted || seen > state.end ? 'pull first' : undefined
}

function answerOf(app: App, tx: App, userId: string, state: CommandState, one: Sent): CommandAnswer | undefined {
  if (!('judge' in one)) return one.answered
  const { id, verb, isOpen, judge } = one
  const { actor, suspendedReason, hasWritten } = state
  if (!actor || (suspendedReason !== '' && !isOpen)) return { id, status: 'retry' }
  const key = { userId, id, verb }
  const known = storedAnswer(state, key)
  if (known) return known
  const now = serverNow()
  // Before the first write, committed data are all: other writers wait for the lock.
  const read: RowReader = hasWritten || !frequent.includes(verb) ? rowReaderOf(tx) : (shape, sql, values) => preparedRow(app, shape, sql, values)
  state.hasWritten = true
  return storeAnswer(tx, state, key, judge({ tx, read, actor, state, now }), now)
}

/** By unique indexes only: a taken name, or a client-made id of another account. */
function refusalOf(error: unknown): Refusal | undefined {
  const message = String(error)
  if (!message.includes('UNIQUE constraint failed')) return undefined
  return message.includes('users.username') ? 'username_taken' : 'malformed'
}
