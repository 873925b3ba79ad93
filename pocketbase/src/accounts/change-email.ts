import * as v from 'valibot'
import { bodyLimits } from '#domain/wire/wire'
import { Failure } from '../failure'
import { attempt, forgetAttempts, type Limit, orUndoAttempts } from '../limits'
import { drainMail } from '../mail/drain'
import { queueMail } from '../mail/queue'
import type { App } from '../pocketbase-api'
import { storedOrRetry } from '../requests/or-retry'
import { bodyOf } from '../requests/request-body'
import { answerNothingAtOnce, type PersonHandler } from '../requests/route'
import { accountOfAddress } from '../sign-ups/account-of-address'
import { refuseSuspended } from '../suspension'
import { emailAddress, withLinkMail } from './email-address'

const request = v.strictObject({ email: emailAddress, password: v.pipe(v.string(), v.minLength(1), v.maxLength(255)) })

const failures: Limit = { name: 'change of e-mail, wrong password', most: 10, withinMs: 15 * 60_000 }
const changes: Limit = { name: 'change of e-mail', most: 5, withinMs: 60 * 60_000 }

/** Mails a link to the new address. With a right password the answer is the same whether that address is free or taken. Product 7 and 12. */
export const changeEmail: PersonHandler = (e, person) => {
  refuseSuspended(e.app, person.id)
  const { email, password } = bodyOf(e, request, bodyLimits.small)
  if (!attempt(e.app, failures, person.id)) throw new Failure(429, 'too_many_requests')
  if (!person.validatePassword(password)) throw new Failure(400, 'wrong_password')
  forgetAttempts(e.app, failures, person.id)
  if (!attempt(e.app, changes, person.id)) throw new Failure(429, 'too_many_requests')
  orUndoAttempts(e.app, [[changes, person.id]], () =>
    withLinkMail(
      e.app,
      'email_change',
      email,
      { who: person.id, isKnownDevice: false },
      (isAllowed) => isAllowed && storedOrRetry(e.app, (tx) => tell(tx, person.id, email)),
    ),
  )
  answerNothingAtOnce(e)
  drainMail(e.app)
}

/** One mail either way. */
function tell(tx: App, person: string, email: string): void {
  const existing = accountOfAddress(tx, email)
  if (existing) queueMail(tx, 'address_in_use', existing.id)
  else queueMail(tx, 'email_change', person, '', { email })
}
