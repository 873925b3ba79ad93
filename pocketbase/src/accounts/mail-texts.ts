import { links } from '#links'
import { mails } from '#texts'
import { automatic, tokenLink } from '../mail/letters'
import type { MailEvent, ServerRecord } from '../pocketbase-api'

/** PocketBase's own mails with our texts and links; without a name to an address that is not confirmed. Product 41. */
type Write = (about: { name: string; link: string }) => { subject: string; text: string; html: string }

const withLink =
  (write: Write, page: string, isGreeted: (person: ServerRecord) => boolean = () => false) =>
  (e: MailEvent): void => {
    const link = tokenLink(page, String(e.meta.token))
    const { subject, text, html } = write({ name: isGreeted(e.record) ? e.record.getString('full_name') : '', link })
    e.message.subject = subject
    e.message.text = text
    e.message.html = html
    e.message.headers = automatic
    e.next()
  }

export const passwordResetMail = withLink(mails.passwordReset, links.resetPassword(), (person) => person.getBool('verified'))
export const emailChangeMail = withLink(mails.emailChange, links.confirmNewEmail())
