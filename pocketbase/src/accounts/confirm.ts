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
import { givesWay, replace, wasReplaced } from './unconfirmed'

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
    const isConfirmed = inTransaction(e.app, (tx) => {
      const current = holderOf(tx, token, 'verification')
      if (!current) return false
      current.setVerified(true)
      tx.save(current.ignoreUnchangedFields(true))
      run(tx, 'DELETE FROM sign_up_proofs WHERE user_id = {:id}', { id: current.id })
      return true
    })
    if (!isConfirmed) throw deadLink(e.app, token)
  }
  answerNothingAtOnce(e)
  pump(e.app)
})

/** Takes the new address that a link was mailed to, from a sign-up with it that was never confirmed too: its owner has followed the link. Product 12. */
export const confirmEmailChange = route((e) => {
  const { token, password: given } = bodyOf(e, emailConfirmation, bodyLimits.small)
  const account = accountOf(e.app, token, 'emailChange')
  const email = String(claimsOf(token).get('newEmail') ?? '')
  mustBePassword(e.app, account, given)
  const isChanged = inTransaction(e.app, (tx) => {
    const current = holderOf(tx, token, 'emailChange')
    const existing = accountOfAddress(tx, email)
    if (!current || email === '' || (existing && !givesWay(tx, existing))) return false
    if (existing) replace(tx, existing)
    current.setEmail(email)
    current.setVerified(true)
    tx.save(current.ignoreUnchangedFields(true))
    return true
  })
  if (!isChanged) throw new Failure(400, 'expired_link')
  answerNothingAtOnce(e)
  pump(e.app)
})

type TokenType = 'verification' | 'emailChange'

function accountOf(app: App, token: string, type: TokenType): ServerRecord {
  const account = holderOf(app, token, type)
  if (!account) throw deadLink(app, token)
  return account
}

/**
 * Whose token it is, for the address that the account has now. Asked again in the transaction that writes: looking at the password takes so long that
 * the account may have been replaced, or its password or address changed, since.
 */
function holderOf(app: App, token: string, type: TokenType): ServerRecord | undefined {
  const account = recordOfToken(app, token, type)
  const isCurrent = account?.collection().name === 'users' && account.getString('email') === claimsOf(token).get('email')
  return isCurrent ? account : undefined
}

const deadLink = (app: App, token: string): Failure =>
  wasReplaced(app, String(claimsOf(token).get('id') ?? '')) ? new Failure(409, 'sign_up_replaced') : new Failure(400, 'expired_link')

function mustBePassword(app: App, account: ServerRecord, given: string | undefined): void {
  if (given === undefined) throw new Failure(403, 'password_needed')
  if (!attempt(app, failures, account.id)) throw new Failure(429, 'too_many_requests')
  if (!account.validatePassword(given)) throw new Failure(400, 'wrong_password')
  forgetAttempts(app, failures, account.id)
}

const proofOf = (app: App, { id }: ServerRecord): string => textOf(app, 'SELECT hash FROM sign_up_proofs WHERE user_id = {:id}', { id })
