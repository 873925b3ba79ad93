import * as v from 'valibot'
import { bodyLimits } from '#domain/wire'
import { inTransaction } from '../database'
import { drainMail } from '../mail/drain'
import { queueMail } from '../mail/queue'
import type { ServerRecord } from '../pocketbase-api'
import { bodyOf } from '../request-body'
import { answerNothingAtOnce, route } from '../route'
import { accountOfAddress } from './account-of-address'
import { emailAddress, mayMail } from './email-address'

const request = v.strictObject({ email: emailAddress })

/**
 * Mails a link to the account of an address. The answer is sent before the account is looked up: neither its content nor its duration reveals
 * whether there is one. Beyond what `mayMail` allows an address, requests get the same answer and no mail. Product 7.
 */
const mailsALink = (kind: 'password_reset' | 'verification', isFor: (account: ServerRecord) => boolean) =>
  route((e) => {
    const { email } = bodyOf(e, request, bodyLimits.small)
    answerNothingAtOnce(e)
    const account = accountOfAddress(e.app, email)
    if (!account || !isFor(account)) return
    // Counted by the address: each sign-up with an address that nobody has confirmed makes another account.
    if (!mayMail(e, kind, email, account)) return
    inTransaction(e.app, (tx) => queueMail(tx, kind, account.id))
    drainMail(e.app)
  })

export const requestPasswordReset = mailsALink('password_reset', () => true)
export const requestConfirmation = mailsALink('verification', (account) => !account.getBool('verified'))
