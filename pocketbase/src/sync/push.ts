import * as v from 'valibot'
import { earlierOf, toTime } from '#domain/clock'
import type { Actor } from '#domain/command'
import { commands, isQueuedVerb, type Verb } from '#domain/commands'
import type { Refusal } from '#domain/refusal'
import { inTransaction } from '../database'
import { serverNow } from '../globals'
import type { App } from '../pocketbase-api'
import { type Answer, feedEnd, storeAnswer, storedAnswer } from './answers'
import { load } from './load'
import { notify } from './notices'
import { save } from './save'

/** `retry` is the server's own trouble: nothing is stored, and the batch ends there. Rule P3. */
export type PushedAnswer = Answer | { id: string; status: 'retry' }

const ANSWERS_KEPT_MS = 90 * 86_400_000
const MOST_COMMANDS = 50

const time = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/))
const commandId = v.pipe(v.string(), v.regex(/^[a-z0-9]{15}$/))
const given = v.object({ id: commandId, verb: v.string(), version: v.number(), args: v.unknown(), at: time, first_sent: time })
const sent = v.union([v.object({ id: commandId, give_up: v.literal(true) }), given])
export type GivenCommand = v.InferOutput<typeof given>

/** What a device may push at once; each command is read by itself, so that one that is malformed holds up no other. */
export const pushedCommands = v.pipe(v.array(v.unknown()), v.maxLength(MOST_COMMANDS))

/** Runs what a device sent, in order, each command in a transaction of its own. Rules P2 to P4 and P10. */
export function runCommands(app: App, actor: Actor, pushed: readonly unknown[]): PushedAnswer[] {
  const answers: PushedAnswer[] = []
  for (const one of pushed) {
    const answer = runOne(app, actor, one)
    if (answer) answers.push(answer)
    if (!answer || answer.status === 'retry') break
  }
  return answers
}

function runOne(app: App, actor: Actor, pushed: unknown): PushedAnswer | undefined {
  const parsed = v.safeParse(sent, pushed)
  if (!parsed.success) {
    const named = v.safeParse(v.object({ id: commandId }), pushed)
    return named.success ? answerOnce(app, actor, named.output.id, () => refused(named.output.id, 'malformed')) : undefined
  }
  const command = parsed.output
  if ('give_up' in command) return answerOnce(app, actor, command.id, () => refused(command.id, 'internal'))
  if (!isQueuedVerb(command.verb) || commands[command.verb].version !== command.version) {
    // Not stored: another release of the server may know it. Rule P10.
    return refused(command.id, 'unknown_verb')
  }
  const { verb } = command
  return answerOnce(app, actor, command.id, (tx, now) => runCommand(tx, actor, verb, command, now))
}

/** One transaction a command, and its answer remembered. */
export function answerOnce(app: App, actor: Actor, id: string, judge: (tx: App, now: string) => Answer): PushedAnswer {
  try {
    return inTransaction(app, (tx) => {
      const now = serverNow()
      return storedAnswer(tx, actor.id, id) ?? storeAnswer(tx, actor.id, judge(tx, now), now)
    })
  } catch (error) {
    const code = refusalOf(error)
    if (code) return answerOnce(app, actor, id, () => refused(id, code))
    app.logger().error('A command could not be run.', 'id', id, 'error', String(error))
    return { id, status: 'retry' }
  }
}

/** Decides one command on the server's own data and writes what it accepts. Rule P2. */
export function runCommand(tx: App, actor: Actor, verb: Verb, { id, args, at, first_sent }: GivenCommand, now: string): Answer {
  if (first_sent < toTime(Date.parse(now) - ANSWERS_KEPT_MS)) return refused(id, 'too_old')
  const prepared = commands[verb].prepare(args)
  if (!prepared) return refused(id, 'malformed')
  const decision = prepared.decide(load(tx, actor, prepared.reads(actor)), actor, now, earlierOf(at, now))
  if (!decision.ok) return refused(id, decision.code)
  notify(tx, decision.notices, now)
  save(tx, decision.changes)
  return { id, status: 'accepted', seq: feedEnd(tx) }
}

export const refused = (id: string, code: Refusal): Answer => ({ id, status: 'refused', code })

/** What only the database's unique indexes can see: a taken name, or a client-made id that somebody else has. */
function refusalOf(error: unknown): Refusal | undefined {
  const message = String(error)
  if (!message.includes('UNIQUE constraint failed')) return undefined
  return message.includes('users.username') ? 'username_taken' : 'malformed'
}
