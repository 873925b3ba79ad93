import * as v from 'valibot'
import { attempt, type Limit } from '../limits'
import { networkOf } from '../network'
import type { RequestEvent } from '../pocketbase-api'

/** As it is stored: trimmed, in lower case. */
export const emailAddress = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(255), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/))

const HOUR_MS = 60 * 60_000

/**
 * Mails that anyone can make the server send to one address: five an hour for who asks from one place, so that others who ask for them use up
 * nothing of its owner's, and four times as many in all. Beyond that the answer stays the same, without a mail.
 */
export function mayMail(e: Pick<RequestEvent, 'app' | 'realIP'>, kind: string, address: string): boolean {
  const fromHere: Limit = { name: `${kind} from an address`, most: 5, withinMs: HOUR_MS }
  const fromAnywhere: Limit = { name: kind, most: 20, withinMs: HOUR_MS }
  return attempt(e.app, fromHere, `${address} ${networkOf(e.realIP())}`) && attempt(e.app, fromAnywhere, address)
}

/** Sign-ups with an address and changes to it share one count. */
export const MAILS_OF_AN_ADDRESS = 'mails to an address'
