import * as v from 'valibot'
import { bodyLimits } from '#domain/wire/wire'
import { typedAddress } from '../accounts/email-address'
import { isPassword } from '../accounts/password-check'
import { attemptSignIn } from '../accounts/sign-in-limits'
import { Failure } from '../failure'
import { bodyOf } from '../requests/request-body'
import { answerJson, route } from '../requests/route'
import { accountOfAddress } from '../sign-ups/account-of-address'

const request = v.strictObject({
  email: typedAddress,
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
})

/** Eight hours in nanoseconds. */
const SESSION_NS = 8 * 60 * 60 * 1_000_000_000

/**
 * Administrators only: a token of eight hours that cannot be renewed. Others get the answer of a wrong password, after the same one hash. Product
 * 2 and 7.
 */
export const adminSignIn = route((e) => {
  const { email, password } = bodyOf(e, request, bodyLimits.small)
  const account = accountOfAddress(e.app, email)
  const attempt = attemptSignIn(e, 'admin sign-in', email, account)
  if (!attempt.isAllowed) throw new Failure(429, 'too_many_requests')
  const isRight = isPassword(e.app, account, password)
  if (!account || !isRight || account.getString('role') !== 'admin') throw new Failure(400, 'wrong_credentials')
  attempt.succeeded(account)
  answerJson(e, 200, JSON.stringify({ token: account.newStaticAuthToken(SESSION_NS) }))
})
