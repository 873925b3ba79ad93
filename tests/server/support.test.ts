import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#new-id'
import { createRecord, quoted, type Row, sql } from '../support/server/server-client'
import { withServer } from '../support/server/with-server'
import { type Session, signedIn } from './support/session'
import { withAdministrator, withPeople } from './support/with-people'

const server = withServer()
const { ana, bruno } = withPeople(server, { ana: 'cliente', bruno: 'autonomo' })
const admin = withAdministrator(server)

const words = (change: Row = {}): Row => ({ message_id: newId(), ticket_id: newId(), subject: null, content: 'Não consigo entrar.', ...change })
const ticketsOf = ({ id }: Session) => sql(server, `SELECT * FROM support_tickets WHERE client_id = ${quoted(id)} ORDER BY created_at`)
const messagesOf = (ticket: unknown) =>
  sql(server, `SELECT * FROM support_messages WHERE ticket_id = ${quoted(String(ticket))} ORDER BY created_at, id`)

async function answers(ticket_id: string, content = 'Já verificamos.'): Promise<string> {
  const id = newId()
  await createRecord(server, 'support_messages', { id, ticket_id, sender_id: admin.id, content, created_at: new Date().toISOString() })
  return id
}

test('[P2] the first message opens a ticket that its person alone gets, with what support answers', async () => {
  const carla = await signedIn(server, 'empresa')
  const args = words()
  await carla.does('send_support_message', args)
  const answer = await answers(String(args.ticket_id))
  expect(await ticketsOf(carla)).toEqual([
    expect.objectContaining({ id: args.ticket_id, subject: 'Suporte via Widget', status: 'open', read_at_client: '' }),
  ])
  await Promise.all([carla.device.pull(), bruno.device.pull()])
  expect([...carla.device.all('support_tickets').keys()]).toEqual([args.ticket_id])
  expect([...carla.device.all('support_messages').keys()].sort()).toEqual([args.message_id, answer].sort())
  expect(bruno.device.all('support_tickets').has(String(args.ticket_id))).toBe(false)
  expect([...bruno.device.all('support_messages').keys()]).not.toContain(args.message_id)
  expect([...bruno.device.all('support_messages').keys()]).not.toContain(answer)
})

describe("another person's ticket", () => {
  let theirs: Row
  let answer: string

  beforeAll(async () => {
    theirs = words({ content: 'Segredo' })
    await ana.does('send_support_message', theirs)
    answer = await answers(String(theirs.ticket_id), 'Resposta secreta')
  })

  test('takes no message, and says no more than an id that is taken would', async () => {
    const before = await messagesOf(theirs.ticket_id)
    const taken = await bruno.dispatches('send_support_message', words({ ticket_id: theirs.ticket_id }))
    expect(taken).toMatchObject({ status: 'refused', code: 'malformed' })
    expect(await messagesOf(theirs.ticket_id)).toEqual(before)
    expect(await ticketsOf(bruno)).toEqual([])
  })

  test('takes no read mark', async () => {
    const mark = { ticket_id: theirs.ticket_id, message_id: answer }
    expect(await bruno.dispatches('mark_ticket_read', mark)).toMatchObject({ status: 'refused', code: 'parent_missing' })
    expect((await ticketsOf(ana))[0]?.read_at_client).toBe('')
  })

  test('loses no message to who names its id', async () => {
    expect(await bruno.dispatches('send_support_message', words({ message_id: theirs.message_id }))).toMatchObject({
      status: 'refused',
      code: 'malformed',
    })
    expect(await ticketsOf(bruno)).toEqual([])
    expect(await messagesOf(theirs.ticket_id)).toContainEqual(expect.objectContaining({ id: theirs.message_id, content: 'Segredo' }))
  })
})

test("[P5] a person's read mark moves forward only, and leaves whether support is waited for alone", async () => {
  const ines = await signedIn(server, 'cliente')
  const args = words()
  await ines.does('send_support_message', args)
  const [first, second] = [await answers(String(args.ticket_id)), await answers(String(args.ticket_id), 'Resolvido.')]
  const marks = async () => (await ticketsOf(ines)).map(({ read_at_client, waits_since }) => [read_at_client, waits_since])
  await ines.does('mark_ticket_read', { ticket_id: args.ticket_id, message_id: second })
  const [[newest] = []] = await marks()
  expect(newest).toBe((await messagesOf(args.ticket_id)).at(-1)?.created_at)
  await ines.does('mark_ticket_read', { ticket_id: args.ticket_id, message_id: first })
  expect(await marks()).toEqual([[newest, '']])
})
