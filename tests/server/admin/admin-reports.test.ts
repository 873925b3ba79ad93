import { describe, expect, test } from 'vitest'
import { type Reported, reportSubject } from '#domain/support-ticket'
import { newId } from '#new-id'
import { call, fieldOf, post, quoted, runJob, sql } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'
import { adminRequests } from '../support/admin-requests'
import type { Session } from '../support/session'
import { withAdministrator, withPeople } from '../support/with-people'

const server = withServer()
const admin = withAdministrator(server)
const { rows } = adminRequests(server, admin)
const { ana, caio, bruno, lia } = withPeople(server, {
  ana: { role: 'cliente', full_name: 'Ana Lima' },
  caio: { role: 'cliente', full_name: 'Caio Sá' },
  bruno: { role: 'autonomo', full_name: 'Bruno Reis' },
  lia: { role: 'autonomo', full_name: 'Lia Paz' },
})

async function reports(by: Session, kind: Reported['kind'], id: string, more: object = {}): Promise<string> {
  const ticket_id = newId()
  const subject = reportSubject({ kind, id })
  await by.does('send_support_message', { message_id: newId(), ticket_id, subject, content: 'Veja.', ...more })
  return ticket_id
}

/** A conversation of ana and bruno with one message, reported by ana with that. */
async function reportedTalk(): Promise<{ ticket: string; conversation: string }> {
  const project = await ana.publishes()
  await bruno.proposes(project)
  const conversation = await ana.startsConversation(project, bruno)
  const enclosed = [await bruno.says(conversation, 'Manda o sinal no Pix'), await ana.says(conversation, 'Não mando')]
  return { ticket: await reports(ana, 'conversation', conversation, { reason: 'payment', enclosed }), conversation }
}

const look = (ticket: string, token = admin.token) => post(server, `/api/admin/support/${ticket}/evidence`, {}, token)
const setStatus = (ticket: string, status: string) => call(server, 'PATCH', `/api/admin/support/${ticket}`, { token: admin.token, body: { status } })
const enclosedIn = async (ticket: string) => (await sql(server, `SELECT enclosed FROM support_tickets WHERE id = ${quoted(ticket)}`))[0]?.enclosed
const closedDaysAgo = (ticket: string, days: number) =>
  sql(server, `UPDATE support_tickets SET closed_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${days} days') WHERE id = ${quoted(ticket)}`)

describe('[PRODUCT 118] the support', () => {
  test('lists open reports by reason, money and safety first, then by age, with how many others have reported the same person', async () => {
    const project = await ana.publishes()
    const made: string[] = []
    for (const reason of ['other', 'no_show', 'fake', undefined, 'abuse', 'payment', 'payment']) {
      made.push(await reports(caio, 'person', lia.id.slice(0, 14) + made.length, reason ? { reason } : {}))
    }
    await ana.asksSupport('Oi')
    const listed = async () => (await rows('support?status=reports')).map(({ id }) => String(id)).filter((id) => made.includes(id))
    expect(await listed()).toEqual([made[5], made[6], made[4], made[3], made[2], made[1], made[0]])
    await setStatus(made[5] ?? '', 'closed')
    expect(await listed()).toEqual([made[6], made[4], made[3], made[2], made[1], made[0]])
    // The project is ana's: who reports it reports her. The same reporter counts once, and not beside their own report.
    const counted = [await reports(caio, 'project', project), await reports(lia, 'project', project), await reports(lia, 'person', ana.id)]
    const reportersOf = async (ticket: string | undefined) => (await rows('support?status=reports')).find(({ id }) => id === ticket)?.reporters
    expect([await reportersOf(counted[0]), await reportersOf(counted[1])]).toEqual([1, 1])
    await sql(server, `UPDATE support_tickets SET created_at = '2020-01-01T00:00:00.000Z' WHERE client_id = ${quoted(lia.id)}`)
    expect(await reportersOf(counted[0])).toBe(0)
  })

  test('reads who wrote what of a report, each look an act; no one else does', async () => {
    const { ticket } = await reportedTalk()
    for (const token of [ana.token, bruno.token, lia.token]) expect((await look(ticket, token)).status).toBe(403)
    expect((await look(ticket, '')).status).toBe(401)
    expect((await look(newId())).status).toBe(404)
    expect(fieldOf(await look(ticket), 'messages')).toEqual([
      expect.objectContaining({
        content: 'Manda o sinal no Pix',
        author: 'Bruno Reis',
        is_reporter: false,
        is_gap: false,
        created_at: expect.any(String),
      }),
      expect.objectContaining({ content: 'Não mando', author: 'Ana Lima', is_reporter: true }),
    ])
    // Neither the ticket itself nor its list has them.
    const [talk, list] = [await call(server, 'GET', `/api/admin/support/${ticket}`, { token: admin.token }), await rows('support?status=reports')]
    expect([talk.status, fieldOf(talk, 'ticket')]).toEqual([200, expect.objectContaining({ reason: 'payment', enclosed: 2 })])
    expect(JSON.stringify([talk.body, list])).not.toContain('Manda o sinal')
    expect(await sql(server, `SELECT actor, action FROM audit_log WHERE subject = ${quoted(ticket)}`)).toEqual([
      { actor: admin.id, action: 'read_evidence' },
    ])
  })

  test('tells the reporter once that a report was closed, with an answer too, and the reported nothing', async () => {
    const { ticket } = await reportedTalk()
    const before = await bruno.notifications()
    const told = async () => (await ana.notifications()).filter(({ link }) => String(link).includes(ticket)).map(({ title }) => title)
    await setStatus(ticket, 'closed')
    await setStatus(ticket, 'closed')
    expect(await told()).toEqual(['Denúncia encerrada'])
    await setStatus(ticket, 'open')
    const answer = { message_id: newId(), content: 'Suspendemos a conta.', closes: true }
    expect((await post(server, `/api/admin/support/${ticket}/messages`, answer, admin.token)).status).toBe(204)
    expect(await told()).toEqual(['Denúncia encerrada', 'Denúncia encerrada'])
    // Its time is that of the answer: the notice is read with it.
    const times = await sql(server, `SELECT created_at FROM support_messages WHERE id = ${quoted(answer.message_id)}`)
    expect((await ana.notifications()).at(-1)?.created_at).toBe(times[0]?.created_at)
    expect(await bruno.notifications()).toEqual(before)
    const plain = await ana.asksSupport('Oi', 'Suporte via Widget')
    await setStatus(plain, 'closed')
    expect((await ana.notifications()).filter(({ link }) => String(link).includes(plain))).toEqual([])
  })
})

test('[PRODUCT 117] enclosed messages go 90 days after the last time that their ticket was closed', async () => {
  const [{ ticket: old }, { ticket: young }, { ticket: reopened }] = [await reportedTalk(), await reportedTalk(), await reportedTalk()]
  for (const ticket of [old, young, reopened]) await setStatus(ticket, 'closed')
  for (const [ticket, days] of [
    [old, 91],
    [young, 89],
    [reopened, 91],
  ] as const)
    await closedDaysAgo(ticket, days)
  await setStatus(reopened, 'open')
  await runJob(server, 'drop-old-evidence')
  await expect.poll(async () => [await enclosedIn(old), await enclosedIn(young), await enclosedIn(reopened)]).toEqual(['0', '2', '2'])
  expect(await sql(server, `SELECT count(*) AS n FROM report_evidence WHERE ticket_id = ${quoted(old)}`)).toEqual([{ n: '0' }])
  await ana.device.pull()
  expect(ana.device.all('support_tickets').get(old)).toMatchObject({ enclosed: 0 })
  // Closed anew, its 90 days begin anew.
  await setStatus(reopened, 'closed')
  await runJob(server, 'drop-old-evidence')
  expect(await enclosedIn(reopened)).toBe('2')
})
