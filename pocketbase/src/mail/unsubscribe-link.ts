import { type MailList, mailLists } from '#domain/people/mail-lists'
import { environment, hs256, isEqual } from '../globals'
import type { App } from '../pocketbase-api'

export type Subscription = { user: string; list: MailList }

const UNSUBSCRIBE = '/api/unsubscribe/'

/** Ends a list without signing in and never runs out. Product 90. */
export const unsubscribeLink = (app: App, subscription: Subscription): string =>
  `${environment('PUBLIC_URL')}${UNSUBSCRIBE}${tokenOf(app, subscription)}`

export function subscriptionOf(app: App, token: string): Subscription | undefined {
  const [user = '', named = ''] = token.split('.')
  const list = mailLists.find((known) => known === named)
  return list && isEqual(token, tokenOf(app, { user, list })) ? { user, list } : undefined
}

const tokenOf = (app: App, { user, list }: Subscription): string => `${user}.${list}.${hs256(`${user}.${list}`, keyOf(app))}`

const keyOf = (app: App): string => `unsubscribe ${app.findCollectionByNameOrId('users').verificationToken.secret}`
