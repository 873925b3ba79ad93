import * as v from 'valibot'
import type { Actor } from '#domain/command'
import { commands, isQueuedVerb, type Verb } from '#domain/commands'
import type { Refusal } from '#domain/refusal'
import { isOpenToSuspended } from '#domain/suspension'
import { earlierOf, toTime } from '#domain/values/clock'
import type { CommandAnswer, FinalAnswer } from '#domain/wire/wire'
import { type RunnableCommand, sentCommand, unreadableCommand } from '#domain/wire/wire-requests'
import { suspendedReason } from '../accounts/suspension'
import { recordUndoneDeal } from '../admin/audit'
import { inTransaction, rowReaderOf } from '../database'
import { Failure } from '../failure'
import { serverNow } from '../globals'
import type { App } from '../pocketbase-api'
import { actorOf } from './actor'
import { type AnswerKey, feedEnd, KEPT_DAYS, storeAnswer, storedAnswer } from './answers'
import { admitCommand } from './command-limit'
import { withKnownCity } from './known-place'
import { load } from './load'
import { notify } from './notices/notices'
import { countCommand } from './quotas'
import { save } from './save'

const ANSWERS_KEPT_MS = KEPT_DAYS * 86_400_000

/** Runs what a device sent, in order, each command in a transaction of its own. What is beyond the limit is not judged yet. Rules P2 to P4, P10 and P13. */
export function runCommands(app: App, userId: string, pushed: readonly unknown[]): CommandAnswer[] {
  const answers: CommandAnswer[] = []
  for (const one of pushed) {
    if (!admitCommand(app, userId)) {
      if (answers.length === 0) throw new Failure(429, 'too_many_requests')
      break
    }
    const answer = runOne(app, userId, one)
    if (answer) answers.push(answer)
    if (!answer || answer.status === 'retry') break
  }
  return answers
}

function runOne(app: App, userId: string, pushed: unknown): CommandAnswer | undefined {
  const parsed = v.safeParse(sentCommand, pushed)
  if (!parsed.success) {
    const named = v.safeParse(unreadableCommand, pushed)
    if (!named.success) return undefined
    const { id } = named.output
    // Not stored: another release of the server may read it.
    return refused(id, 'malformed')
  }
  const command = parsed.output
  const key = { userId, id: command.id, verb: command.verb }
  if ('give_up' in command) return answerOnce(app, key, () => refused(command.id, 'internal'))
  if (!isQueuedVerb(command.verb) || !commands[command.verb].knows(command.version)) {
    // Not stored: another release of the server may know it. Rule P10.
    return refused(command.id, 'unknown_verb')
  }
  const { verb } = command
  const args = commands[verb].upgrade(command.args, command.version)
  return answerOnce(app, key, (tx, actor, now) => runCommand(tx, actor, verb, { ...command, args }, now))
}

/** One transaction a command, and its answer remembered. The actor is read in it too: an account that is deleted meanwhile gives no more commands. */
export function answerOnce(app: App, key: AnswerKey, judge: (tx: App, actor: Actor, now: string) => FinalAnswer): CommandAnswer {
  const answer = answerOf(app, key, judge)
  if (!answer) throw new Failure(410, 'account_removed')
  return answer
}

/** Nothing where the account is gone: what is thrown in a transaction comes out of it as another error. */
function answerOf(app: App, key: AnswerKey, judge: (tx: App, actor: Actor, now: string) => FinalAnswer): CommandAnswer | undefined {
  const { id } = key
  try {
    return inTransaction(app, (tx) => {
      const actor = actorOf(tx, key.userId)
      const now = serverNow()
      // Suspended since the request was admitted: the device is told so by the next one.
      if (!isOpenToSuspended(key.verb) && suspendedReason(tx, key.userId) !== '') return { id, status: 'retry' }
      return actor && (storedAnswer(tx, key) ?? storeAnswer(tx, key, judge(tx, actor, now), now))
    })
  } catch (error) {
    const code = refusalOf(error)
    if (code) return answerOf(app, key, () => refused(id, code))
    app.logger().error('A command could not be run.', 'id', id, 'error', String(error))
    return { id, status: 'retry' }
  }
}

/** Decides one command on the server's own data and writes what it accepts. Rule P2. */
export function runCommand(tx: App, actor: Actor, verb: Verb, { id, args, at, first_sent }: RunnableCommand, now: string): FinalAnswer {
  if (first_sent < toTime(Date.parse(now) - ANSWERS_KEPT_MS)) return refused(id, 'too_old')
  const sent = commands[verb].prepare(args)
  if (!sent) return refused(id, 'malformed')
  const command = withKnownCity(tx, actor, sent)
  if (!command) return refused(id, 'city_unknown')
  const decision = command.decide(load(rowReaderOf(tx), actor, command.reads(actor)), actor, now, earlierOf(at, now))
  if (!decision.ok) return refused(id, decision.code)
  const tooMany = countCommand(tx, actor, verb, decision, now)
  if (tooMany) return { ...refused(id, 'too_many'), ...tooMany }
  notify(tx, decision.notices, now)
  save(tx, decision.changes)
  recordUndoneDeal(tx, actor.id, decision.notices)
  return { id, status: 'accepted', seq: feedEnd(tx) }
}

const refused = (id: string, code: Refusal): FinalAnswer => ({ id, status: 'refused', code })

/** Refusals that only the database's unique indexes can see: a taken name, or a client-made id of another account's record. */
function refusalOf(error: unknown): Refusal | undefined {
  const message = String(error)
  if (!message.includes('UNIQUE constraint failed')) return undefined
  return message.includes('users.username') ? 'username_taken' : 'malformed'
}
