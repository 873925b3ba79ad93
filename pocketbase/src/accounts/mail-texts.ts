import { mails } from '#texts'
import { environment } from '../globals'
import { attempt, type Limit } from '../limits'
import type { MailEvent, RecordRequestEvent } from '../pocketbase-api'

/** PocketBase's own mails in our words, with links to our own pages. */
type Write = (about: { name: string; link: string }) => { subject: string; text: string; html: string }

const withLink =
  (write: Write, page: string) =>
  (e: MailEvent): void => {
    const link = `${environment('PUBLIC_URL')}${page}?token=${encodeURIComponent(String(e.meta.token))}`
    const { subject, text, html } = write({ name: e.record.getString('full_name'), link })
    e.message.subject = subject
    e.message.text = text
    e.message.html = html
    e.next()
  }

export const verificationMail = withLink(mails.verification, '/auth/callback')
export const passwordResetMail = withLink(mails.passwordReset, '/reset-password')
export const emailChangeMail = withLink(mails.emailChange, '/auth/confirmar-email')

/** An account gets only so many of a kind; whoever asks for more hears the same as ever. Product 7. */
const atMost =
  (limit: Limit) =>
  (e: RecordRequestEvent): void => {
    if (attempt(e.app, limit, e.record.id)) e.next()
    else e.noContent(204)
  }

export const requestPasswordReset = atMost({ name: 'password reset', most: 5, withinMs: 60 * 60_000 })
export const requestVerification = atMost({ name: 'verification', most: 5, withinMs: 60 * 60_000 })
