import { claimsOf, signedToken } from '../globals'
import type { App } from '../pocketbase-api'
import { KEPT_MS } from './sign-ups'

const TYPE = 'sign_up'

/** `signUp` is the id of the sign-up that the mail was sent for, '' where another browser asked for it again. */
export type MailedFor = { email: string; signUp: string }

/** Token of the mail that asks to confirm an address. It proves who reads the address's mail, and not which of its sign-ups is theirs. Nothing of it is stored. */
export const signUpToken = (app: App, mailedFor: MailedFor): string => signedToken({ type: TYPE, ...mailedFor }, keyOf(app), KEPT_MS / 1_000)

/** The address of a token is '' for one that is spoilt, has run out or was made for something else. */
export function mailedForOf(app: App, token: string): MailedFor {
  const claims = claimsOf(token, keyOf(app))
  const text = (name: string): string => (claims.get('type') === TYPE ? String(claims.get(name) ?? '') : '')
  return { email: text('email'), signUp: text('signUp') }
}

const keyOf = (app: App): string => `${TYPE} ${app.findCollectionByNameOrId('users').verificationToken.secret}`
