import { expect } from 'vitest'
import type { Mail, MailCatcher } from '../../support/server/mail-catcher'
import { runJob, type Server, sql } from '../../support/server/server-client'
import type { Session } from './session'

export function mailsToPeople({ server, mailbox }: { server: Server; mailbox: MailCatcher }) {
  /** As the minute's job does. Whether nothing is left. */
  const isQueueEmpty = async () => {
    await runJob(server, 'send-mail')
    return (await sql(server, 'SELECT 1 FROM mail_queue')).length === 0
  }
  return {
    mailsTo: (person: Session): Mail[] => mailbox.mails().filter(({ to }) => to.includes(person.person.email)),
    mailTo: (person: Session, title: string): Promise<Mail> =>
      mailbox.waitFor((mail) => mail.to.includes(person.person.email) && `${mail.subject} ${mail.text}`.includes(title)),
    rested: () => expect.poll(isQueueEmpty).toBe(true),
  }
}
