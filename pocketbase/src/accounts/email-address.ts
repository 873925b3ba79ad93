import * as v from 'valibot'
import { isEmailAddress } from '#domain/people/email-address'
import { written } from '#domain/values/written-text'
import { attemptAll, type Counted, orUndoAttempts } from '../limits'
import type { App } from '../pocketbase-api'
import type { Asker } from './known-device'

export const typedAddress = v.pipe(v.string(), v.transform(written), v.toLowerCase(), v.minLength(1), v.maxLength(255))
/** Lower case, the domain in ASCII. */
export const emailAddress = v.pipe(typedAddress, v.check(isEmailAddress))

/** The mailbox of an address: dots, and what follows '+', lead to it too. Only limits use it. */
function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${name.replace(/\+.*$/, '').replaceAll('.', '')}@${domain}`
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/**
 * Tells `work` whether the mail goes: per mailbox one in three minutes, a day five by one asker and twenty in all, own devices aside. An unsent
 * mail does not count. Product 7.
 */
export function withLinkMail(app: App, kind: string, email: string, { who, isKnownDevice }: Asker, work: (isAllowed: boolean) => void): void {
  const mailbox = mailboxOf(email)
  const ofAsker: Counted = [{ name: `${kind} mail of a day by one`, most: 5, withinMs: DAY_MS }, `${mailbox} ${who}`]
  const ofAll: Counted = [{ name: `${kind} mail of a day`, most: 20, withinMs: DAY_MS }, mailbox]
  const ofLate: Counted = [{ name: `${kind} mail of late`, most: 1, withinMs: 3 * MINUTE_MS }, mailbox]
  const counts = isKnownDevice ? [ofAsker, ofLate] : [ofAsker, ofAll, ofLate]
  if (attemptAll(app, counts)) orUndoAttempts(app, counts, () => work(true))
  else work(false)
}
