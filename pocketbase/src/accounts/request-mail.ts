import * as v from 'valibot'
import { bodyLimits } from '#domain/wire/wire'
import { inTransaction } from '../database'
import { drainMail } from '../mail/drain'
import { queueMail, queueMailTo } from '../mail/queue'
import type { App, RequestEvent, ServerRecord } from '../pocketbase-api'
import { bodyOf } from '../requests/request-body'
import { answerNothingAtOnce } from '../route'
import { accountOfAddress } from './account-of-address'
import { emailAddress, withLinkMail } from './email-address'
import { askerOf } from './known-device'
import { isAdministrator } from './own-record'
import { hasSignUp } from './sign-ups'

const request = v.strictObject({ email: emailAddress })

/** Puts a mail into the queue. */
type Queue = (tx: App) => void

/**
 * Mails what `mailFor` finds for an address. The answer is sent before the address is looked up: neither its content nor its duration reveals
 * whether it has an account. Product 7.
 */
const mails =
  (kind: string, mailFor: (app: App, email: string, account: ServerRecord | undefined) => Queue | undefined) =>
  (e: RequestEvent): void => {
    const { email } = bodyOf(e, request, bodyLimits.small)
    answerNothingAtOnce(e)
    const account = accountOfAddress(e.app, email)
    const queue = mailFor(e.app, email, account)
    if (!queue) return
    withLinkMail(e.app, kind, email, askerOf(e, account), (isAllowed) => isAllowed && inTransaction(e.app, queue))
    drainMail(e.app)
  }

/** Who reads a mailbox of an administrator would read what the site knows of everyone: they get theirs from the command line. Product 2. */
export const requestPasswordReset = mails('password_reset', (app, email, account) => {
  if (account) return isAdministrator(account) ? undefined : (tx) => queueMail(tx, 'password_reset', account.id)
  return hasSignUp(app, email) ? (tx) => queueMailTo(tx, 'sign_up_again', email) : undefined
})

export const requestConfirmation = mails('verification', (app, email, account) => {
  const isWaiting = account ? !account.getBool('verified') : hasSignUp(app, email)
  return isWaiting ? (tx) => queueMailTo(tx, 'verification', email) : undefined
})
