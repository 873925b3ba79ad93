import { beforeAll, describe, expect, test } from 'vitest'
import { conversationId } from '#domain/ids'
import { DEFAULT_SUBJECT, reportSubject } from '#domain/support-ticket'
import { newId } from '#new-id'
import { fieldOf, post, quoted, type Row, sql } from '../support/server/server-client'
import { withServer } from '../support/server/with-server'
import { type Session, signedIn } from './support/session'
import { withAdministrator, withPeople } from './support/with-people'

const server = withServer()
const admin = withAdministrator(server)
const { ana, bruno } = withPeople(server, { ana: 'cliente', bruno: 'autonomo' })

type Talk = { project: string; conversation: string; messages: string[] }

/** A conversation of ana and bruno with so many messages of both in turn. */
async function talkOf(count: number): Promise<Talk> {
  const project = await ana.publishes()
  await bruno.proposes(project)
  const conversation = await ana.startsConversation(project, bruno)
  const messages: string[] = []
  for (let n = 0; n < count; n++) messages.push(await (n % 2 ? ana : bruno).says(conversation, `Mensagem ${n}`))
  return { project, conversation, messages }
}

const reportOf = (conversation: string, enclosed: readonly string[], more: Row = {}): Row => ({
  message_id: newId(),
  ticket_id: newId(),
  subject: reportSubject({ kind: 'conversation', id: conversation }),
  content: 'Pediu sinal no Pix.',
  reason: 'payment',
  enclosed,
  ...more,
})

const evidenceOf = async (ticket: unknown) =>
  (await sql(server, `SELECT * FROM report_evidence WHERE ticket_id = ${quoted(String(ticket))} ORDER BY created_at`)).map(
    ({ message_id, content, sender_id, reported_id }) => ({ message_id, content, sender_id, reported_id }),
  )

const ticketOf = async (ticket: unknown) => (await sql(server, `SELECT * FROM support_tickets WHERE id = ${quoted(String(ticket))}`))[0] ?? {}

/** Tickets and notices on that person's device. */
async function heldBy({ device }: Session) {
  await device.pull()
  return { tickets: device.all('support_tickets'), said: JSON.stringify([...device.all('notifications').values()]) }
}

describe('[PRODUCT 117] what is enclosed with a report', () => {
  let talk: Talk
  beforeAll(async () => {
    talk = await talkOf(6)
  })

  test("is the server's own: what lies between the named messages, of both sides, and nothing that came after", async () => {
    const report = reportOf(talk.conversation, [talk.messages[1] ?? '', talk.messages[4] ?? ''])
    await bruno.says(talk.conversation, 'Esquece o que eu disse')
    await ana.does('send_support_message', report)
    expect(await evidenceOf(report.ticket_id)).toEqual(
      [1, 2, 3, 4].map((n) => ({
        message_id: talk.messages[n],
        content: `Mensagem ${n}`,
        sender_id: n % 2 ? ana.id : bruno.id,
        reported_id: bruno.id,
      })),
    )
    expect(await ticketOf(report.ticket_id)).toMatchObject({ reason: 'payment', enclosed: '4', reported_id: bruno.id })
    // Its person's devices hear how many there are; those of the other side of nothing.
    expect((await heldBy(ana)).tickets.get(String(report.ticket_id))).toMatchObject({ reason: 'payment', enclosed: 4 })
    const other = await heldBy(bruno)
    expect([other.tickets.has(String(report.ticket_id)), other.said.includes('enúncia')]).toEqual([false, false])
  })

  test('of two reports of one ticket is one piece: a second one leaves no message between out', async () => {
    const { conversation, messages } = await talkOf(4)
    const report = reportOf(conversation, [messages[0] ?? ''])
    await ana.does('send_support_message', report)
    await ana.does('send_support_message', { ...report, message_id: newId(), enclosed: [messages[2] ?? ''] })
    expect((await evidenceOf(report.ticket_id)).map(({ message_id }) => message_id)).toEqual(messages.slice(0, 3))
  })

  test('of a restored server is what it has again: the named messages that are missing count for nothing', async () => {
    const [some, none] = [await talkOf(2), await talkOf(2)]
    const partly = reportOf(some.conversation, [newId(), some.messages[0] ?? '', newId()])
    const lost = reportOf(none.conversation, [newId(), newId()])
    for (const report of [partly, lost]) await ana.does('send_support_message', report)
    expect((await evidenceOf(partly.ticket_id)).map(({ message_id }) => message_id)).toEqual([some.messages[0]])
    expect([await evidenceOf(lost.ticket_id), (await ticketOf(lost.ticket_id)).enclosed]).toEqual([[], '0'])
  })

  test('is at most 30 messages, the newest', async () => {
    const long = await talkOf(33)
    const report = reportOf(long.conversation, [long.messages[0] ?? '', long.messages[32] ?? ''])
    await ana.does('send_support_message', report)
    expect((await evidenceOf(report.ticket_id)).map(({ message_id }) => message_id)).toEqual(long.messages.slice(3))
    expect(await ana.dispatches('send_support_message', reportOf(long.conversation, long.messages.slice(0, 31)))).toMatchObject({ code: 'malformed' })

    // Two reports with more between them than is copied: where some are missing is told, once, and also when their project is gone.
    const first = reportOf(long.conversation, [long.messages[0] ?? ''])
    const second = { ...first, enclosed: [long.messages[32] ?? ''] }
    for (const one of [first, second, second]) await bruno.does('send_support_message', { ...one, message_id: newId() })
    await ana.deletes(long.project)
    const looked = await post(server, `/api/admin/support/${first.ticket_id}/evidence`, {}, admin.token)
    const read = (fieldOf(looked, 'messages') as Row[]).map(({ id, content, is_gap }) => (is_gap ? ['gap', content] : id))
    expect(read).toEqual([long.messages[0], ['gap', ''], ...long.messages.slice(3)])
    expect(await ticketOf(first.ticket_id)).toMatchObject({ enclosed: '31' })
  })

  test("is nothing of another's conversation, nor of another conversation of one's own", async () => {
    const [carla, other] = [await signedIn(server, 'cliente'), await talkOf(2)]
    const foreign = reportOf(talk.conversation, talk.messages)
    await carla.does('send_support_message', foreign)
    const mixed = reportOf(other.conversation, talk.messages)
    await ana.does('send_support_message', mixed)
    for (const { ticket_id } of [foreign, mixed]) expect([await evidenceOf(ticket_id), (await ticketOf(ticket_id)).enclosed]).toEqual([[], '0'])
    expect(await ticketOf(foreign.ticket_id)).toMatchObject({ reported_id: '' })
  })

  test("gets into no one else's ticket, and a ticket about something else takes none", async () => {
    const { conversation, messages } = await talkOf(2)
    const theirs = await bruno.asksSupport('Oi', DEFAULT_SUBJECT)
    const before = await ticketOf(theirs)
    const taken = await ana.dispatches('send_support_message', reportOf(conversation, messages, { ticket_id: theirs }))
    expect(taken).toMatchObject({ status: 'refused', code: 'malformed' })
    expect([await evidenceOf(theirs), await ticketOf(theirs)]).toEqual([[], before])
    const own = await ana.asksSupport('Oi', DEFAULT_SUBJECT)
    await ana.does('send_support_message', reportOf(conversation, messages, { ticket_id: own }))
    expect([await evidenceOf(own), (await ticketOf(own)).reason]).toEqual([[], ''])
  })

  test('is copied once, however often it is named', async () => {
    const { conversation, messages } = await talkOf(3)
    const first = reportOf(conversation, messages.slice(0, 2), { reason: 'no_show' })
    await ana.does('send_support_message', first)
    await ana.does('send_support_message', reportOf(conversation, messages, { reason: 'abuse' }))
    expect([(await evidenceOf(first.ticket_id)).length, await ticketOf(first.ticket_id)]).toEqual([
      3,
      expect.objectContaining({ enclosed: '3', reason: 'abuse' }),
    ])
  })

  test('outlasts the deleted project, and goes with the ticket of a deleted reporter', async () => {
    const carla = await signedIn(server, 'cliente')
    const project = await carla.publishes()
    await bruno.proposes(project)
    const conversation = await carla.startsConversation(project, bruno)
    expect(conversation).toBe(conversationId(project, carla.id, bruno.id))
    const report = reportOf(conversation, [await bruno.says(conversation, 'Manda o sinal')])
    await carla.does('send_support_message', report)
    await carla.deletes(project)
    expect(await evidenceOf(report.ticket_id)).toHaveLength(1)
    await sql(server, `DELETE FROM support_tickets WHERE id = ${quoted(String(report.ticket_id))}`)
    expect(await evidenceOf(report.ticket_id)).toEqual([])
  })
})

test('[PRODUCT 117] an app of 1.0 reports without a reason, in a ticket that is listed all the same', async () => {
  const project = await ana.publishes()
  const ticket = await bruno.asksSupport('Isto é golpe.', reportSubject({ kind: 'project', id: project }))
  const stored = await ticketOf(ticket)
  expect(stored).toMatchObject({ reason: '', enclosed: '0', reported_id: ana.id })
  expect(stored.report_order).toBe(`3 ${stored.created_at}`)
})
