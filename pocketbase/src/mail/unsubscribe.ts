import { links } from '#links'
import { unsubscribe as pages } from '#texts'
import { bytesOf, environment } from '../globals'
import type { App, RequestEvent } from '../pocketbase-api'
import { pump } from '../realtime/pump'
import { inTransaction, run } from '../sql'
import { type Subscription, subscriptionOf } from './unsubscribe-link'

const headers: Readonly<Record<string, string>> = {
  // The page's styles are inline; nothing else is loaded.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
  'Cache-Control': 'no-store',
}

/** Programs that look at a mail's links must not end anything. Product 90. */
export const askToUnsubscribe = (e: RequestEvent): void => answerPage(e, subscriptionOf(e.app, e.request.pathValue('token')), pages.ask)

/** By that button or one press in the mail program (RFC 8058). */
export function unsubscribe(e: RequestEvent): void {
  const subscription = subscriptionOf(e.app, e.request.pathValue('token'))
  if (subscription) inTransaction(e.app, (tx) => switchOff(tx, subscription))
  answerPage(e, subscription, pages.done)
  pump(e.app)
}

function switchOff(tx: App, { user, list }: Subscription): void {
  const off = "CASE WHEN json_valid(mails_off) AND json_type(mails_off) = 'array' THEN mails_off ELSE '[]' END"
  run(
    tx,
    `UPDATE users SET mails_off = json_insert(${off}, '$[#]', {:list})
      WHERE id = {:user} AND NOT EXISTS (SELECT 1 FROM json_each(${off}) WHERE value = {:list})`,
    { user, list },
  )
}

type Page = (about: { list: Subscription['list']; settings_link: string }) => string

function answerPage(e: RequestEvent, subscription: Subscription | undefined, page: Page): void {
  for (const [name, value] of Object.entries(headers)) e.response.header().set(name, value)
  const settings_link = `${environment('PUBLIC_URL')}${links.account()}`
  const html = subscription ? page({ list: subscription.list, settings_link }) : pages.spoilt({ settings_link })
  e.blob(subscription ? 200 : 404, 'text/html; charset=utf-8', bytesOf(html))
}
