import * as v from 'valibot'
import { bodyLimits } from '#domain/wire'
import { inTransaction, run, textOf } from '../database'
import { Failure } from '../failure'
import { claimsOf, recordOfToken, sha256Of } from '../globals'
import { attempt, forgetAttempts, type Limit } from '../limits'
import type { App, ServerRecord } from '../pocketbase-api'
import { pump } from '../realtime/pump'
import { bodyOf } from '../request-body'
import { answerNothingAtOnce, route } from '../route'
import { accountOfAddress } from './account-of-address'
import { replace, wasReplaced } from './unconfirmed'

const password = v.pipe(v.string(), v.maxLength(255))
const confirmation = v.strictObject({ token: v.string(), proof: v.optional(v.pipe(v.string(), v.maxLength(100))), password: v.optional(password) })
const emailConfirmation = v.strictObject({ token: v.string(), password })

const failures: Limit = { name: 'confirmation, wrong password', most: 10, withinMs: 15 * 60_000 }

/**
 * Confirms the address that a link was mailed to. The link alone is not enough, since anybody may have signed up with that address: the browser that
 * signed up proves itself, anyone else gives the password that was chosen then. Product 41.
 */
export const confirmAccount = route((e) => {
  const { token, proof = '', password: given } = bodyOf(e, confirmation, bodyLimits.small)
  const account = accountOf(e.app, token, 'verification')
  if (!account.getBool('verified')) {
    if (proof === '' || sha256Of(proof) !== proofOf(e.app, account)) mustBePassword(e.app, account, given)
    inTransaction(e.app, (tx) => {
      account.setVerified(true)
      tx.save(account)
      run(tx, 'DELETE FROM sign_up_proofs WHERE user_id = {:id}', { id: account.id })
    })
  }
  answerNothingAtOnce(e)
  pump(e.app)
})

/** Takes the new address that a link was mailed to, from a sign-up with it that was not confirmed too: its owner has followed the link. Product 12. */
export const confirmEmailChange = route((e) => {
  const { token, password: given } = bodyOf(e, emailConfirmation, bodyLimits.small)
  const account = accountOf(e.app, token, 'emailChange')
  const email = String(claimsOf(token).get('newEmail') ?? '')
  mustBePassword(e.app, account, given)
  const isTaken = inTransaction(e.app, (tx) => {
    const existing = accountOfAddress(tx, email)
    if (existing?.getBool('verified')) return true
    if (existing) replace(tx, existing)
    account.setEmail(email)
    account.setVerified(true)
    tx.save(account)
    return false
  })
  if (isTaken || email === '') throw new Failure(400, 'expired_link')
  answerNothingAtOnce(e)
  pump(e.app)
})

/** Whose token it is, for the address that the account has now. */
function accountOf(app: App, token: string, type: 'verification' | 'emailChange'): ServerRecord {
  const claims = claimsOf(token)
  const account = recordOfToken(app, token, type)
  if (account && account.collection().name === 'users' && account.getString('email') === claims.get('email')) return account
  throw wasReplaced(app, String(claims.get('id') ?? '')) ? new Failure(409, 'sign_up_replaced') : new Failure(400, 'expired_link')
}

function mustBePassword(app: App, account: ServerRecord, given: string | undefined): void {
  if (given === undefined) throw new Failure(403, 'password_needed')
  if (!attempt(app, failures, account.id)) throw new Failure(429, 'too_many_requests')
  if (!account.validatePassword(given)) throw new Failure(400, 'wrong_password')
  forgetAttempts(app, failures, account.id)
}

const proofOf = (app: App, { id }: ServerRecord): string => textOf(app, 'SELECT hash FROM sign_up_proofs WHERE user_id = {:id}', { id })
