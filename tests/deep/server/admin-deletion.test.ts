import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { appendFile, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { conversationId } from '#domain/ids'
import { newId } from '#new-id'
import { type Session, signedIn } from '../../server/support/session'
import { addPhoto, picture } from '../../server/support/stage'
import { eventually } from '../../support/eventually'
import { signedInAdministrator } from '../../support/people'
import { startPocketBase, type TestServer } from '../../support/pocketbase'
import { call, post, quoted, type Row, runJob, sql } from '../../support/server-client'

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

test('one whose folders cannot be read is kept, and holds up no other', async () => {
  await sql(server, "INSERT INTO account_deletions (user_id, deleted_at, folders) VALUES ('000000000000000', '2026-01-01', '{')")
  const { request, client } = await stageOf('client', 'Nilza Prado')
  expect((await approve(request)).status).toBe(204)
  expect((await filesOf()).filter((path) => path.includes(client.id))).toEqual([])
  expect(await sql(server, "SELECT user_id FROM account_deletions WHERE folders <> ''")).toEqual([{ user_id: '000000000000000' }])
  await sql(server, "DELETE FROM account_deletions WHERE user_id = '000000000000000'")
})

test('what can never be removed, however much of it, holds up nothing else', async () => {
  const path = join(server.dataDir, 'deletions.txt')
  const counted = (most: number) => `WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ${most})`
  await sql(server, `INSERT INTO account_deletions ${counted(120)} SELECT printf('0%014d', n), '2026-01-01', '{' FROM counted`)
  await sql(server, `INSERT INTO removed_folders ${counted(450)} SELECT printf('0/%014d', n) FROM counted`)
  await sql(server, `CREATE TRIGGER stuck BEFORE DELETE ON removed_folders WHEN OLD.folder < '1' BEGIN SELECT RAISE(ABORT, 'stuck'); END`)
  const folders = ['of/account', 'of/photo']
  for (const folder of folders) {
    await mkdir(join(server.dataDir, 'storage', folder), { recursive: true })
    await writeFile(join(server.dataDir, 'storage', folder, 'file.png'), 'x')
  }
  await sql(server, "INSERT INTO account_deletions VALUES ('zzzzzzzzzzzzzzz', '2026-01-02', '[\"of/account\"]')")
  await sql(server, "INSERT INTO removed_folders VALUES ('of/photo')")
  const left = async () => (await filesOf()).filter((file) => folders.some((folder) => file.includes(folder)))
  expect(await left()).toHaveLength(2)
  const leftByNextRun = async () => {
    await runJob(server, 'finish-deletions')
    return left()
  }
  await expect.poll(leftByNextRun).toEqual([])
  expect(await readFile(path, 'utf8')).toMatch(/^zzzzzzzzzzzzzzz 2026-01-02$/m)
  const unfinished = "SELECT user_id FROM account_deletions WHERE folders <> '' AND user_id = 'zzzzzzzzzzzzzzz'"
  await expect.poll(() => sql(server, unfinished)).toEqual([])
  await sql(server, 'DROP TRIGGER stuck')
  await sql(server, "DELETE FROM removed_folders WHERE folder < '1'")
  await sql(server, "DELETE FROM account_deletions WHERE folders = '{'")
})

test('a line whose flush failed is flushed by a later run before its deletion counts as finished', async () => {
  // With a hook of its own the server has a copy of the bundle, in which flushing can be made to fail.
  const other = await startPocketBase({ hooks: '// nothing' })
  const [bundle, broken, flushed] = [join(other.dataDir, '../hooks/canteiro.js'), join(other.dataDir, 'broken'), join(other.dataDir, 'flushed')]
  const source = await readFile(bundle, 'utf8')
  expect(source).toContain('file.sync()')
  const flush = `(() => { let fails = true; try { $os.stat('${broken}') } catch { fails = false }
    if (fails) throw new Error('no flush'); $os.writeFile('${flushed}', '', 0o600) })()`
  await writeFile(bundle, source.replaceAll('file.sync()', flush))
  await writeFile(broken, '')
  await other.restart()
  await sql(other, "INSERT INTO account_deletions VALUES ('111111111111111', '2026-01-01', '[]')")
  const unfinished = () => sql(other, "SELECT user_id FROM account_deletions WHERE folders <> ''")
  const line = async () => (await readFile(join(other.dataDir, 'deletions.txt'), 'utf8').catch(() => '')).includes('111111111111111')
  await runJob(other, 'finish-deletions')
  await expect.poll(line).toBe(true)
  // The start runs it once more, and ends it, before it serves.
  await other.restart()
  expect(await unfinished()).toHaveLength(1)
  await rm(broken)
  await other.restart()
  expect([await unfinished(), existsSync(flushed)]).toEqual([[], true])
  await other.stop()
})

test('however long deletions.txt takes to be read, requests are answered meanwhile', async () => {
  const path = join(server.dataDir, 'deletions.txt')
  await appendFile(path, '')
  await rename(path, `${path}.kept`)
  // Whose reader waits until it is written to.
  execFileSync('mkfifo', [path])
  await sql(server, "INSERT INTO account_deletions (user_id, deleted_at, folders) VALUES ('111111111111111', '2026-01-01', '[]')")
  await runJob(server, 'finish-deletions')
  const written = await open(path, 'w')
  try {
    const answer = await fetch(`${server.url}/api/health`, { signal: AbortSignal.timeout(60_000) })
    expect(answer.status).toBe(200)
  } finally {
    await rename(`${path}.kept`, path)
    await written.close()
  }
  await expect.poll(() => sql(server, "SELECT user_id FROM account_deletions WHERE folders <> ''")).toEqual([])
  expect(await readFile(path, 'utf8')).toContain('111111111111111 2026-01-01\n')
})

/** Keeps the deletion of an account from ending. */
const ENDLESS = `CREATE TRIGGER endless BEFORE DELETE ON users BEGIN SELECT count(*) FROM
  (WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 100000000000) SELECT n FROM numbers); END`

/** What a process has computed so far, in hundredths of a second. */
function cpuTime(pid: number): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? []
  return Number(user) + Number(system)
}
/** More than all that leads to a deletion. */
const MUCH = 100

test('[A1] a server that is killed in the middle has deleted everything or nothing', async () => {
  const outcomes = new Set<string>()
  for (const wait of [0, 5, 15, 30, 60, 120, 'in the middle', 'for the answer'] as const) {
    const stage = await stageOf('client', 'Interrompida Souza')
    if (wait === 'in the middle') await sql(server, ENDLESS)
    const before = cpuTime(server.pid())
    const answered = approve(stage.request).catch(() => undefined)
    if (wait === 'for the answer') await answered
    // The projects, notices and messages are deleted by then, and the account is about to be.
    else if (wait === 'in the middle') await expect.poll(() => cpuTime(server.pid()) - before, { timeout: 60_000 }).toBeGreaterThan(MUCH)
    else await new Promise((resolve) => setTimeout(resolve, wait))
    await server.kill()
    await answered
    await server.restart()
    await sql(server, 'DROP TRIGGER IF EXISTS endless')
    const [request] = await sql(server, `SELECT status, user_id FROM account_cancellation_requests WHERE id = ${quoted(stage.request)}`)
    const left = await found([stage.client.person.email])
    const files = (await filesOf()).filter((file) => file.includes(stage.client.id) || stage.ids.some((id) => file.includes(id)))
    if (request?.status === 'completed') {
      expect(request.user_id).toBe('')
      expect([left, files]).toEqual([{}, []])
    } else {
      expect(request).toMatchObject({ status: 'pending', user_id: stage.client.id })
      expect(left['users.email']).toBe(1)
      expect(files.length).toBeGreaterThan(1)
      expect((await approve(stage.request)).status).toBe(204)
    }
    outcomes.add(String(request?.status))
    if (wait === 'in the middle') expect(request?.status).toBe('pending')
  }
  expect([...outcomes].sort()).toEqual(['completed', 'pending'])
})
