import * as v from 'valibot'
import { attempt, type Counted, orUndoAttempts } from '../limits'
import type { App } from '../pocketbase-api'

/** As accounts that sign up have theirs stored: trimmed, in lower case. */
export const emailAddress = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(255), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/))

/** Where mails to an address arrive: dots and what stands behind '+' lead there too. Two accounts may share a mailbox; only limits go by it. */
function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${name.replace(/\+.*$/, '').replaceAll('.', '')}@${domain}`
}

const MINUTE_MS = 60_000

/**
 * Does `work`, told whether one more mail with a link, of a kind that anyone can ask for, goes to a mailbox: one in three minutes and twenty a day, wherever
 * they are asked for. Beyond that the answer stays the same; one that could not be queued counts as none. Product 7.
 */
export function withLinkMail(app: App, kind: string, email: string, work: (isAllowed: boolean) => void): void {
  const mailbox = mailboxOf(email)
  const counts: Counted[] = [
    [{ name: `${kind} mail of late`, most: 1, withinMs: 3 * MINUTE_MS }, mailbox],
    [{ name: `${kind} mail of a day`, most: 20, withinMs: 24 * 60 * MINUTE_MS }, mailbox],
  ]
  const isAllowed = counts.every(([limit, who]) => attempt(app, limit, who))
  if (isAllowed) orUndoAttempts(app, counts, () => work(true))
  else work(false)
}
