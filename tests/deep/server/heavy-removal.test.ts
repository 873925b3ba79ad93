import { expect, test } from 'vitest'
import type { CollectionName } from '#domain/documents'
import { conversationId, proposalId } from '#domain/ids'
import { newId } from '#new-id'
import { populate } from '../../server/support/populate'
import { type Session, signedIn } from '../../server/support/session'
import { addPhoto } from '../../server/support/stage'
import { removePerson, signedInAdministrator } from '../../support/data/people'
import { post, quoted, sql } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'

const server = withServer({ printsStatements: true })

const MANY = 300
const numbers = `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${MANY})`
const ids = "lower(substr(hex(randomblob(8)), 1, 15)), strftime('%Y-%m-%dT%H:%M:%fZ', 'now', printf('-%d minutes', n))"

/** How many lines the server prints meanwhile, which are the statements that it runs. */
async function printedBy(work: () => Promise<unknown>): Promise<number> {
  const before = server.output().split('\n').length
  await work()
  return server.output().split('\n').length - before
}

const many = (table: string, columns: string, values: string) =>
  sql(server, `INSERT INTO ${table} (id, created_at, ${columns}) ${numbers} SELECT ${ids}, ${values} FROM numbers`)
const left = async (...tables: string[]) =>
  Object.fromEntries(await Promise.all(tables.map(async (table) => [table, (await sql(server, `SELECT id FROM ${table}`)).length])))

test('an account with very many notices and messages goes in few statements: everybody else waits meanwhile', async () => {
  const client = await signedIn(server, 'cliente')
  const provider = await signedIn(server, 'autonomo')
  const project = await client.publishes()
  await provider.proposes(project)
  await client.startsConversation(project, provider)
  const [conversation, ticket] = [conversationId(project, client.id, provider.id), await provider.asksSupport('Bom dia')]
  await many('notifications', 'user_id, title, message, link, is_read', `${quoted(provider.id)}, 'Aviso', 'Aviso.', '', FALSE`)
  const naming = [quoted(client.id), "'Aviso', 'Aviso.', '', FALSE", quoted(provider.id)].join(', ')
  await many('notifications', 'user_id, title, message, link, is_read, person_id', naming)
  await many('messages', 'conversation_id, sender_id, content', `${quoted(conversation)}, ${quoted(provider.id)}, 'Bom dia'`)
  await many('support_messages', 'ticket_id, sender_id, content', `${quoted(ticket)}, ${quoted(provider.id)}, 'Bom dia'`)
  await client.device.pull()
  expect(client.device.ids('messages').length).toBeGreaterThanOrEqual(MANY)

  expect(await printedBy(() => removePerson(server, provider.id))).toBeLessThan(MANY)
  expect(await left('messages', 'support_messages', 'support_tickets', 'conversations', 'proposals')).toEqual({
    ...{ messages: 0, support_messages: 0, support_tickets: 0, conversations: 0, proposals: 0 },
  })
  expect(await sql(server, `SELECT id FROM notifications WHERE ${quoted(provider.id)} IN (user_id, person_id)`)).toEqual([])
  await client.device.pull()
  expect(client.device.ids('messages')).toEqual([])
  expect(client.device.ids('projects')).toEqual([project])
})

test.each([
  ['by its owner', (owner: Session, project: string) => owner.deletes(project)],
  ['by an administrator', (_owner: Session, project: string) => removeAsAdministrator(project)],
  ['with its owner', (owner: Session) => removePerson(server, owner.id)],
])('a crowded project that is deleted %s goes in few statements, with all that hangs on it, and from every device', async (_by, deletes) => {
  const client = await signedIn(server, 'cliente')
  const provider = await signedIn(server, 'autonomo')
  const other = await signedIn(server, 'cliente')
  const [project, kept] = [await client.publishes(), await other.publishes()]
  for (const [owner, id] of [[client, project] as const, [other, kept] as const]) {
    await provider.proposes(id)
    await owner.startsConversation(id, provider)
    await owner.says(conversationId(id, owner.id, provider.id), 'Oi')
  }
  await addPhoto(server, client.token, { id: newId(), project_id: project, position: '0' })
  const conversation = conversationId(project, client.id, provider.id)
  await many('messages', 'conversation_id, sender_id, content', `${quoted(conversation)}, ${quoted(provider.id)}, 'Bom dia'`)
  await populate(server, 'RJ', `Cidade ${newId()}`, MANY)
  const proposing = `INSERT INTO proposals (id, project_id, provider_id, amount, cover_letter, proposal_type, duration_days, status, revisions, created_at, updated_at)
      SELECT lower(substr(hex(randomblob(8)), 1, 15)), ${quoted(project)}, id, 10, 'Faço.', 'service', 1, 'pending', '[]', created_at, created_at
      FROM (SELECT id, created_at FROM users WHERE full_name = 'Fornecedor' ORDER BY rowid DESC LIMIT ${MANY})`
  await sql(server, proposing)
  for (const { device } of [client, provider]) await device.pull()
  expect(provider.device.ids('messages').length).toBeGreaterThan(MANY)

  expect(await printedBy(() => deletes(client, project))).toBeLessThan(MANY)
  await provider.device.pull()
  const held = (name: CollectionName) => [...provider.device.all(name).keys()]
  expect(held('projects')).toContain(kept)
  expect(held('projects')).not.toContain(project)
  expect([held('proposals'), held('conversations'), held('messages').length]).toEqual([
    [proposalId(kept, provider.id)],
    [conversationId(kept, other.id, provider.id)],
    1,
  ])
  expect(await left('projects', 'proposals', 'conversations', 'messages', 'project_images')).toMatchObject({ project_images: 0, messages: 1 })
  for (const [table, column] of [['proposals', 'project_id'] as const, ['conversations', 'project_id'] as const])
    expect(await sql(server, `SELECT id FROM ${table} WHERE ${column} = ${quoted(project)}`)).toEqual([])
  expect(await provider.notifications()).toContainEqual(expect.objectContaining({ title: 'Projeto excluído' }))
  await removePerson(server, other.id)
})

async function removeAsAdministrator(project: string): Promise<void> {
  const { token } = await signedInAdministrator(server)
  expect((await post(server, `/api/admin/projects/${project}/removal`, { reason: 'Golpe' }, token)).status).toBe(204)
}
