import * as v from 'valibot'
import { inTransaction } from '../database'
import { attempt } from '../limits'
import { drainMail } from '../mail/drain'
import { queueMail } from '../mail/queue'
import type { ServerRecord } from '../pocketbase-api'
import { bodyOf } from '../request-body'
import { answerNothingAtOnce, route } from '../route'
import { accountOfAddress } from './account-of-address'
import { emailAddress } from './email-address'

const request = v.strictObject({ email: emailAddress })

/**
 * Mails a link to whom an address belongs. The answer goes out before anything is looked up: neither what it says nor how long it takes tells
 * whether there is an account. An account gets five an hour of a kind; whoever asks for more hears the same as ever. Product 7.
 */
const mailsALink = (kind: 'password_reset' | 'verification', isFor: (account: ServerRecord) => boolean) =>
  route((e) => {
    const { email } = bodyOf(e, request, 8 * 1024)
    answerNothingAtOnce(e)
    const account = accountOfAddress(e.app, email)
    if (!account || !isFor(account)) return
    if (!attempt(e.app, { name: kind, most: 5, withinMs: 60 * 60_000 }, account.id)) return
    inTransaction(e.app, (tx) => queueMail(tx, kind, account.id))
    drainMail(e.app)
  })

export const requestPasswordReset = mailsALink('password_reset', () => true)
export const requestConfirmation = mailsALink('verification', (account) => !account.getBool('verified'))
