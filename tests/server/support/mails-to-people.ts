import { expect } from 'vitest'
import { newId } from '#new-id'
import type { Mail, MailCatcher } from '../../support/server/mail-catcher'
import { quoted, runJob, type Server, sql } from '../../support/server/server-client'
import type { Session } from './session'

type Queued = { to: { id: string }; by?: { id: string }; title?: string; due_at?: string; created_at?: string }

/** A mail that waits to be sent, about a project where a title is given. */
export function queueMail(server: Server, kind: string, { to, by, title, due_at = '2026-01-01', created_at = due_at }: Queued): Promise<unknown> {
  const about = title === undefined ? null : { id: 'x', title }
  const values = [newId(), kind, to.id, by?.id ?? '', JSON.stringify(about), due_at, created_at].map(quoted)
  return sql(server, `INSERT INTO mail_queue (id, kind, user_id, person_id, about, due_at, created_at, tries) VALUES (${values.join()}, 0)`)
}

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
