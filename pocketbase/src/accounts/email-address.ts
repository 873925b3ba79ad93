import * as v from 'valibot'
import type { Limit } from '../limits'

/** As it is stored: trimmed, in lower case. */
export const emailAddress = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(255), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/))

/** Mails that somebody else can make us send to one address; whoever asks for more hears the same as ever. */
export const mailsAnAddress: Limit = { name: 'mails to an address', most: 5, withinMs: 60 * 60_000 }
