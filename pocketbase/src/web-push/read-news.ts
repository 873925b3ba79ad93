import { bodyLimits } from '#domain/wire/wire'
import type { WebPushNews, WebPushNotification } from '#domain/wire/wire-answers'
import { links } from '#links'
import { webPushes } from '#texts'
import { Failure } from '../failure'
import { feedEnd } from '../feed/feed-end'
import { sha256Of } from '../globals'
import type { App } from '../pocketbase-api'
import { bodyOf } from '../requests/request-body'
import { answerJson, type Route } from '../requests/route'
import { inTransaction, rowsOf, run, textOf } from '../sql'
import { type News, newsOf, unreadOf } from './news'
import { bySecret } from './subscriptions'

/** Each news once. Rule W5. */
export const readWebPushNews: Route['handle'] = (e) => {
  const secret = sha256Of(bodyOf(e, bySecret, bodyLimits.small).secret)
  // Without the write lock first: anyone may ask.
  const isThere = textOf(e.app, "SELECT 1 FROM web_push_subscriptions WHERE secret = {:secret} AND ended_at = ''", { secret }) !== ''
  const answer = isThere ? inTransaction(e.app, (tx) => tell(tx, secret)) : undefined
  if (!answer) throw new Failure(404, 'not_found')
  answerJson(e, 200, JSON.stringify(answer))
}

function tell(tx: App, secret: string): WebPushNews | undefined {
  const shape = { user_id: '', kinds: '', told: 0 }
  const [subscription] = rowsOf(tx, shape, 'SELECT user_id, kinds, told FROM web_push_subscriptions WHERE secret = {:secret}', { secret })
  if (!subscription) return undefined
  const news = newsOf(tx, subscription)
  // Later commits have higher numbers.
  run(tx, "UPDATE web_push_subscriptions SET told = {:end}, due_at = '', is_urgent = 0 WHERE secret = {:secret}", { end: feedEnd(tx), secret })
  const unread = unreadOf(tx, subscription.user_id)
  const notification = notificationOf(news)
  return notification ? { ...notification, unread } : { unread }
}

/** One thing's text and page; of several the number, titles and list. */
function notificationOf(news: readonly News[]): WebPushNotification | undefined {
  const [first, ...others] = news
  if (!first) return undefined
  if (others.length === 0) {
    const { title, body, path, see, mark } = first
    return { title, body, path, tag: path, buttons: { see, read: webPushes.read, mark } }
  }
  const titles = news.slice(0, 3).map(({ title }) => title)
  return { title: webPushes.several(news.length), body: titles.join('\n'), path: pageOf(news), tag: 'canteiro' }
}

function pageOf(news: readonly News[]): string {
  if (news.every(({ isMessage }) => isMessage)) return links.messages()
  return news.some(({ isMessage }) => isMessage) ? links.dashboard() : links.notifications()
}
