import { type Feed, knownEnd, lastIn } from '../feed/known-feed'
import { nearStates } from '../feed/near-channels'
import { unverifiedClaimsOf } from '../globals'
import type { App, RequestEvent } from '../pocketbase-api'
import { inShared } from '../shared-map'
import { textOf } from '../sql'
import { deviceOwnerOf, tokenOf } from './requester'

/**
 * Accounts of good tokens, in memory of all engines. Whatever changes a session writes a row into the feed (rule F5a): without one after `readAt`
 * the account is current.
 */
const KEY = 'sessions'
/** Some 10 MB. */
const MOST_SESSIONS = 20_000

/** `near`: what `nearStates` gives. */
export type Session = { id: string; role: string; state: string; near: string; readAt: number }

type Known = { secret: string; count: number; sessions: Record<string, string> }

export const claimedSession = (e: RequestEvent): Session => rememberedSession(e.app, tokenOf(e)) ?? readSession(e, knownEnd(e.app))

/** `changed` is the result of `SESSION_CHANGED`, 0 where it was not read. */
export const confirmedSession = (e: RequestEvent, claimed: Session, feed: Feed): Session =>
  isCurrent(e.app, claimed) ? claimed : readSession(e, feed.end)

/** `changed` is the result of `SESSION_CHANGED`, where that was read since the last look at the feed. */
export const isCurrent = (app: App, { id, readAt }: Session, changed = 0): boolean => Math.max(changed, lastIn(app, [`session:${id}`])) <= readAt

/** The last change of what a person's sessions depend on. Forgotten rows are in memory. */
export const SESSION_CHANGED = "coalesce((SELECT max(seq) FROM sync_changes WHERE channel = 'session:' || {:me} AND collection = 'users'), 0)"

/** `readAt`: a number that the feed had reached before. */
function readSession(e: RequestEvent, readAt: number): Session {
  forget(e.app, tokenOf(e))
  const person = deviceOwnerOf(e)
  const [state, city] = [person.getString('state'), person.getString('city')]
  const near = textOf(e.app, `SELECT ${nearStates('own')} FROM (SELECT {:state} AS state, {:city} AS city) own`, { state, city })
  const session = { id: person.id, role: person.getString('role'), state, near, readAt }
  remember(e.app, tokenOf(e), session)
  return session
}

function rememberedSession(app: App, token: string): Session | undefined {
  const line: unknown = inMemory(app, ({ sessions }) => sessions[token])
  // A token may be any text, such as 'constructor'.
  if (typeof line !== 'string') return undefined
  const [id = '', role = '', state = '', near = '', readAt, endsAt] = line.split(' ')
  return Number(endsAt) * 1_000 > Date.now() ? { id, role, state, near, readAt: Number(readAt) } : undefined
}

function remember(app: App, token: string, { id, role, state, near, readAt }: Session): void {
  const line = [id, role, state, near, readAt, Number(unverifiedClaimsOf(token).get('exp'))].join(' ')
  inMemory(app, (known) => {
    if (known.count >= MOST_SESSIONS) {
      known.count = 0
      known.sessions = {}
    }
    if (known.sessions[token] === undefined) known.count++
    known.sessions[token] = line
  })
}

function forget(app: App, token: string): void {
  inMemory(app, (known) => {
    if (known.sessions[token] === undefined) return
    delete known.sessions[token]
    known.count--
  })
}

/** A new secret ends every session. */
function inMemory<T>(app: App, work: (known: Known) => T): T {
  const { secret } = app.findCachedCollectionByNameOrId('users').authToken
  return inShared<Known, T>(app, KEY, (old) => (old?.secret === secret ? old : { secret, count: 0, sessions: {} }), work)
}
