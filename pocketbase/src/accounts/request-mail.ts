import * as v from 'valibot'
import { bodyLimits } from '#domain/wire'
import { inTransaction } from '../database'
import { drainMail } from '../mail/drain'
import { queueMail } from '../mail/queue'
import type { Database, ServerRecord } from '../pocketbase-api'
import { bodyOf } from '../request-body'
import { answerNothingAtOnce, route } from '../route'
import { accountOfAddress } from './account-of-address'
import { emailAddress, mailIfAllowed } from './email-address'
import { isAdministrator, mayResetByMail } from './reset-by-mail'

const request = v.strictObject({ email: emailAddress })

type Kind = 'password_reset' | 'verification'

/**
 * Mails what `mailFor` names to the account of an address, '' for nothing. The answer is sent before the account is looked up: neither its content nor its duration reveals
 * whether there is one. Beyond what `mailIfAllowed` allows an address, requests get the same answer and no mail. Product 7.
 */
const mails = (kind: Kind, mailFor: (db: Database, account: ServerRecord) => Kind | 'sign_up_again' | '') =>
  route((e) => {
    const { email } = bodyOf(e, request, bodyLimits.small)
    answerNothingAtOnce(e)
    const account = accountOfAddress(e.app, email)
    const mail = account ? mailFor(e.app, account) : ''
    if (!account || mail === '') return
    // Counted by the address: each sign-up with an address that nobody has confirmed makes another account.
    mailIfAllowed({ e, kind, address: email, account }, () => inTransaction(e.app, (tx) => queueMail(tx, mail, account.id)))
    drainMail(e.app)
  })

export const requestPasswordReset = mails('password_reset', (db, account) => {
  if (mayResetByMail(db, account)) return 'password_reset'
  return isAdministrator(account) ? '' : 'sign_up_again'
})
export const requestConfirmation = mails('verification', (_, account) => (account.getBool('verified') ? '' : 'verification'))
