import * as v from 'valibot'
import { bodyLimits } from '#domain/wire/wire'
import { Failure } from '../failure'
import { recordOfToken, unverifiedClaimsOf } from '../globals'
import { attempt, forgetAttempts, type Limit } from '../limits'
import type { App, RequestEvent, ServerRecord } from '../pocketbase-api'
import { pump } from '../realtime/pump'
import { bodyOf } from '../requests/request-body'
import { answerNothingAtOnce } from '../requests/route'
import { accountOfAddress } from '../sign-ups/account-of-address'
import { type MailedFor, mailedForOf } from '../sign-ups/sign-up-link'
import { dropSignUps, newestSignUps, proof, type SignUp, signUpOfProof } from '../sign-ups/sign-ups'
import { inTransaction } from '../sql'
import { accountOf } from './new-account'

const password = v.pipe(v.string(), v.minLength(1), v.maxLength(255))
const confirmation = v.strictObject({
  token: v.string(),
  proof: v.optional(proof),
  password: v.optional(password),
})
type Given = Pick<v.InferOutput<typeof confirmation>, 'proof' | 'password'>
const emailConfirmation = v.strictObject({ token: v.string(), password })

const failures: Limit = { name: 'confirmation, wrong password', most: 10, withinMs: 15 * 60_000 }

/**
 * Makes the account of a sign-up. Anyone may have signed up with the address, so the browser's proof or the chosen password tells which sign-up is
 * meant. Product 41.
 */
export function confirmAccount(e: RequestEvent): void {
  const { token, ...given } = bodyOf(e, confirmation, bodyLimits.small)
  const mailedFor = mailedForOf(e.app, token)
  const { email } = mailedFor
  if (email === '') throw new Failure(400, 'expired_link')
  const account = accountOfAddress(e.app, email)
  if (account) confirmAgain(e.app, account, given.password)
  else makeAccount(e.app, signUpOf(e.app, mailedFor, given))
  answerNothingAtOnce(e)
  pump(e.app)
}

function confirmAgain(app: App, account: ServerRecord, given: string | undefined): void {
  if (account.getBool('verified')) return
  mustBeRight(app, account.id, given, (password) => account.validatePassword(password))
  const isConfirmed = inTransaction(app, (tx) => {
    const current = tx.findRecordById('users', account.id)
    // Hashing takes long: the password or address may have changed meanwhile.
    if (current.tokenKey() !== account.tokenKey()) return false
    current.setVerified(true)
    tx.save(current.ignoreUnchangedFields(true))
    return true
  })
  if (!isConfirmed) throw new Failure(400, 'expired_link')
}

/** The sign-up that the link was mailed for is compared first, so strangers' later sign-ups cannot bar the password. */
function signUpOf(app: App, { email, signUp: mailedFor }: MailedFor, given: Given): SignUp {
  const ofBrowser = signUpOfProof(app, email, given.proof)
  if (ofBrowser) return ofBrowser
  const all = newestSignUps(app, email, mailedFor)
  // Another link may have made the account meanwhile.
  if (all.length === 0) throw accountOfAddress(app, email) ? new Failure(409, 'sign_up_replaced') : new Failure(400, 'expired_link')
  return mustBeRight(app, email, given.password, (password) => all.find((signUp) => accountOf(app, signUp).validatePassword(password)))
}

/** Two links may be followed at the same time. */
function makeAccount(app: App, signUp: SignUp): void {
  const account = accountOf(app, signUp)
  account.setVerified(true)
  const isMade = inTransaction(app, (tx) => {
    if (accountOfAddress(tx, signUp.email)) return false
    tx.save(account)
    dropSignUps(tx, signUp.email)
    return true
  })
  if (!isMade) throw new Failure(409, 'sign_up_replaced')
}

/** Takes the new address that a link was mailed to. Product 12. */
export function confirmEmailChange(e: RequestEvent): void {
  const { token, password: given } = bodyOf(e, emailConfirmation, bodyLimits.small)
  const account = holderOf(e.app, token)
  const email = String(unverifiedClaimsOf(token).get('newEmail') ?? '')
  if (!account) throw new Failure(400, 'expired_link')
  mustBeRight(e.app, account.id, given, (password) => account.validatePassword(password))
  const isChanged = inTransaction(e.app, (tx) => {
    const current = holderOf(tx, token)
    if (!current || email === '' || accountOfAddress(tx, email)) return false
    current.setEmail(email)
    current.setVerified(true)
    tx.save(current.ignoreUnchangedFields(true))
    dropSignUps(tx, email)
    return true
  })
  if (!isChanged) throw new Failure(400, 'expired_link')
  answerNothingAtOnce(e)
  pump(e.app)
}

/** Checked again in the transaction that writes: hashing takes long, and the password or address may change meanwhile. */
function holderOf(app: App, token: string): ServerRecord | undefined {
  const account = recordOfToken(app, token, 'emailChange')
  const isCurrent = account?.collection().name === 'users' && account.getString('email') === unverifiedClaimsOf(token).get('email')
  return isCurrent ? account : undefined
}

/** Opens something by its password; failures are counted for `who`. */
function mustBeRight<T>(app: App, who: string, given: string | undefined, opened: (password: string) => T): NonNullable<T> {
  if (given === undefined) throw new Failure(403, 'password_needed')
  if (!attempt(app, failures, who)) throw new Failure(429, 'too_many_requests')
  const found = opened(given)
  if (!found) throw new Failure(400, 'wrong_password')
  forgetAttempts(app, failures, who)
  return found
}
