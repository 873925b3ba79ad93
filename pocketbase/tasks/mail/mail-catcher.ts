import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'
import { simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { localAddress } from '../settings'
import type { Mail } from './mail'
import { createMailboxServer } from './mailbox-server'

export type MailCatcher = {
  /** `/api/messages` below it gives the mails as JSON, oldest first. */
  url: string
  smtpPort: number
  mails(): Mail[]
  waitFor(matches: (mail: Mail) => boolean, ms?: number): Promise<Mail>
  close(): Promise<void>
}

/** Takes every mail, delivers none. Port 0 is any free port. */
export async function startMailCatcher({ host = '127.0.0.1', port = 0 } = {}): Promise<MailCatcher> {
  const mails: Mail[] = []
  const arrivals = new EventEmitter().setMaxListeners(0)

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData(stream, session, done) {
      readMail(stream, session).then((mail) => {
        mails.push(mail)
        arrivals.emit('mail', mail)
        done()
      }, done)
    },
  })
  // A sender that ends within a mail resets its connection.
  smtp.on('error', (error) => console.info('The mailbox lost a connection.', error.message))
  const pages = createMailboxServer(mails, arrivals)
  const smtpPort = await listen(smtp.listen(0, host))
  const pagePort = await listen(pages.listen(port, host))

  return {
    url: localAddress(host, pagePort),
    smtpPort,
    mails: () => mails,
    waitFor: (matches, ms = 120_000) => mailThat(matches, mails, arrivals, ms),
    async close() {
      pages.closeAllConnections()
      await Promise.all([new Promise<void>((resolve) => smtp.close(resolve)), new Promise((resolve) => pages.close(resolve))])
    },
  }
}

async function listen(server: Server): Promise<number> {
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

async function readMail(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Mail> {
  const parsed = await simpleParser(stream)
  const html = parsed.html || ''
  const text = parsed.text ?? ''
  return {
    id: randomUUID(),
    to: session.envelope.rcptTo.map(({ address }) => address),
    from: parsed.from?.text ?? '',
    subject: parsed.subject ?? '',
    date: new Date().toISOString(),
    text,
    html,
    links: linksOf(html, text),
    headers: Object.fromEntries(parsed.headerLines.map(({ key, line }) => [key, line.slice(key.length + 1).trim()])),
  }
}

function linksOf(html: string, text: string): string[] {
  const inHtml = [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))
  const inText = [...text.matchAll(/https?:\/\/[^\s\])>]*[^\s\])>.,;]/g)].map(([link]) => link)
  return [...new Set([...inHtml, ...inText])]
}

function mailThat(matches: (mail: Mail) => boolean, mails: Mail[], arrivals: EventEmitter, ms: number): Promise<Mail> {
  const here = mails.find(matches)
  if (here) return Promise.resolve(here)
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(patience)
      arrivals.off('mail', look)
    }
    const look = (mail: Mail) => {
      if (!matches(mail)) return
      settle()
      resolve(mail)
    }
    const patience = setTimeout(() => {
      settle()
      reject(new Error(`no such mail within ${ms} ms; arrived: ${mails.map(({ to, subject }) => `${to}: ${subject}`).join(' | ') || 'none'}`))
    }, ms)
    arrivals.on('mail', look)
  })
}
