import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { queueMail } from '../../server/support/mails-to-people'
import { serverWithMailbox } from '../../server/support/server-with-mailbox'
import { type Session, signedIn } from '../../server/support/session'
import { startPocketBase, type TestServer } from '../../support/server/pocketbase'
import { call, get, post, quoted, runJob, sql, superToken, textAt } from '../../support/server/server-client'

/** However slow the machine is. */
const soon = { timeout: 300_000 }
const { server, mailbox } = serverWithMailbox()

const mailTo = (person: Session, title: string) =>
  mailbox.waitFor((mail) => mail.to.includes(person.person.email) && `${mail.subject} ${mail.text}`.includes(title))

async function logOf(of: TestServer): Promise<string> {
  const answer = await call(of, 'GET', '/api/logs?perPage=500', { token: await superToken(of) })
  return JSON.stringify(answer.body)
}

/** A mail server that takes connections and says nothing, until it is told to speak: then new ones reach the one at `port`. */
async function startSilentRelay(port: number) {
  let speaks = false
  const taken: Socket[] = []
  const relay = createServer((socket) => {
    taken.push(socket.on('error', () => undefined))
    if (!speaks) return
    const onwards = connect(port, '127.0.0.1').on('error', () => undefined)
    taken.push(onwards)
    socket.pipe(onwards).pipe(socket)
  })
  await once(relay.listen(0, '127.0.0.1'), 'listening')
  return {
    smtpPort: (relay.address() as AddressInfo).port,
    connections: () => taken.length,
    speak() {
      speaks = true
    },
    close() {
      for (const socket of taken) socket.destroy()
      return new Promise((resolve) => relay.close(resolve))
    },
  }
}

describe('the queue', () => {
  test('what a person waits for goes before all notices, and of these at most 200 in one go', async () => {
    const [reader, writer] = [await signedIn(server, 'cliente'), await signedIn(server, 'autonomo')]
    const notices = `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 210)
      SELECT 'notice' || substr('000000000' || n, -9), 'message_unread', ${quoted(reader.id)}, ${quoted(writer.id)}, '{"id":"x","title":"Em massa"}', '2026-01-01', 0, '2026-01-01' FROM numbers`
    const columns = 'id, kind, user_id, person_id, about, due_at, tries, created_at'
    await sql(server, `INSERT INTO mail_queue (${columns}) ${notices}`)
    await queueMail(server, 'password_reset', { to: writer, due_at: new Date().toISOString() })
    const before = mailbox.mails().length
    await runJob(server, 'send-mail')
    await expect.poll(() => mailbox.mails().length, soon).toBe(before + 201)
    expect(mailbox.mails()[before]?.subject).toBe('Crie uma nova senha no Canteiro')
    expect(await sql(server, 'SELECT 1 FROM mail_queue')).toHaveLength(10)
    await runJob(server, 'send-mail')
    await expect.poll(() => mailbox.mails().length, soon).toBe(before + 211)
  })

  test('a mail server that takes connections and says nothing holds up no mail for long, is written to the log, and is asked ever more rarely', async () => {
    const relay = await startSilentRelay(mailbox.smtpPort)
    const stage = await startPocketBase({
      mailbox: relay,
      hooks: `
        routerAdd('GET', '/drain', (e) => e.json(200, { state: String($app.store().get('mail drain')) }))
        routerAdd('POST', '/drain/{minutes}', (e) => {
          const minutes = Number(e.request.pathValue('minutes'))
          const [since, ...rest] = String($app.store().get('mail drain')).split(' ')
          $app.store().set('mail drain', [Number(since) - minutes * 60000, ...rest].join(' '))
          return e.noContent(204)
        })`,
    })
    const reader = await signedIn(stage, 'cliente')
    const sends = async (title: string) => {
      await queueMail(stage, 'proposal_received', { to: reader, by: reader, title, created_at: new Date().toISOString() })
      await runJob(stage, 'send-mail')
    }
    const passes = async (minutes: number) => expect((await post(stage, `/drain/${minutes}`, {})).status).toBe(204)
    const failures = async () => (await logOf(stage)).split('does not answer').length - 1

    await sends('Primeira')
    await expect.poll(relay.connections, soon).toBe(1)
    await passes(4)
    await sends('Segunda')
    await expect.poll(relay.connections, soon).toBe(2)
    await expect.poll(failures, soon).toBe(1)
    // It was given up once: the next is waited for twice as long.
    await passes(4)
    await sends('Terceira')
    await expect.poll(async () => textAt(await get(stage, '/drain'), 'state'), soon).toMatch(/ 1 1$/)
    expect(relay.connections()).toBe(2)
    relay.speak()
    await passes(4)
    await runJob(stage, 'send-mail')
    await mailTo(reader, 'Terceira')
    await expect.poll(async () => textAt(await get(stage, '/drain'), 'state'), soon).toBe('0 0 0')
    await stage.stop()
    await relay.close()
  })
})
