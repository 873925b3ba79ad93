import * as v from 'valibot'
import { toTime } from '#domain/values/clock'
import { webPushKindsOf } from '#domain/web-push'
import { bodyLimits } from '#domain/wire/wire'
import { Failure } from '../failure'
import { feedEnd } from '../feed/feed-end'
import { serverNow, sha256Of } from '../globals'
import { attempt, type Limit } from '../limits'
import type { App, Database } from '../pocketbase-api'
import { bodyOf } from '../requests/request-body'
import { answerJson, type PersonHandler, type Route } from '../requests/route'
import { inTransaction, run, textOf } from '../sql'
import { pushOriginOf } from './services'
import { webPushKey } from './vapid'

const MOST_DEVICES = 10
const KEPT_MS = 60 * 86_400_000
const anHour: Limit = { name: 'web push subscriptions', most: 60, withinMs: 3_600_000 }

export const readWebPushKey: PersonHandler = (e) => answerJson(e, 200, JSON.stringify({ key: webPushKey(e.app) }))

/** Made by the device; the hash is stored. */
const secret = v.pipe(v.string(), v.regex(/^\w{30,64}$/))
const request = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1_000)),
  secret,
  kinds: v.pipe(v.array(v.string()), v.maxLength(50)),
  key: v.string(),
})

/** Renews too, unless its push service ended it. Existing news are not told. Rules W5a to W5c. */
export const subscribeToWebPush: PersonHandler = (e, { id }) => {
  const { endpoint, secret, kinds, key } = bodyOf(e, request, bodyLimits.small)
  if (!attempt(e.app, anHour, id)) throw new Failure(429, 'too_many_requests')
  const origin = pushOriginOf(endpoint)
  if (origin === '') throw new Failure(400, 'unknown_push_service')
  if (key !== webPushKey(e.app)) throw new Failure(409, 'other_key')
  const hasEnded = inTransaction(e.app, (tx) => {
    if (textOf(tx, ENDED, { endpoint }) !== '') return true
    const subscription = { endpoint, origin, secret: sha256Of(secret), kinds: ['', ...webPushKindsOf(kinds), ''].join(' ') }
    run(tx, 'DELETE FROM web_push_subscriptions WHERE secret = {:secret} AND endpoint <> {:endpoint}', { secret: subscription.secret, endpoint })
    run(tx, KEEP, { ...subscription, id, end: feedEnd(tx), now: serverNow() })
    run(tx, KEEP_NEWEST, { id })
    return false
  })
  if (hasEnded) throw new Failure(409, 'subscription_ended')
  e.noContent(204)
}

const ENDED = "SELECT 1 FROM web_push_subscriptions WHERE endpoint = {:endpoint} AND ended_at <> ''"

const same = 'user_id = excluded.user_id AND secret = excluded.secret'
const KEEP = `INSERT INTO web_push_subscriptions (user_id, endpoint, origin, secret, kinds, told, created_at, seen_at)
  VALUES ({:id}, {:endpoint}, {:origin}, {:secret}, {:kinds}, {:end}, {:now}, {:now})
  ON CONFLICT (endpoint) DO UPDATE SET user_id = excluded.user_id, origin = excluded.origin, secret = excluded.secret, kinds = excluded.kinds,
    seen_at = excluded.seen_at, told = iif(${same}, told, excluded.told), due_at = iif(${same}, due_at, ''), is_urgent = iif(${same}, is_urgent, 0)`

const KEEP_NEWEST = `DELETE FROM web_push_subscriptions WHERE user_id = {:id} AND id NOT IN
  (SELECT id FROM web_push_subscriptions WHERE user_id = {:id} ORDER BY ended_at, seen_at DESC, id DESC LIMIT ${MOST_DEVICES})`

/** A service worker has no session, only its subscription's secret. */
export const bySecret = v.object({ secret })

/** '' where it has ended. */
export const ownerOf = (db: Database, secret: string): string =>
  textOf(db, "SELECT user_id FROM web_push_subscriptions WHERE secret = {:secret} AND ended_at = ''", { secret: sha256Of(secret) })

export const endWebPush: Route['handle'] = (e) => {
  const { secret } = bodyOf(e, bySecret, bodyLimits.small)
  run(e.app, 'DELETE FROM web_push_subscriptions WHERE secret = {:secret}', { secret: sha256Of(secret) })
  e.noContent(204)
}

export function dropOldWebPushes(app: App): void {
  run(app, 'DELETE FROM web_push_subscriptions WHERE seen_at < {:oldest}', { oldest: toTime(Date.now() - KEPT_MS) })
}
