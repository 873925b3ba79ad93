import * as v from 'valibot'
import { attempt, type Counted, orTakeBack } from '../limits'
import { networkOf } from '../network'
import type { RequestEvent, ServerRecord } from '../pocketbase-api'
import { isKnownAddress } from './known-addresses'

/** As accounts that sign up have theirs stored: trimmed, in lower case. */
export const emailAddress = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(255), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/))

/** Where mails to an address arrive: what stands behind '+' sorts them there. Two accounts may share a mailbox; only limits go by it. */
const mailboxOf = (email: string): string => email.replace(/^([^+@]+)\+[^@]*@/, '$1@')

const HOUR_MS = 60 * 60_000

type Asked = { e: Pick<RequestEvent, 'app' | 'realIP'>; kind: string; address: string; account?: ServerRecord }

/**
 * Does `queue` where one more mail of a kind, which anyone can ask for, may go to an address: five an hour for requests from one place, and 20 in all. Four places can
 * use these up, so an account's owner gets a link beyond them where they have signed in before; not before the address is confirmed, since anyone may have
 * signed up with it and tried to sign in. Beyond that the answer stays the same, without a mail; one that could not be queued counts as none. Product 7.
 */
export function mailIfAllowed({ e, kind, address, account }: Asked, queue: () => void): void {
  const { app } = e
  const [mailbox, here] = [mailboxOf(address), networkOf(e.realIP())]
  const fromHere: Counted = [{ name: `${kind} from an address`, most: 5, withinMs: HOUR_MS }, `${mailbox} ${here}`]
  const fromAnywhere: Counted = [{ name: kind, most: 20, withinMs: HOUR_MS }, mailbox]
  if (!attempt(app, ...fromHere)) return
  const isRare = attempt(app, ...fromAnywhere)
  orTakeBack(app, [fromHere, fromAnywhere], () => {
    if (isRare || (account?.getBool('verified') === true && isKnownAddress(app, account, here))) queue()
  })
}

/** Sign-ups with an address and changes to it share one count. */
export const MAILS_OF_AN_ADDRESS = 'mails to an address'
