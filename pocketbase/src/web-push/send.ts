import { toTime } from '#domain/values/clock'
import { posted, serverNow } from '../globals'
import { oneAtATime, type Turn } from '../one-at-a-time'
import type { App, Database } from '../pocketbase-api'
import { inTransaction, rowsOf, run } from '../sql'
import { newsOf, type Told } from './news'
import { pushOriginOf } from './services'
import { authorization, forgetToken } from './vapid'
import { type KnownOrigins, knownOrigins, letOriginWait, noteAnswer } from './waiting-origins'

const TIMEOUT_S = 10
const DAY_S = 86_400
const MINUTE_MS = 60_000
/** A taken push that a crash cut off goes again. */
const LEASE_MS = 10 * MINUTE_MS
/** After a failed push; others of its service go before. */
const AGAIN_MS = 15 * MINUTE_MS
/** Per answer; the rest go with the minute's job. */
const MOST = 50

const turn: Turn = { name: 'web push drain', lost: 'A drain of web pushes was given up.' }

type Due = Told & { id: number; endpoint: string; origin: string; is_urgent: number; created_at: string }
type Taken = Due & { lease: string; hasNews: boolean }

/** An empty push each; the service worker asks for the news. Rules W5 and W5a. */
export function sendWebPushes(app: App, most = MOST): void {
  let sent = 0
  oneAtATime(app, turn, (goOn) => {
    while (sent < most) {
      const next = takeNext(app)
      if (!next) return
      if (!next.hasNews) continue
      sent++
      send(app, next)
      goOn()
    }
  })
}

/** The next due, put off. What was read on another device needs no push. */
function takeNext(app: App): Taken | undefined {
  const origins = knownOrigins(app)
  // Without the write lock first: mostly nothing is due.
  if (!nextDue(app, origins)) return undefined
  return inTransaction(app, (tx) => {
    const next = nextDue(tx, origins)
    if (!next) return undefined
    const hasNews = newsOf(tx, next).length > 0
    const lease = toTime(Date.now() + LEASE_MS)
    if (hasNews) run(tx, 'UPDATE web_push_subscriptions SET due_at = {:lease} WHERE id = {:id}', { id: next.id, lease })
    else rest(tx, next.id, next.due_at)
    return { ...next, lease, hasNews }
  })
}

/** Whether its service waits or not. */
export const DUE_PUSH = "SELECT 1 FROM web_push_subscriptions WHERE due_at <> '' AND due_at <= {:now}"

const shape = { id: 0, user_id: '', endpoint: '', origin: '', kinds: '', told: 0, created_at: '', due_at: '', is_urgent: 0 }
/** Messages and answers go before new projects. */
const dueAt = (origins: 'IN' | 'NOT IN'): string => `SELECT ${Object.keys(shape).join(', ')} FROM web_push_subscriptions
  WHERE due_at <> '' AND due_at <= {:now} AND origin ${origins} (SELECT value FROM json_each({:origins})) ORDER BY is_urgent DESC, due_at LIMIT 1`
const [DUE_WHERE_ANSWERED, DUE_ELSEWHERE] = [dueAt('IN'), dueAt('NOT IN')]

/** A service that has never answered may hold each push for the whole time-out: others go before. */
const nextDue = (db: Database, { answering, waiting }: KnownOrigins): typeof shape | undefined => {
  const [next] = rowsOf(db, shape, DUE_WHERE_ANSWERED, { now: serverNow(), origins: JSON.stringify(answering) })
  return next ?? rowsOf(db, shape, DUE_ELSEWHERE, { now: serverNow(), origins: JSON.stringify([...answering, ...waiting]) })[0]
}

function send(app: App, next: Taken): void {
  const { id, endpoint, origin, lease } = next
  // Its service may have left the list.
  if (pushOriginOf(endpoint) !== origin) {
    end(app, id)
    return
  }
  const { status, retryAfter } = posted(endpoint, headersOf(app, next), TIMEOUT_S)
  if (status >= 200 && status < 300) {
    noteAnswer(app, origin)
    rest(app, id, lease)
  } else if (status === 404 || status === 410) {
    // Services answer so for a subscription just made, too.
    if (Date.now() - Date.parse(next.created_at) < MINUTE_MS) putOff(app, next, MINUTE_MS)
    else noteEnded(app, id)
  } else if (status === 0 || status === 429 || status >= 500) {
    letOriginWait(app, origin, retryAfter)
    putOff(app, next, AGAIN_MS)
  } else {
    // A wrong clock of this server must not end every subscription.
    app.logger().error('A push service refused a push.', 'origin', origin, 'status', status)
    forgetToken(app, origin)
    rest(app, id, lease)
  }
}

/** A push replaces the undelivered one before. Windows' service drops what may not be kept. */
const headersOf = (app: App, { origin, is_urgent }: Taken): Record<string, string> => ({
  Authorization: authorization(app, origin),
  TTL: String(DAY_S),
  Topic: 'canteiro',
  Urgency: is_urgent ? 'high' : 'normal',
  ...(origin.endsWith('.notify.windows.com') && { 'X-WNS-Cache-Policy': 'cache' }),
})

/** Later news stay due. */
const rest = (app: App, id: number, since: string): void =>
  run(app, "UPDATE web_push_subscriptions SET due_at = '', is_urgent = 0 WHERE id = {:id} AND due_at = {:since}", { id, since })

const putOff = (app: App, { id, lease }: Taken, ms: number): void =>
  run(app, 'UPDATE web_push_subscriptions SET due_at = {:again} WHERE id = {:id} AND due_at = {:lease}', {
    id,
    lease,
    again: toTime(Date.now() + ms),
  })

/** A browser may keep an ended endpoint and offer it at each start. */
const noteEnded = (app: App, id: number): void =>
  run(app, "UPDATE web_push_subscriptions SET ended_at = {:now}, due_at = '', is_urgent = 0 WHERE id = {:id}", { id, now: serverNow() })

const end = (app: App, id: number): void => run(app, 'DELETE FROM web_push_subscriptions WHERE id = {:id}', { id })
