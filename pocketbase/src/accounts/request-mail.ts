import * as v from 'valibot'
import { bodyLimits } from '#domain/wire/wire'
import { drainMail } from '../mail/drain'
import { queueMail, queueMailTo } from '../mail/queue'
import type { App, RequestEvent, ServerRecord } from '../pocketbase-api'
import { bodyOf } from '../requests/request-body'
import { answerNothingAtOnce } from '../requests/route'
import { accountOfAddress } from '../sign-ups/account-of-address'
import { hasSignUp, proof, signUpOfProof } from '../sign-ups/sign-ups'
import { inTransaction } from '../sql'
import { emailAddress, withLinkMail } from './email-address'
import { askerOf } from './known-device'
import { isAdministrator } from './own-record'

const request = v.strictObject({ email: emailAddress })
/** The sign-up of this browser, however many strangers have signed up with the address since. */
const confirmationRequest = v.strictObject({ email: emailAddress, proof: v.optional(proof) })
type Asked = { email: string; proof?: string | undefined }

type Queue = (tx: App) => void

/** The answer is sent before the address is looked up: neither content nor duration reveals an account. Product 7. */
const mails =
  (
    kind: string,
    schema: v.GenericSchema<unknown, Asked>,
    mailFor: (app: App, asked: Asked, account: ServerRecord | undefined) => Queue | undefined,
  ) =>
  (e: RequestEvent): void => {
    const asked = bodyOf(e, schema, bodyLimits.small)
    const { email } = asked
    answerNothingAtOnce(e)
    const account = accountOfAddress(e.app, email)
    const queue = mailFor(e.app, asked, account)
    if (!queue) return
    withLinkMail(e.app, kind, email, askerOf(e, account), (isAllowed) => isAllowed && inTransaction(e.app, queue))
    drainMail(e.app)
  }

/** Administrators reset on the command line only: a mailbox must not open what the site knows of everyone. Product 2. */
export const requestPasswordReset = mails('password_reset', request, (app, { email }, account) => {
  if (account) return isAdministrator(account) ? undefined : (tx) => queueMail(tx, 'password_reset', account.id)
  return hasSignUp(app, email) ? (tx) => queueMailTo(tx, 'sign_up_again', email) : undefined
})

export const requestConfirmation = mails('verification', confirmationRequest, (app, { email, proof: given }, account) => {
  const isWaiting = account ? !account.getBool('verified') : hasSignUp(app, email)
  return isWaiting ? (tx) => queueMailTo(tx, 'verification', email, signUpOfProof(app, email, given)?.id) : undefined
})
