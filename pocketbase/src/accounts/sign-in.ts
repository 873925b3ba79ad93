import * as v from 'valibot'
import { bodyLimits } from '#domain/wire/wire'
import { Failure } from '../failure'
import { forbidden } from '../globals'
import type { PasswordEvent, RequestEvent } from '../pocketbase-api'
import { bodyOf } from '../requests/request-body'
import { answerJson } from '../requests/route'
import { accountOfAddress } from '../sign-ups/account-of-address'
import { newestSignUps } from '../sign-ups/sign-ups'
import { typedAddress } from './email-address'
import { accountOf } from './new-account'
import { isAdministrator } from './own-record'
import { isPassword } from './password-check'
import { attemptSignIn } from './sign-in-limits'

const request = v.object({
  identity: typedAddress,
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
})

/**
 * PocketBase's own sign-in is off. Every failure is answered alike after one hash. Only the password of an account, or of its latest sign-up, is
 * told that it waits for confirmation. Suspended people sign in. Product 2, 7 and 91.
 */
export function signIn(e: RequestEvent): void {
  const { identity, password } = bodyOf(e, request, bodyLimits.small)
  const account = accountOfAddress(e.app, identity)
  const attempt = attemptSignIn(e, 'sign-in', identity, account)
  if (!attempt.isAllowed) throw new Failure(429, 'too_many_requests')
  if (!isPassword(e.app, account, password) || isAdministrator(account)) {
    const [latest] = newestSignUps(e.app, identity)
    const isSignedUp = latest && accountOf(e.app, latest).validatePassword(password)
    throw isSignedUp ? new Failure(403, 'email_not_confirmed') : new Failure(400, 'wrong_credentials')
  }
  attempt.succeeded(account)
  if (!account.getBool('verified')) throw new Failure(403, 'email_not_confirmed')
  const record = { id: account.id, role: account.getString('role'), full_name: account.getString('full_name') }
  answerJson(e, 200, JSON.stringify({ token: account.newAuthToken(), record }))
}

/** Operators sign in on the machine itself: a proxy's requests look local unless PocketBase trusts the proxy's header. */
export function superuserSignIn(e: PasswordEvent): void {
  const forwarded = ['Forwarded', 'X-Forwarded-For', 'X-Real-Ip'].some((header) => e.requestEvent.request.header.get(header) !== '')
  if (forwarded && e.app.settings().trustedProxy.headers.length === 0) {
    e.app.logger().error('A superuser sign-in came through a proxy and was refused: set TRUSTED_PROXY_HEADER to the header that the proxy writes.')
    throw forbidden()
  }
  e.next()
}
