import { claimsOf, signedToken } from '../globals'
import type { App } from '../pocketbase-api'
import { KEPT_MS } from './sign-ups'

const TYPE = 'sign_up'

/** `signUp`: the mailed sign-up's id, '' where another browser asked again. */
export type MailedFor = { email: string; signUp: string }

/** Proves who reads the mail, not which sign-up is theirs. Nothing is stored. */
export const signUpToken = (app: App, mailedFor: MailedFor): string => signedToken({ type: TYPE, ...mailedFor }, keyOf(app), KEPT_MS / 1_000)

/** '' for a bad, expired or foreign token. */
export function mailedForOf(app: App, token: string): MailedFor {
  const claims = claimsOf(token, keyOf(app))
  const text = (name: string): string => (claims.get('type') === TYPE ? String(claims.get(name) ?? '') : '')
  return { email: text('email'), signUp: text('signUp') }
}

const keyOf = (app: App): string => `${TYPE} ${app.findCollectionByNameOrId('users').verificationToken.secret}`
