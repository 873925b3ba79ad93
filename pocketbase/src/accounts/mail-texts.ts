import { links } from '#links'
import { mails } from '#texts'
import { environment } from '../globals'
import type { MailEvent, ServerRecord } from '../pocketbase-api'

/** PocketBase's own mails in our words: to an address that is not confirmed without a name, which anybody may have typed (product 41); with links to our own pages. What stands behind '#' reaches no server, proxy or log. */
type Write = (about: { name: string; link: string }) => { subject: string; text: string; html: string }

const withLink =
  (write: Write, page: string, isGreeted: (person: ServerRecord) => boolean = () => false) =>
  (e: MailEvent): void => {
    const link = `${environment('PUBLIC_URL')}${page}#token=${encodeURIComponent(String(e.meta.token))}`
    const { subject, text, html } = write({ name: isGreeted(e.record) ? e.record.getString('full_name') : '', link })
    e.message.subject = subject
    e.message.text = text
    e.message.html = html
    e.next()
  }

export const verificationMail = withLink(mails.verification, links.emailConfirmed())
export const passwordResetMail = withLink(mails.passwordReset, links.resetPassword(), (person) => person.getBool('verified'))
export const emailChangeMail = withLink(mails.emailChange, links.confirmNewEmail())
