import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collectionNames } from '#domain/documents'
import { conversationId } from '#domain/ids'
import { newId } from '#new-id'
import { eventually } from '../support/eventually'
import { signedInAdministrator } from '../support/people'
import { startPocketBase, type TestServer } from '../support/pocketbase'
import { call, get, post, quoted, type Row, runJob, sql } from '../support/server-client'
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

type Stage = { client: Session; provider: Session; rival: Session; neighbour: Session; request: string; ids: string[]; going: string[] }

/** Two people who have done everything with each other, with others around. Every text that goes with who leaves bears their mark. */
async function stageOf(who: 'client' | 'provider', name: string): Promise<Stage> {
  const client = await signedIn(server, 'cliente', { full_name: who === 'client' ? name : 'Ana Lima' })
  const provider = await signedIn(server, 'autonomo', { full_name: who === 'provider' ? name : 'Bruno Reis' })
  const [rival, neighbour] = [await signedIn(server, 'empresa', { full_name: 'Obras e Cia' }), await signedIn(server, 'autonomo')]
  const leaving = who === 'client' ? client : provider
  const marked = (text: string) => `${text} ${markOf(leaving.id)}`
  const ofClient = who === 'client' ? marked : (text: string) => text
  const work = {
    ...{ description: ofClient('Trocar o piso.'), address: ofClient('Cambuí'), budget: 9_000 },
    products: [{ name: ofClient('Cimento'), quantity: ofClient('2 sacos') }],
  }
  const publishes = (title: string) => client.publishes({ ...work, title: ofClient(title) })
  const [open, started] = [await publishes('Banheiro'), await publishes('Muro')]
  const [done, taken] = [await publishes('Telhado'), await publishes('Varanda')]
  const photo = newId()
  await addPhoto(server, client.token, { id: photo, project_id: open, position: '0' })
  const avatar = new FormData()
  avatar.set('avatar', picture(), 'a.png')
  const kept = await call(server, 'PATCH', `/api/collections/users/records/${leaving.id}`, { token: leaving.token, body: avatar })
  expect(kept.status).toBe(200)
  const proposals: string[] = []
  for (const project of [open, started, done, taken]) {
    proposals.push(await provider.proposes(project, { cover_letter: marked('Começo segunda.') }))
    proposals.push(await rival.proposes(project, { cover_letter: ofClient('Começo terça.') }))
  }
  const [improved, , chosen, , finished] = proposals
  await provider.does('improve_proposal', { proposal_id: improved, project_id: open, amount: 1_400, cover_letter: marked('Começo hoje.') })
  for (const [project, proposal] of [
    [started, chosen],
    [done, finished],
  ])
    expect((await client.accepts(String(project), String(proposal), { cover_letter: marked('Começo segunda.') })).status).toBe(200)
  await client.does('complete_project', { project_id: done })
  await client.does('delete_project', { project_id: taken })
  await client.does('start_conversation', { project_id: open, provider_id: neighbour.id })
  const conversation = conversationId(started, client.id, provider.id)
  const [message, answer, ticket, asked, request] = [newId(), newId(), newId(), newId(), newId()]
  await provider.does('send_message', { message_id: message, conversation_id: conversation, content: marked('Bom dia') })
  await client.does('send_message', { message_id: answer, conversation_id: conversation, content: marked('Boa tarde') })
  await leaving.does('send_support_message', { message_id: asked, ticket_id: ticket, subject: marked('Conta'), content: marked('Quero sair') })
  await post(server, `/api/admin/support/${ticket}/messages`, { message_id: newId(), content: marked('Certo') }, admin.token)
  await leaving.does('request_cancellation', { request_id: request })
  const fields = Object.entries(privateOf(leaving.id)).map(([field, value]) => `${field} = ${quoted(value)}`)
  await sql(server, `UPDATE users SET ${fields.join(', ')} WHERE id = ${quoted(leaving.id)}`)
  // A new project's providers are told by a job.
  await eventually(
    () => sql(server, 'SELECT project_id FROM notice_jobs'),
    (jobs) => jobs.length === 0,
  )
  const conversations = [open, started, done].map((project) => conversationId(project, client.id, provider.id))
  const ofLeaving = [...conversations, message, answer, ticket, asked]
  const projects = [open, started, done, taken, photo, conversationId(open, client.id, neighbour.id), ...proposals]
  const going = [...ofLeaving, ...(who === 'client' ? projects : proposals.filter((_, index) => index % 2 === 0))]
  return { client, provider, rival, neighbour, request, ids: [...projects, ...ofLeaving], going }
}

/** What is nobody else's, without their id. */
const markOf = (id: string): string => `sigilo${[...id].reverse().join('')}`

/** Every field that a person, or an administrator for them, fills in. */
const privateOf = (id: string) => ({
  phone: '11912345678',
  document_type: 'CPF',
  document_number: '52998224725',
  username: markOf(id),
  website: `https://canteiro.example/${markOf(id)}`,
  address: `Travessa ${markOf(id)}`,
  about: `Sobre ${markOf(id)}`,
  suspended_at: '2026-01-01T00:00:00.000Z',
  suspended_reason: markOf(id),
})

type Contents = Map<string, Row[]>

/** Every row of every table, but for the feed's numbers and what search keeps as bytes. */
async function everything(): Promise<Contents> {
  const tables = await sql(server, `SELECT name FROM sqlite_master WHERE ${NO_VIRTUAL} AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`)
  const contents: Contents = new Map()
  for (const { name } of tables) contents.set(String(name), await sql(server, `SELECT * FROM "${name}"`))
  return contents
}

const filesOf = async (): Promise<string[]> => {
  const entries = await readdir(join(server.dataDir, 'storage'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

const NO_VIRTUAL = "type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'"
/** Columns of one query: the SQL door takes 5,000 characters. */
const MOST_COLUMNS = 15

/** The columns of all tables, bytes of the full-text index included, that hold one of these, with how many rows do. */
async function found(words: readonly string[]): Promise<Record<string, number>> {
  const columns = await sql(server, `SELECT m.name AS t, c.name AS c FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.${NO_VIRTUAL}`)
  const counted: Row[] = []
  for (let start = 0; start < columns.length; start += MOST_COLUMNS) {
    const counts = columns
      .slice(start, start + MOST_COLUMNS)
      .map(
        ({ t, c }) =>
          `SELECT '${t}.${c}' AS place, count(*) AS n FROM "${t}" WHERE EXISTS (SELECT 1 FROM words WHERE instr(CAST("${c}" AS BLOB), word))`,
      )
    const listed = `WITH words (word) AS (SELECT CAST(value AS BLOB) FROM json_each(${quoted(JSON.stringify(words))}))`
    counted.push(...(await sql(server, `${listed} ${counts.join(' UNION ALL ')}`)))
  }
  return Object.fromEntries(counted.filter(({ n }) => Number(n) > 0).map(({ place, n }) => [place, Number(n)]))
}

/** The bytes of PocketBase's own log, with what is written to it and not yet merged. */
const logBytes = async (): Promise<string> =>
  (await Promise.all(['auxiliary.db', 'auxiliary.db-wal'].map((file) => readFile(join(server.dataDir, file), 'latin1')))).join('')

/** A failure that the log keeps, once all before it is written. */
async function flushLog(): Promise<void> {
  const path = `/api/collections/${newId()}/records`
  await get(server, path)
  await expect.poll(logBytes, { interval: 100, timeout: 20_000 }).toContain(path)
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

/** Where the mark of each stood before. */
const own = [
  'users.about',
  'messages.content',
  'proposals.cover_letter',
  'proposals.revisions',
  'support_tickets.subject',
  'support_messages.content',
]
const marked = {
  client: [...own, 'projects.title', 'projects.description', 'projects.address', 'projects.products', 'notifications.message'],
  provider: own,
}

describe.each(['client', 'provider'] as const)('[A1] the account of a %s is deleted', (who) => {
  const name = who === 'client' ? 'Quitéria Sumida' : 'Teobaldo Partido'
  let stage: Stage
  let leaving: Session
  let before: Contents
  let foundBefore: Record<string, number>

  beforeAll(async () => {
    stage = await stageOf(who, name)
    leaving = stage[who]
    for (const { device } of [stage.client, stage.provider, stage.rival, stage.neighbour]) await device.pull()
    before = await everything()
    foundBefore = await found([markOf(leaving.id)])
    expect((await filesOf()).filter((path) => path.includes(leaving.id))).not.toEqual([])
    expect((await approve(stage.request)).status).toBe(204)
  })

  test('with nothing of the person left but the request, and the rows of the deletion, the audit, the feed and ended sessions, ids only', async () => {
    const texts = [markOf(leaving.id), name, leaving.person.email, '11912345678', '52998224725']
    expect(Object.keys(foundBefore)).toEqual(expect.arrayContaining(marked[who]))
    // Their projects' proposers read which project is gone: product 10.
    const told = await sql(server, `SELECT title, person_id FROM notifications WHERE message LIKE '%${markOf(leaving.id)}%'`)
    expect(told).toEqual(who === 'client' ? Array(6).fill({ title: 'Projeto excluído', person_id: '' }) : [])
    expect(await found(texts)).toEqual(who === 'client' ? { 'notifications.message': told.length } : {})
    const ofDeletion = ['account_deletions.user_id', 'audit_log.subject', 'ended_keys.user_id', 'sync_changes.channel', 'sync_changes.record']
    expect(Object.keys(await found([leaving.id])).sort()).toEqual(ofDeletion)
    // Ids only: of what the audit and the feed tell, and of those notices.
    const naming = who === 'client' ? ['notifications.project_id'] : []
    expect(Object.keys(await found(stage.going)).sort()).toEqual(['audit_log.subject', ...naming, 'sync_changes.record'])
    await flushLog()
    const log = await logBytes()
    expect([...texts, leaving.id].filter((text) => log.includes(text))).toEqual([])
    const [request] = await sql(server, `SELECT * FROM account_cancellation_requests WHERE id = ${quoted(stage.request)}`)
    expect(request).toMatchObject({ user_id: '', status: 'completed', resolved_by: admin.id })
    expect(request?.resolved_at).toMatch(/^\d{4}-/)
    for (const word of [name.split(' ')[0], '11912345678', '52998224725', markOf(leaving.id)]) {
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

test('a line of deletions.txt that was cut off spoils none that follows, and no line is written twice', async () => {
  const path = join(server.dataDir, 'deletions.txt')
  await appendFile(path, 'cutoff')
  const before = await readFile(path, 'utf8')
  const { request, client } = await stageOf('client', 'Olga Prado')
  expect((await approve(request)).status).toBe(204)
  const after = await readFile(path, 'utf8')
  expect(after.startsWith(`${before}\n${client.id} `)).toBe(true)
  await sql(server, `UPDATE account_deletions SET folders = '[]' WHERE user_id = ${quoted(client.id)}`)
  await runJob(server, 'finish-deletions')
  await expect.poll(() => sql(server, "SELECT user_id FROM account_deletions WHERE folders <> ''")).toEqual([])
  expect(await readFile(path, 'utf8')).toBe(after)
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
