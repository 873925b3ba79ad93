import * as v from 'valibot'
import { type AcceptAnswer, bodyLimits, type PushAnswer, type ServerPosition } from '#domain/wire/wire'
import { acceptRequest, pushRequest, webPushMark } from '#domain/wire/wire-requests'
import { Failure } from '../../failure'
import { catchUp, catchUpWith, lookWith } from '../../feed/known-feed'
import { currentStart } from '../../feed/starts'
import { serverNow } from '../../globals'
import { attempt, type Limit } from '../../limits'
import { DUE_MAIL, drainMail } from '../../mail/drain'
import { FREE_JOB, runNoticeJobs } from '../../notices/notice-jobs'
import type { App, RequestEvent } from '../../pocketbase-api'
import { pokeChanged } from '../../realtime/pump'
import { type ConcurrencyBound, withinBound } from '../../requests/concurrency'
import { confirmedSession, type Session } from '../../requests/known-sessions'
import { bodyOf, bodyText, parsedBody } from '../../requests/request-body'
import { answerAtOnce, type PersonHandler, type Route } from '../../requests/route'
import { unreadOf } from '../../web-push/news'
import { DUE_PUSH, sendWebPushes } from '../../web-push/send'
import { bySecret, ownerOf } from '../../web-push/subscriptions'
import { admittedStructure } from './command-limit'
import { runCommands, runOwn } from './push'
import { takeAcceptance } from './take-acceptance'

/** A device has one request, shared by its tabs. Rule L11. */
const underWay: ConcurrencyBound = { name: 'commands', each: 4, all: 32 }
/** Per person: bodies are read even where no command is judged. */
const aMinute: Limit = { name: 'pushes of a minute', most: 240, withinMs: 60_000 }

const marksOfAMinute: Limit = { name: 'marks by notifications of a minute', most: 30, withinMs: 60_000 }
const markRequest = v.object({ ...bySecret.entries, mark: webPushMark })

/** Rules P1 to P4 and A5. */
export const push = (e: RequestEvent, claimed: Session): void => {
  const text = countedText(e, claimed.id)
  answerThenWork(e, claimed.id, () => {
    const claim = { session: claimed, confirm: () => confirmedSession(e, claimed, catchUp(e.app)) }
    const answers = runCommands(e.app, claim, countedBody(e.app, claimed.id, pushRequest, text))
    return answers ? { answers } : pullFirst
  })
}

/** Through its own door. Product 14. */
export const acceptProposal: PersonHandler = (e, { id }) => {
  const text = countedText(e, id)
  answerThenWork(e, id, () => {
    const accepted = takeAcceptance(e.app, id, countedBody(e.app, id, acceptRequest, text))
    if (!accepted) return pullFirst
    if (!accepted.ok) throw new Failure(accepted.status, accepted.code)
    const { seq, conversation_id, accepted_at } = accepted
    return { seq, conversation_id, accepted_at }
  })
}

/** A pressed notification's 'Marcar como lida': the worker has no session, only its subscription's secret. Rule W5d. */
export const markByPush: Route['handle'] = (e) => {
  const { secret, mark } = bodyOf(e, markRequest, bodyLimits.small)
  const person = ownerOf(e.app, secret)
  if (person === '') throw new Failure(404, 'not_found')
  if (!attempt(e.app, marksOfAMinute, person)) throw new Failure(429, 'too_many_requests', undefined, 60)
  answerThenWork(e, person, () => {
    runOwn(e.app, person, mark)
    return { unread: unreadOf(e.app, person) }
  })
}

type Answer = { unread: number } | Omit<PushAnswer, keyof ServerPosition> | Omit<AcceptAnswer, keyof ServerPosition>

/** One look says the answered position and the work that follows. */
function answerThenWork(e: RequestEvent, person: string, judge: () => Answer): void {
  let after: AfterCommit | undefined
  withinBound(e.app, underWay, person, () => {
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

/** Unreadable bodies count too. Rule P13b. */
function countedBody<const Schema extends v.GenericSchema>(app: App, person: string, schema: Schema, text: string): v.InferOutput<Schema> {
  const structure = admittedStructure(app, person, text)
  if (structure === undefined) throw new Failure(429, 'too_many_requests')
  return parsedBody(schema, text, structure)
}

const pullFirst = { pull_first: true } as const

/** The feed's end, and whether each worker has work due. */
type AfterCommit = { end: number; jobs: boolean; mails: boolean; pushes: boolean }

/** One statement, which also updates the known feed. */
function lookAfterCommit(app: App): AfterCommit {
  const { end, jobs, mails, pushes } = catchUpWith(app, { jobs: 0, mails: 0, pushes: 0 }, LOOK, { now: serverNow(), ms: Date.now() })
  return { end, jobs: jobs === 1, mails: mails === 1, pushes: pushes === 1 }
}

const LOOK = lookWith(`EXISTS (${FREE_JOB}) AS jobs, EXISTS (${DUE_MAIL}) AS mails, EXISTS (${DUE_PUSH}) AS pushes`)

/** Poking is in memory, the rest is not. */
const isLong = ({ jobs, mails, pushes }: AfterCommit): boolean => jobs || mails || pushes

/** After the answer. Notices made by a job are pushed too. */
function doAfterCommit(app: App, { jobs, mails, pushes }: AfterCommit): void {
  pokeChanged(app)
  if (jobs) runNoticeJobs(app)
  if (mails) drainMail(app)
  if (pushes || jobs) sendWebPushes(app)
}
