import { afterAll, beforeAll, expect, test } from 'vitest'
import { conversationId } from '#domain/ids'
import { newId } from '#new-id'
import { removePerson } from '../support/people'
import { startPocketBase, type TestServer } from '../support/pocketbase'
import { quoted, sql } from '../support/server-client'
import { signedIn } from './support/session'

let server: TestServer
beforeAll(async () => {
  server = await startPocketBase({ printsStatements: true })
})
afterAll(() => server.stop())

const MANY = 300
const numbers = `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${MANY})`
const ids = "lower(substr(hex(randomblob(8)), 1, 15)), strftime('%Y-%m-%dT%H:%M:%fZ', 'now', printf('-%d minutes', n))"

test('an account with very many notices and messages goes in few statements: everybody else waits meanwhile', async () => {
  const client = await signedIn(server, 'cliente')
  const provider = await signedIn(server, 'autonomo')
  const project = await client.publishes()
  await provider.proposes(project)
  await client.does('start_conversation', { project_id: project, provider_id: provider.id })
  const [conversation, ticket] = [conversationId(project, client.id, provider.id), newId()]
  await provider.does('send_support_message', { message_id: newId(), ticket_id: ticket, subject: null, content: 'Bom dia' })
  const many = (table: string, columns: string, values: string) =>
    sql(server, `INSERT INTO ${table} (id, created_at, ${columns}) ${numbers} SELECT ${ids}, ${values} FROM numbers`)
  await many('notifications', 'user_id, title, message, link, is_read', `${quoted(provider.id)}, 'Aviso', 'Aviso.', '', FALSE`)
  await many('messages', 'conversation_id, sender_id, content', `${quoted(conversation)}, ${quoted(provider.id)}, 'Bom dia'`)
  await many('support_messages', 'ticket_id, sender_id, content', `${quoted(ticket)}, ${quoted(provider.id)}, 'Bom dia'`)
  await client.device.pull()
  expect(client.device.ids('messages').length).toBeGreaterThanOrEqual(MANY)

  const before = server.output().split('\n').length
  await removePerson(server, provider.id)
  expect(server.output().split('\n').length - before).toBeLessThan(MANY)
  for (const table of ['messages', 'support_messages', 'support_tickets', 'conversations'])
    expect([table, await sql(server, `SELECT id FROM ${table}`)]).toEqual([table, []])
  expect(await sql(server, `SELECT id FROM notifications WHERE user_id = ${quoted(provider.id)}`)).toEqual([])
  await client.device.pull()
  expect(client.device.ids('messages')).toEqual([])
})
