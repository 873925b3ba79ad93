import * as v from 'valibot'
import { isOpenToSuspended } from '#domain/suspension'
import { type AcceptAnswer, bodyLimits, type PushAnswer, type ServerPosition } from '#domain/wire/wire'
import { acceptRequest, pushRequest } from '#domain/wire/wire-requests'
import { refuseSuspended } from '../accounts/suspension'
import { Failure } from '../failure'
import { serverNow } from '../globals'
import { attempt, type Limit } from '../limits'
import { drainMail } from '../mail/drain'
import type { App, RequestEvent } from '../pocketbase-api'
import { pump } from '../realtime/pump'
import { type AtOnce, atOnce } from '../requests/at-once'
import { bodyText, parsedBody } from '../requests/request-body'
import { confirmedSession, type Session } from '../requests/session'
import { answerAtOnce, type PersonHandler } from '../route'
import { sendWebPushes } from '../web-push/send'
import { feedEnd } from './answers'
import { admitCommand } from './command-limit'
import { catchUp } from './known-feed'
import { runNoticeJobs } from './notices/notice-jobs'
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
  atOnce(e.app, underWay, id, () => {
    const asked = parsedBody(pushRequest, text)
    if (!asked.commands.every((one) => v.is(openToSuspended, one))) refuseSuspended(e.app, id)
    const answer = mustPullFirst(e.app, asked) ? pullFirst : { answers: runCommands(e.app, id, asked.commands) }
    answerDevice(e, { ...positionOf(e.app), ...answer })
  })
  afterCommit(e.app)
}

/** The owner's choice of a proposal, through its own door. Product 14. */
export const acceptProposal: PersonHandler = (e, { id }) => {
  refuseSuspended(e.app, id)
  const text = countedText(e, id)
  atOnce(e.app, underWay, id, () => {
    const { token, seen, ...request } = parsedBody(acceptRequest, text)
    if (mustPullFirst(e.app, { token, seen })) {
      answerDevice(e, { ...positionOf(e.app), ...pullFirst })
      return
    }
    if (!admitCommand(e.app, id)) throw new Failure(429, 'too_many_requests')
    const accepted = takeAcceptance(e.app, id, request, serverNow())
    if (!accepted.ok) throw new Failure(accepted.status, accepted.code)
    const { seq, conversation_id } = accepted
    answerDevice(e, { ...positionOf(e.app), seq, conversation_id })
  })
  afterCommit(e.app)
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

const answerDevice = (e: RequestEvent, answer: PushAnswer | AcceptAnswer): void => answerAtOnce(e, 200, JSON.stringify(answer))

const positionOf = (app: App): ServerPosition => ({ token: currentStart(app), end: feedEnd(app), now: serverNow() })

/** Runs after the answer was sent. */
function afterCommit(app: App): void {
  pump(app)
  runNoticeJobs(app)
  drainMail(app)
  sendWebPushes(app)
}
