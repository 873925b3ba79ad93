import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collectionNames } from '#domain/documents'
import { conversationId } from '#domain/ids'
import { newId } from '#new-id'
import { signedInAdministrator } from '../support/people'
import { startPocketBase, type TestServer } from '../support/pocketbase'
import { call, get, post, quoted, type Row, sql } from '../support/server-client'
import { heldOnDevice } from './support/readable'
import { type Session, signedIn } from './support/session'
import { addPhoto, picture } from './support/stage'

let server: TestServer
let admin: { id: string; token: string }

beforeAll(async () => {
  server = await startPocketBase()
  admin = await signedInAdministrator(server)
})
afterAll(() => server.stop())

const approve = (request: string) => post(server, `/api/admin/cancellations/${request}/approve`, {}, admin.token)

type Stage = { client: Session; provider: Session; rival: Session; neighbour: Session; request: string; ids: string[] }

/** Two people who have done everything with each other, with others around. */
async function stageOf(who: 'client' | 'provider', name: string): Promise<Stage> {
  const client = await signedIn(server, 'cliente', { full_name: who === 'client' ? name : 'Ana Lima' })
  const provider = await signedIn(server, 'autonomo', { full_name: who === 'provider' ? name : 'Bruno Reis' })
  const [rival, neighbour] = [await signedIn(server, 'empresa', { full_name: 'Obras e Cia' }), await signedIn(server, 'autonomo')]
  const [open, started] = [await client.publishes(), await client.publishes({ title: 'Muro' })]
  const photo = newId()
  await addPhoto(server, client.token, { id: photo, project_id: open, position: '0' })
  const avatar = new FormData()
  avatar.set('avatar', picture(), 'a.png')
  const leaving = who === 'client' ? client : provider
  const kept = await call(server, 'PATCH', `/api/collections/users/records/${leaving.id}`, { token: leaving.token, body: avatar })
  expect(kept.status).toBe(200)
  const proposals = [await provider.proposes(open), await rival.proposes(open), await provider.proposes(started), await rival.proposes(started)]
  expect((await client.accepts(started, String(proposals[2]))).status).toBe(200)
  const [conversation, message, ticket, asked, request] = [conversationId(started, client.id, provider.id), newId(), newId(), newId(), newId()]
  await provider.does('send_message', { message_id: message, conversation_id: conversation, content: 'Bom dia' })
  await leaving.does('send_support_message', { message_id: asked, ticket_id: ticket, subject: null, content: 'Quero sair' })
  await post(server, `/api/admin/support/${ticket}/messages`, { message_id: newId(), content: 'Certo' }, admin.token)
  await leaving.does('request_cancellation', { request_id: request })
  const fields = Object.entries(privateOf(leaving.id)).map(([field, value]) => `${field} = ${quoted(value)}`)
  await sql(server, `UPDATE users SET ${fields.join(', ')} WHERE id = ${quoted(leaving.id)}`)
  return { client, provider, rival, neighbour, request, ids: [open, started, photo, ...proposals, conversation, message, ticket, asked] }
}

/** What is nobody else's, without their id. */
const markOf = (id: string): string => `sigilo ${[...id].reverse().join('')}`

/** Every field that a person, or an administrator for them, fills in. */
const privateOf = (id: string) => ({
  phone: '11912345678',
  document_type: 'CPF',
  document_number: '52998224725',
  username: markOf(id).replace(' ', ''),
  website: `https://canteiro.example/${markOf(id)}`,
  address: `Travessa ${markOf(id)}`,
  about: `Sobre ${markOf(id)}`,
  suspended_at: '2026-01-01T00:00:00.000Z',
  suspended_reason: markOf(id),
})

type Contents = Map<string, Row[]>

/** Every row of every table, but for the feed's numbers and what search keeps as bytes. */
async function everything(): Promise<Contents> {
  const tables = await sql(
    server,
    "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
  )
  const contents: Contents = new Map()
  for (const { name } of tables) contents.set(String(name), await sql(server, `SELECT * FROM "${name}"`))
  return contents
}

const filesOf = async (): Promise<string[]> => {
  const entries = await readdir(join(server.dataDir, 'storage'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** The tables that still name one of these, and how often. */
function mentions(contents: Contents, names: readonly string[]): Record<string, number> {
  const found = [...contents].map(([table, rows]): [string, number] => {
    const count = rows.filter((row) => names.some((name) => JSON.stringify(row).includes(name))).length
    return [table, count]
  })
  return Object.fromEntries(found.filter(([, count]) => count > 0))
}

/** What is counted or searched anew whatever is deleted, and mails that go out meanwhile. */
const kept = /^(?:record_counts|(?:user|project)_words_.*|mail_queue)$/

/** Rows of the one that the other has not, or not so, with their tables. */
const rowsLost = (from: Contents, other: Contents): { table: string; row: string }[] =>
  [...from.keys()]
    .filter((table) => !kept.test(table))
    .flatMap((table) => {
      const stayed = new Set((other.get(table) ?? []).map((row) => JSON.stringify(row)))
      return (from.get(table) ?? []).map((row) => ({ table, row: JSON.stringify(row) })).filter(({ row }) => !stayed.has(row))
    })

const tablesOf = (rows: readonly { table: string }[]): string[] => [...new Set(rows.map(({ table }) => table))].sort()

describe.each(['client', 'provider'] as const)('[A1] the account of a %s is deleted', (who) => {
  const name = who === 'client' ? 'Quitéria Sumida' : 'Teobaldo Partido'
  let stage: Stage
  let leaving: Session
  let before: Contents

  beforeAll(async () => {
    stage = await stageOf(who, name)
    leaving = stage[who]
    for (const { device } of [stage.client, stage.provider, stage.rival, stage.neighbour]) await device.pull()
    before = await everything()
    expect((await filesOf()).filter((path) => path.includes(leaving.id))).not.toEqual([])
    expect((await approve(stage.request)).status).toBe(204)
  })

  test('with nothing of the person left but the request, and the rows of the deletion, the audit, the feed and ended sessions, ids only', async () => {
    const after = await everything()
    expect(Object.keys(mentions(after, [leaving.id])).sort()).toEqual(['account_deletions', 'audit_log', 'ended_keys', 'sync_changes'])
    expect(mentions(after, [name, leaving.person.email, 'Bom dia', 'Quero sair'].slice(0, who === 'client' ? 4 : 2))).toEqual({})
    expect(mentions(before, [markOf(leaving.id)])).toMatchObject({ users: 1 })
    expect(mentions(after, [markOf(leaving.id), '11912345678', '52998224725'])).toEqual({})
    const [request] = await sql(server, `SELECT * FROM account_cancellation_requests WHERE id = ${quoted(stage.request)}`)
    expect(request).toMatchObject({ user_id: '', status: 'completed', resolved_by: admin.id })
    expect(request?.resolved_at).toMatch(/^\d{4}-/)
    for (const word of [name.split(' ')[0], '11912345678', '52998224725', '"sigilo"']) {
      const words = await sql(server, `SELECT count(*) AS n FROM user_words WHERE user_words MATCH '${word}'`)
      expect([word, words]).toEqual([word, [{ n: '0' }]])
    }
  })

  test('with their files, and in no table anything of anybody else', async () => {
    const files = await filesOf()
    expect(files.filter((path) => path.includes(leaving.id))).toEqual([])
    if (who === 'client') expect(files.filter((path) => stage.ids.some((id) => path.includes(id)))).toEqual([])
    const after = await everything()
    const about = [leaving.id, stage.request, ...stage.ids]
    const gone = rowsLost(before, after)
    // A notice about them goes with them, and the feed says so.
    const notices = gone.flatMap(({ table, row }) => (table === 'notifications' ? String(JSON.parse(row).id) : []))
    const isOfThem = ({ table, row }: (typeof gone)[number]) =>
      [...about, ...(table === 'sync_changes' ? notices : [])].some((id) => row.includes(id))
    expect(gone.filter((row) => !isOfThem(row))).toEqual([])
    expect(tablesOf(gone)).toEqual(
      expect.arrayContaining(['users', 'messages', 'proposals', 'conversations', 'support_tickets', 'support_messages', 'quotas', 'sync_answers']),
    )
    // What has come, or is changed: of the deletion itself, and what it means for others.
    const told = ['account_cancellation_requests', 'account_deletions', 'audit_log', 'ended_keys', 'notifications', 'sync_changes']
    expect(tablesOf(rowsLost(after, before))).toEqual([...told, ...(who === 'client' ? [] : ['projects', 'proposals'])].sort())
  })

  test('and its project in progress is open again, or gone with its proposers told', async () => {
    const [open, started] = stage.ids
    const projects = await sql(
      server,
      `SELECT id, status, accepted_proposal_id FROM projects WHERE id IN (${quoted(String(open))}, ${quoted(String(started))}) ORDER BY title`,
    )
    if (who === 'client') expect(projects).toEqual([])
    else
      expect(projects.map(({ status, accepted_proposal_id }) => [status, accepted_proposal_id])).toEqual([
        ['open', ''],
        ['open', ''],
      ])
    const told = (await stage.rival.notifications()).map(({ title }) => title)
    expect(told).toContain(who === 'client' ? 'Projeto excluído' : 'Projeto reaberto')
  })

  test('and every device that held something of it drops it; its own is told that the account is gone', async () => {
    expect(await get(server, '/api/presence', leaving.token)).toMatchObject({ status: 410, body: { code: 'account_removed' } })
    for (const person of [stage.client, stage.provider, stage.rival, stage.neighbour].filter(({ id }) => id !== leaving.id)) {
      await person.device.pull()
      const idsOf = await heldOnDevice(server, person.id)
      for (const collection of collectionNames) expect(person.device.ids(collection), collection).toEqual(idsOf(collection))
    }
  })

  test('once: the same request again is a conflict, and one that is not there is not found', async () => {
    expect(await approve(stage.request)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(await approve('nothing00000000')).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(JSON.stringify((await get(server, '/api/admin/cancellations', admin.token)).body)).toContain(stage.request)
  })

  test('and is written down beside the database', async () => {
    expect(await readFile(join(server.dataDir, 'deletions.txt'), 'utf8')).toMatch(new RegExp(`^${leaving.id} \\d{4}-`, 'm'))
    expect(await sql(server, "SELECT count(*) AS n FROM account_deletions WHERE folders <> ''")).toEqual([{ n: '0' }])
  })
})

test('one whose folders cannot be read is kept, and holds up no other', async () => {
  await sql(server, "INSERT INTO account_deletions (user_id, deleted_at, folders) VALUES ('000000000000000', '2026-01-01', '{')")
  const { request, client } = await stageOf('client', 'Nilza Prado')
  expect((await approve(request)).status).toBe(204)
  expect((await filesOf()).filter((path) => path.includes(client.id))).toEqual([])
  expect(await sql(server, "SELECT user_id FROM account_deletions WHERE folders <> ''")).toEqual([{ user_id: '000000000000000' }])
  await sql(server, "DELETE FROM account_deletions WHERE user_id = '000000000000000'")
})

test('[A1] a copy from before the deletion that is put back loses the account again at its start', async () => {
  const stage = await stageOf('client', 'Restaurada Silva')
  const restore = await server.snapshot()
  expect((await approve(stage.request)).status).toBe(204)
  const path = join(server.dataDir, 'deletions.txt')
  const written = await readFile(path, 'utf8')
  await server.kill('SIGTERM')
  await restore()
  await server.kill()
  await writeFile(path, written)
  await server.restart()
  expect(await sql(server, `SELECT id FROM users WHERE id = ${quoted(stage.client.id)}`)).toEqual([])
  const [request] = await sql(server, `SELECT status, user_id FROM account_cancellation_requests WHERE id = ${quoted(stage.request)}`)
  expect(request).toEqual({ status: 'completed', user_id: '' })
  expect((await filesOf()).filter((file) => file.includes(stage.client.id))).toEqual([])
})

test('[A1] a server that is killed in the middle has deleted everything or nothing', async () => {
  const outcomes = new Set<string>()
  for (const wait of [0, 5, 15, 30, 60, 120, 'for the answer'] as const) {
    const stage = await stageOf('client', 'Interrompida Souza')
    const answered = approve(stage.request).catch(() => undefined)
    if (wait === 'for the answer') await answered
    else await new Promise((resolve) => setTimeout(resolve, wait))
    await server.kill()
    await answered
    await server.restart()
    const [request] = await sql(server, `SELECT status, user_id FROM account_cancellation_requests WHERE id = ${quoted(stage.request)}`)
    const left = mentions(await everything(), [stage.client.person.email])
    const files = (await filesOf()).filter((file) => file.includes(stage.client.id) || stage.ids.some((id) => file.includes(id)))
    if (request?.status === 'completed') {
      expect(request.user_id).toBe('')
      expect([left, files]).toEqual([{}, []])
    } else {
      expect(request).toMatchObject({ status: 'pending', user_id: stage.client.id })
      expect(left.users).toBe(1)
      expect(files.length).toBeGreaterThan(1)
      expect((await approve(stage.request)).status).toBe(204)
    }
    outcomes.add(String(request?.status))
  }
  expect(outcomes).toContain('completed')
})
