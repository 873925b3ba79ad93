import { expect } from 'vitest'
import type { Mail, MailCatcher } from '../../support/server/mail-catcher'
import { runJob, type Server, sql } from '../../support/server/server-client'
import type { Session } from './session'

/** Finds the mails that a server sends to people who are signed in. */
export function mailsToPeople({ server, mailbox }: { server: Server; mailbox: MailCatcher }) {
  /** Sends what is due, as the minute's job does, and tells whether nothing is left. */
  const isQueueEmpty = async () => {
    await runJob(server, 'send-mail')
    return (await sql(server, 'SELECT 1 FROM mail_queue')).length === 0
  }
  return {
    mailsTo: (person: Session): Mail[] => mailbox.mails().filter(({ to }) => to.includes(person.person.email)),
    mailTo: (person: Session, title: string): Promise<Mail> =>
      mailbox.waitFor((mail) => mail.to.includes(person.person.email) && `${mail.subject} ${mail.text}`.includes(title)),
    /** Waits until every mail has been sent. */
    rested: () => expect.poll(isQueueEmpty).toBe(true),
  }
}
