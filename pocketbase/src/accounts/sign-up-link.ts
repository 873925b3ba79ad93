import { claimsOf, signedToken } from '../globals'
import type { App } from '../pocketbase-api'
import { KEPT_MS } from './sign-ups'

const TYPE = 'sign_up'

/** Token of the mail that asks to confirm an address. It proves who reads the address's mail, and names no sign-up. Nothing of it is stored. */
export const signUpToken = (app: App, email: string): string => signedToken({ type: TYPE, email }, keyOf(app), KEPT_MS / 1_000)

/** The address of a token; '' for one that is spoilt, has run out or was made for something else. */
export function addressOfToken(app: App, token: string): string {
  const claims = claimsOf(token, keyOf(app))
  return claims.get('type') === TYPE ? String(claims.get('email') ?? '') : ''
}

const keyOf = (app: App): string => `${TYPE} ${app.findCollectionByNameOrId('users').verificationToken.secret}`
