import * as v from 'valibot'
import type { Actor, BoundCommand } from '#domain/command'
import { commands, isOpenToSuspended, isQueuedVerb, type Verb } from '#domain/commands'
import { earlierOf, toTime } from '#domain/values/clock'
import type { CommandAnswer } from '#domain/wire/wire'
import { type RunnableCommand, sentCommand, unreadableCommand } from '#domain/wire/wire-requests'
import { recordUndoneDeal } from '../../audit'
import { knownCity } from '../../cities'
import { KEPT_DAYS } from '../../feed/feed-end'
import { currentStart } from '../../feed/starts'
import { randomToken } from '../../globals'
import { notify } from '../../notices/notices'
import type { App } from '../../pocketbase-api'
import { type Judged, refused } from './answers'
import { countCommand } from './count-command'
import { load } from './load'
import { type Claim, runTogether, type Sent, type Turn } from './run-together'
import { save } from './save'
import { usageSql } from './usage'

const ANSWERS_KEPT_MS = KEPT_DAYS * 86_400_000

type Pushed = { token: string; seen: number; commands: readonly unknown[] }

/** In order; undefined where the device is to pull first. Beyond the limit nothing is judged. Rules P2 to P4, P10 and P13. */
export const runCommands = (app: App, claim: Claim, { token, seen, commands }: Pushed): CommandAnswer[] | undefined =>
  runTogether(app, { userId: claim.session.id, token, seen, sent: commands.map(sentOf), claim })

/** A command that no device has queued, by the same rule. */
export function runOwn(app: App, userId: string, { verb, args }: { verb: Verb; args: unknown }): void {
  const id = randomToken(15).toLowerCase()
  const { version } = commands[verb]
  const judge = (turn: Turn): Judged => runCommand(turn, verb, { id, verb, version, args, at: turn.now, first_sent: turn.now })
  runTogether(app, { userId, token: currentStart(app), seen: 0, sent: [{ id, isOpen: isOpenToSuspended(verb), verb, judge }] })
}

const isOpenWhenSuspended = (pushed: unknown): boolean =>
  typeof pushed === 'object' && pushed !== null && 'verb' in pushed && typeof pushed.verb === 'string' && isOpenToSuspended(pushed.verb)

function sentOf(pushed: unknown): Sent {
  const isOpen = isOpenWhenSuspended(pushed)
  const parsed = v.safeParse(sentCommand, pushed)
  if (!parsed.success) {
    const named = v.safeParse(unreadableCommand, pushed)
    if (!named.success) return { id: '', isOpen, answered: undefined }
    const { id } = named.output
    // Not stored: another release may read it.
    return { id, isOpen, answered: refused(id, 'malformed') }
  }
  const command = parsed.output
  const { id, verb } = command
  if ('give_up' in command) return { id, isOpen, verb, judge: () => refused(id, 'internal') }
  if (!isQueuedVerb(verb) || command.version !== commands[verb].version) {
    // Not stored: another release may know it. Rule P10.
    return { id, isOpen, answered: refused(id, 'unknown_verb') }
  }
  return { id, isOpen, verb, judge: (turn) => runCommand(turn, verb, command) }
}

/** Rule P2. */
export function runCommand(turn: Turn, verb: Verb, { id, args, at, first_sent }: RunnableCommand): Judged {
  const { tx, read, actor, state, now } = turn
  if (first_sent < toTime(Date.parse(now) - ANSWERS_KEPT_MS)) return refused(id, 'too_old')
  const sent = commands[verb].prepare(args)
  if (!sent) return refused(id, 'malformed')
  const command = withKnownCity(tx, actor, sent)
  if (!command) return refused(id, 'city_unknown')
  const keys = command.reads(actor)
  const { reads, usage } = load(read, actor, keys, usageSql(verb, keys, actor, state.times))
  const decision = command.decide(reads, actor, now, earlierOf(at, now))
  if (!decision.ok) return refused(id, decision.code)
  const tooMany = countCommand(tx, { actor, state, verb, usage, now }, decision)
  if (tooMany) return { ...refused(id, 'too_many'), ...tooMany }
  notify(tx, decision.notices, now)
  save(tx, decision.changes)
  recordUndoneDeal(tx, actor.id, decision.notices)
  if (decision.changes.some(({ collection }) => collection === 'users')) state.isOutdated = true
  return { id, status: 'accepted' }
}

/** The city in IBGE's spelling; undefined where the state has none of that name. Missing parts come from the actor. */
function withKnownCity(app: App, actor: Actor, command: BoundCommand): BoundCommand | undefined {
  const place = placeIn(command.args)
  if (!place) return command
  const wanted = place.city ?? actor.city
  if (wanted === '') return command
  const city = knownCity(app, place.state ?? actor.state, wanted)
  if (city === '') return undefined
  return place.city === undefined ? command : command.withCity(city)
}

function placeIn(args: object): { city?: string | undefined; state?: string | undefined } | undefined {
  const fields = new Map<string, unknown>(Object.entries(args))
  const [city, state] = [fields.get('city'), fields.get('state')].map((value) => (typeof value === 'string' ? value : undefined))
  return city === undefined && state === undefined ? undefined : { city, state }
}
