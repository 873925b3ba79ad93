import * as v from 'valibot'
import type { Limit } from '../limits'

/** As it is stored: trimmed, in lower case. */
export const emailAddress = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(255), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/))

/** Mails that anyone can make the server send to one address. Beyond the limit the answer stays the same, without a mail. */
export const mailsAnAddress: Limit = { name: 'mails to an address', most: 5, withinMs: 60 * 60_000 }
