import * as v from 'valibot'
import { fullName } from '#domain/people/full-name'
import { newPasswordFault } from '#domain/people/password'
import { bodyLimits } from '#domain/wire/wire'
import { isOwnPath } from '#links'
import { Failure } from '../failure'
import { sha256Of } from '../globals'
import { drainMail } from '../mail/drain'
import { queueMailTo } from '../mail/queue'
import type { App, RequestEvent } from '../pocketbase-api'
import { storedOrRetry } from '../requests/or-retry'
import { bodyOf } from '../requests/request-body'
import { answerNothingAtOnce } from '../requests/route'
import { storeSignUp } from '../sign-ups/sign-ups'
import { emailAddress, withLinkMail } from './email-address'
import { askerOf } from './known-device'
import { newAccount } from './new-account'

const request = v.strictObject({
  role: v.picklist(['cliente', 'empresa', 'autonomo']),
  full_name: fullName,
  email: emailAddress,
  password: v.pipe(
    v.string(),
    v.check((password) => newPasswordFault(password) === undefined),
  ),
  /** The page to go on to. Product 92. */
  origin: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.check(isOwnPath))]), ''),
  /** SHA-256 of the proof that the browser keeps, hexadecimal. */
  proof: v.pipe(
    v.string(),
    v.regex(/^[0-9a-f]{64}$/),
    v.check((hash) => hash !== sha256Of('')),
  ),
})
type Wanted = v.InferOutput<typeof request>

/** The account is made by the link. A new and a taken address cost the same: one hash, one row, one mail. Product 1, 7 and 41. */
export function signUp(e: RequestEvent): void {
  const wanted = bodyOf(e, request, bodyLimits.small)
  const row = { ...wanted, password: hashOf(e.app, wanted) }
  withLinkMail(e.app, 'sign_up', wanted.email, askerOf(e, undefined), (isAllowed) =>
    storedOrRetry(e.app, (tx) => {
      const id = storeSignUp(tx, row)
      if (isAllowed) queueMailTo(tx, 'sign_up', wanted.email, id)
    }),
  )
  answerNothingAtOnce(e)
  drainMail(e.app)
}

/** Hashes before the write lock is held. What PocketBase would not store as an account is refused here. */
function hashOf(app: App, { password, ...wanted }: Wanted): string {
  const account = newAccount(app, wanted)
  account.setPassword(password)
  try {
    app.validate(account)
  } catch (error) {
    app.logger().info('A sign-up was refused.', 'error', String(error))
    throw new Failure(400, 'malformed')
  }
  return account.getString('password:hash')
}
