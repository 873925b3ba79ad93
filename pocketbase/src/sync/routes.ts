import * as v from 'valibot'
import { isOpenToSuspended } from '#domain/suspension'
import { type AcceptAnswer, bodyLimits, type PushAnswer, type ServerPosition } from '#domain/wire/wire'
import { acceptRequest, pushRequest } from '#domain/wire/wire-requests'
import { refuseSuspended } from '../accounts/suspension'
import { Failure } from '../failure'
import { serverNow } from '../globals'
import { attempt, type Limit } from '../limits'
import type { App, RequestEvent } from '../pocketbase-api'
import { type AtOnce, atOnce } from '../requests/at-once'
import { bodyText, parsedBody } from '../requests/request-body'
import { confirmedSession, type Session } from '../requests/session'
import { answerAtOnce, type PersonHandler } from '../route'
import { type AfterCommit, doAfterCommit, isLong, lookAfterCommit } from './after-commit'
import { admitCommand } from './command-limit'
import { catchUp } from './known-feed'
import { runCommands } from './push'
import { currentStart, isRewound } from './starts'
import { takeAcceptance } from './take-acceptance'

/** Commands and acceptances. A device has one request of them under way, and every tab of it shares that. Rule L11. */
const underWay: AtOnce = { name: 'commands', each: 4, all: 32 }
/** Pushes of one person, whatever becomes of them: one that is to pull first has no command counted, and its body was read all the same. */
const aMinute: Limit = { name: 'pushes of a minute', most: 240, withinMs: 60_000 }

const openToSuspended = v.object({ verb: v.pipe(v.string(), v.check(isOpenToSuspended)) })

/** A device's commands, in order. Rules P1 to P4 and A5. */
export const push = (e: RequestEvent, claimed: Session): void => {
  const { id } = confirmedSession(e, claimed, catchUp(e.app))
  const text = countedText(e, id)
  answerThenWork(e, id, () => {
    const asked = parsedBody(pushRequest, text)
    if (!asked.commands.every((one) => v.is(openToSuspended, one))) refuseSuspended(e.app, id)
    return mustPullFirst(e.app, asked) ? pullFirst : { answers: runCommands(e.app, id, asked.commands) }
  })
}

/** The owner's choice of a proposal, through its own door. Product 14. */
export const acceptProposal: PersonHandler = (e, { id }) => {
  refuseSuspended(e.app, id)
  const text = countedText(e, id)
  answerThenWork(e, id, () => {
    const { token, seen, ...request } = parsedBody(acceptRequest, text)
    if (mustPullFirst(e.app, { token, seen })) return pullFirst
    if (!admitCommand(e.app, id)) throw new Failure(429, 'too_many_requests')
    const accepted = takeAcceptance(e.app, id, request, serverNow())
    if (!accepted.ok) throw new Failure(accepted.status, accepted.code)
    const { seq, conversation_id } = accepted
    return { seq, conversation_id }
  })
}

type Answer = Omit<PushAnswer, keyof ServerPosition> | Omit<AcceptAnswer, keyof ServerPosition>

/** What was committed is looked at once: it says the position that is answered, and which work follows the answer. */
function answerThenWork(e: RequestEvent, person: string, judge: () => Answer): void {
  let after: AfterCommit | undefined
  atOnce(e.app, underWay, person, () => {
    const answer = judge()
    after = lookAfterCommit(e.app)
    const position: ServerPosition = { token: currentStart(e.app), end: after.end, now: serverNow() }
    answerAtOnce(e, 200, JSON.stringify({ ...position, ...answer }), isLong(after))
  })
  if (after) doAfterCommit(e.app, after)
}

/** Counted before it is read. */
function countedText(e: RequestEvent, person: string): string {
  if (!attempt(e.app, aMinute, person)) throw new Failure(429, 'too_many_requests', undefined, 60)
  return bodyText(e, bodyLimits.push)
}

/** Nothing is judged under any but the current start: what the device saw may not have happened. Rule F7. */
function mustPullFirst(app: App, { token, seen }: { token: string; seen: number }): boolean {
  const current = currentStart(app)
  return token !== current || isRewound(app, current, token, seen)
}

const pullFirst = { pull_first: true } as const
