import { failureOf } from '../failure'
import { forbidden, tooManyRequests, wrongCredentials } from '../globals'
import type { PasswordEvent } from '../pocketbase-api'
import { answerJson } from '../route'
import { attemptSignIn } from './sign-in-limits'
import { suspendedReason } from './suspension'

/**
 * PocketBase's own sign-in, but for three things: an account's failures are counted, whether the account exists or not, an administrator's right
 * password answers like a wrong one, and a suspended person's is answered with the reason. Product 2, 7 and 49.
 */
export function signIn(e: PasswordEvent): void {
  const account = e.identity.trim().toLowerCase()
  const { record } = e
  const attempt = attemptSignIn(e.requestEvent, 'sign-in', account, record ?? undefined)
  if (!attempt.isAllowed) throw tooManyRequests()
  if (e.record?.getString('role') === 'admin') e.record = null
  const reason = record ? suspendedReason(e.app, record.id) : ''
  if (record && reason !== '') {
    // PocketBase would take a second hash, and its time would tell who is suspended.
    if (!record.validatePassword(e.password)) throw wrongCredentials()
    attempt.succeeded(record)
    answerJson(e.requestEvent, 403, JSON.stringify({ code: 'suspended', reason }))
    return
  }
  try {
    e.next()
  } catch (error) {
    // 403: the password was right, the address is not confirmed yet.
    if (record && failureOf(error).status === 403) attempt.succeeded(record)
    throw error
  }
  if (record) attempt.succeeded(record)
}

/** An operator signs in on the machine itself: what a proxy forwards looks local, unless PocketBase is configured to trust a proxy's header. */
export function superuserSignIn(e: PasswordEvent): void {
  const forwarded = ['Forwarded', 'X-Forwarded-For', 'X-Real-Ip'].some((header) => e.requestEvent.request.header.get(header) !== '')
  if (forwarded && e.app.settings().trustedProxy.headers.length === 0) {
    e.app.logger().error('A superuser sign-in came through a proxy and was refused: set TRUSTED_PROXY_HEADER to the header that the proxy writes.')
    throw forbidden()
  }
  e.next()
}
