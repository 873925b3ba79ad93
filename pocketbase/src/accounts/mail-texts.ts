import { mails } from '#texts'
import { environment } from '../globals'
import type { MailEvent } from '../pocketbase-api'

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
