import { existsSync } from 'node:fs'
import { cp, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#new-id'
import { createAdministrator } from '../support/people'
import { startPocketBase, type TestServer } from '../support/pocketbase'
import { type Answer, call, fieldOf, get, post, quoted, type Row, runJob, sql, textAt, tokenOf } from '../support/server-client'
import { populate } from './support/populate'
import { type Session, signedIn } from './support/session'
import { addPhoto, picture } from './support/stage'

let server: TestServer
let admin: { id: string; token: string }

beforeAll(async () => {
  server = await startPocketBase()
  const { id } = await createAdministrator(server)
  admin = { id, token: await tokenOf(server, id) }
})
afterAll(() => server.stop())

const rowsOf = (answer: Answer): Row[] => fieldOf(answer, 'rows') as Row[]
const ask = (path: string) => get(server, `/api/admin/${path}`, admin.token)
const suspend = (id: string, reason: string) => call(server, 'PUT', `/api/admin/users/${id}/suspension`, { token: admin.token, body: { reason } })
const acts = () => sql(server, 'SELECT actor, action, subject, details FROM audit_log ORDER BY rowid')

/** Every row, page by page. */
async function all(path: string): Promise<Row[]> {
  const rows: Row[] = []
  for (let before = ''; ; ) {
    const answer = await ask(`${path}&before=${encodeURIComponent(before)}`)
    expect(answer.status).toBe(200)
    rows.push(...rowsOf(answer))
    before = textAt(answer, 'before')
    if (before === '') return rows
  }
}

describe('the tables', () => {
  let people: Session[]

  beforeAll(async () => {
    people = [
      await signedIn(server, 'cliente', { full_name: 'Ângela Brandão', city: 'São Paulo' }),
      await signedIn(server, 'autonomo', { full_name: 'Zeca "Pedreiro" Melo', city: 'Campinas' }),
      await signedIn(server, 'empresa', { full_name: 'Água Viva Obras', city: 'Santos' }),
    ]
    await populate(server, 'GO', 'Goiânia', 130)
  })

  test('page through everyone in each order, each once, whatever was created in the same moment', async () => {
    const [{ n } = {}] = await sql(server, 'SELECT count(*) AS n FROM users')
    for (const order of ['newest', 'oldest', 'name', 'name_desc']) {
      const rows = await all(`users?order=${order}&rows=50`)
      expect(new Set(rows.map(({ id }) => id)).size).toBe(Number(n))
      expect(rows).toHaveLength(Number(n))
    }
    const [newest, oldest] = [await all('users?order=newest'), await all('users?order=oldest')]
    expect(newest.map(({ id }) => id)).toEqual(oldest.map(({ id }) => id).reverse())
    const names = (await all('users?order=name&role=empresa')).map(({ full_name }) => full_name)
    expect(names).toEqual(['Água Viva Obras'])
  })

  test.each([
    ['angela', ['Ângela Brandão']],
    ['BRANDAO ang', ['Ângela Brandão']],
    ['sao paulo', ['Ângela Brandão']],
    ['ang\0brandao', ['Ângela Brandão']],
    ['"pedreiro"', ['Zeca "Pedreiro" Melo']],
    ['zec* OR agua', []],
    ['agua', ['Água Viva Obras']],
    ['NOT', []],
    ['   ', null],
  ])('find %s at the beginning of words, case and accents aside', async (q, names) => {
    const found = (await all(`users?q=${encodeURIComponent(q)}`)).map(({ full_name }) => full_name)
    if (names) expect(found).toEqual(names)
    else expect(found.length).toBeGreaterThan(130)
  })

  test.each([
    '52998224725',
    '529.982.247-25',
    '529.982',
    '(11) 98765-4321',
    '11 98765 4321',
    '+55 11 98765-4321',
    'iara (11) 98765-4321',
    '11987654321 iara',
  ])('find a person by CPF and phone as %s', async (q) => {
    const iara = await signedIn(server, 'cliente', { full_name: 'Iara Reis' })
    await iara.does('edit_account', { phone: '11987654321', document_number: '529.982.247-25' })
    expect((await all(`users?q=${encodeURIComponent(q)}`)).map(({ id }) => id)).toContain(iara.id)
    expect(await all(`users?q=${encodeURIComponent(q.replace('9', '1'))}`)).toEqual([])
  })

  test('find a project by the numbers of its address as they are written', async () => {
    const client = await signedIn(server, 'cliente')
    const project = await client.publishes({ address: 'Rua das Flores, 12-34, 11015-000' })
    for (const q of ['11015-000', '12-34', '12-34 flores']) expect((await all(`projects?q=${q}`)).map(({ id }) => id)).toEqual([project])
    expect(await all('projects?q=11015000')).toEqual([])
    await client.does('delete_project', { project_id: project })
  })

  test('find people by their e-mail, and no longer by what they were called', async () => {
    const [angela] = people
    if (!angela) throw new Error('nobody')
    expect((await all(`users?q=${encodeURIComponent(angela.person.email)}`)).map(({ id }) => id)).toEqual([angela.id])
    await angela.does('edit_account', { full_name: 'Ana Brandão' })
    expect(await all('users?q=angela')).toEqual([])
    expect((await all('users?q=ana')).map(({ id }) => id)).toContain(angela.id)
  })

  test('show what the specification names, and narrow to a role, a status and words together', async () => {
    const zeca = people[1]
    if (!zeca) throw new Error('nobody')
    await zeca.does('edit_account', { phone: '11987654321' })
    const [row] = await all('users?q=zeca&role=autonomo')
    expect(row).toMatchObject({
      ...{ id: zeca.id, full_name: 'Zeca "Pedreiro" Melo', email: zeca.person.email, role: 'autonomo', city: 'Campinas', state: 'SP' },
      ...{ phone: '11987654321', is_confirmed: true, suspended_at: '' },
    })
    expect(await all('users?q=zeca&role=cliente')).toEqual([])
    await sql(server, `UPDATE users SET verified = FALSE WHERE id = ${quoted(zeca.id)}`)
    expect((await all('users?status=unconfirmed')).map(({ id }) => id)).toEqual([zeca.id])
    await sql(server, `UPDATE users SET verified = TRUE WHERE id = ${quoted(zeca.id)}`)
    expect(fieldOf(await ask('users?role=autonomo'), 'total')).toBe(131)
  })

  test('find all of a common word, with every filter, in each order, page by page', async () => {
    const first = await signedIn(server, 'empresa', { full_name: 'Comum Primeira' })
    await sql(
      server,
      `INSERT INTO users (id, email, tokenKey, password, verified, role, full_name, state, search, created_at)
        WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 5200)
        SELECT printf('common%09d', n), 'comum' || n || '@x.example', hex(randomblob(20)), 'none', TRUE, iif(n % 100 = 0, 'autonomo', 'cliente'),
          'Comum ' || n, 'TO', 'comum ' || n, strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || n || ' seconds') FROM numbers`,
    )
    const exported = textAt(await post(server, '/api/admin/exports', { table: 'users' }, admin.token), 'id')
    const ids = async (path: string) => (await all(`${path}&rows=1000&export=${exported}`)).map(({ id }) => id)
    expect(await ids('users?q=comum&role=empresa')).toEqual([first.id])
    expect(await ids('users?q=comum primeira')).toEqual([first.id])
    expect(await ids('users?q=comum to&role=autonomo&order=oldest')).toEqual(
      Array.from({ length: 52 }, (_, index) => `common${String((index + 1) * 100).padStart(9, '0')}`),
    )
    for (const order of ['newest', 'oldest', 'name', 'name_desc']) {
      const found = await ids(`users?q=comum&order=${order}`)
      expect([found.length, new Set(found).size]).toEqual([5_201, 5_201])
    }
    expect(fieldOf(await ask('users?q=comum'), 'total')).toBe(5_001)
    await sql(server, "DELETE FROM users WHERE id LIKE 'common%'")
  }, 120_000)

  test('carry in a cursor of the order by name no more than a name needs', async () => {
    const about = 'palavra '.repeat(600)
    for (const person of people) await person.does('edit_account', { about })
    const answer = await ask('users?order=name&rows=1')
    expect(textAt(answer, 'before').length).toBeLessThan(200)
    expect(new Set((await all('users?order=name_desc&rows=20')).map(({ id }) => id)).size).toBe(Number(fieldOf(answer, 'total')))
  })

  test('show every project with its client, newest first or by budget', async () => {
    const client = await signedIn(server, 'cliente', { full_name: 'Caio Prado' })
    const [cheap, dear] = [await client.publishes({ title: 'Muro', budget: 900 }), await client.publishes({ title: 'Casa nova', budget: 90_000 })]
    expect((await all('projects?order=budget_desc')).map(({ id }) => id)).toEqual([dear, cheap])
    expect((await all('projects?order=newest')).map(({ id }) => id)).toEqual([dear, cheap])
    expect((await all('projects?q=casa&status=open'))[0]).toMatchObject({
      title: 'Casa nova',
      client_name: 'Caio Prado',
      client_id: client.id,
      budget: 90_000,
    })
    expect(await all('projects?q=casa&status=completed')).toEqual([])
  })

  test.each([
    'users?order=email',
    'users?role=boss',
    'users?rows=0',
    'users?rows=1001',
    'users?before=x',
    'users?before=[{},1]',
    'projects?status=x',
  ])('answer %s as malformed', async (path) => expect(await ask(path)).toMatchObject({ status: 400, body: { code: 'malformed' } }))

  test("a person's page has their private fields and what they did", async () => {
    const client = await signedIn(server, 'cliente', { full_name: 'Dora Luz' })
    const provider = await signedIn(server, 'autonomo', { full_name: 'Edu Sá' })
    const project = await client.publishes({ title: 'Varanda' })
    const proposal = await provider.proposes(project)
    expect((await ask(`users/${client.id}`)).body).toMatchObject({
      user: { full_name: 'Dora Luz', email: client.person.email, suspended_reason: '' },
      projects: [{ id: project, title: 'Varanda', status: 'open' }],
      counts: { projects: 1, proposals: 0, messages: 0 },
    })
    expect((await ask(`users/${provider.id}`)).body).toMatchObject({ proposals: [{ id: proposal, project_title: 'Varanda', amount: 1_500 }] })
  })

  test('give more than a page only to an export that is written down, of the same table and by the same administrator', async () => {
    const start = async (table: string, token = admin.token) => textAt(await post(server, '/api/admin/exports', { table }, token), 'id')
    const rows = (table: string, id: string, token = admin.token) => get(server, `/api/admin/${table}?rows=1000&export=${id}`, token)
    expect(await ask('users?rows=51')).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    const id = await start('users')
    expect((await acts()).at(-1)).toMatchObject({ actor: admin.id, action: 'export_users', subject: 'users' })
    const whole = await rows('users', id)
    expect(rowsOf(whole)).toHaveLength(Number(fieldOf(whole, 'total')))
    const other = await createAdministrator(server)
    for (const answer of [
      await rows('projects', id),
      await rows('users', id, await tokenOf(server, other.id)),
      ...(await Promise.all(['nothing00000000', id.slice(0, -1), `${id.slice(0, 5)}%25`, '%25', `${id}0`].map((part) => rows('users', part)))),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  })

  test('how many records there are is counted as they come and go', async () => {
    const counted = await sql(server, 'SELECT collection, status, count FROM record_counts WHERE count <> 0 ORDER BY 1, 2')
    const real = await sql(
      server,
      `SELECT 'projects' AS collection, status, count(*) AS count FROM projects GROUP BY 2 UNION ALL SELECT 'proposals', '', count(*) FROM proposals
        UNION ALL SELECT 'users', '', count(*) FROM users ORDER BY 1, 2`,
    )
    expect(counted).toEqual(real)
  })
})

describe('[A5] a suspended account', () => {
  test('is refused its pushes, acceptances, uploads and its sign-in with the reason, goes on pulling, and writes again once that is lifted', async () => {
    const person = await signedIn(server, 'empresa', { full_name: 'Obras Já', state: 'MT' })
    const neighbour = await signedIn(server, 'autonomo', { state: 'MT' })
    await neighbour.device.pull()
    expect(neighbour.device.all('profiles').has(person.id)).toBe(true)
    expect((await suspend(person.id, ' Cobrança adiantada ')).status).toBe(204)
    const refusal = { status: 403, body: { code: 'suspended', reason: 'Cobrança adiantada' } }
    expect(await person.push([person.command('edit_account', { about: 'x' })])).toMatchObject(refusal)
    expect(await person.accepts('project00000000', 'proposal0000000')).toMatchObject(refusal)
    const avatar = new FormData()
    avatar.set('avatar', picture(), 'a.png')
    const upload = () => call(server, 'PATCH', `/api/collections/users/records/${person.id}`, { token: person.token, body: avatar })
    expect(await upload()).toMatchObject(refusal)
    const { email } = person.person
    const signIn = (password: string) => post(server, '/api/collections/users/auth-with-password', { identity: email, password })
    expect(await signIn('canteiro123')).toMatchObject(refusal)
    expect((await signIn('errada')).status).toBe(400)
    await person.device.pull()
    expect(person.device.all('users').get(person.id)).toMatchObject({ suspended_reason: 'Cobrança adiantada' })
    await neighbour.device.pull()
    expect(neighbour.device.all('profiles').has(person.id)).toBe(false)
    expect((await get(server, `/api/providers/${person.id}`)).status).toBe(404)

    expect((await suspend(person.id, '')).status).toBe(204)
    await person.does('edit_account', { about: 'De volta' })
    expect((await upload()).status).toBe(200)
    expect((await signIn('canteiro123')).status).toBe(200)
    await neighbour.device.pull()
    expect(neighbour.device.all('profiles').get(person.id)).toMatchObject({ about: 'De volta' })
    expect((await acts()).slice(-2).map(({ action, subject }) => [action, subject])).toEqual([
      ['suspend_account', person.id],
      ['lift_suspension', person.id],
    ])
  })

  test('takes its open projects out of sight of everyone but those who have to do with them', async () => {
    const client = await signedIn(server, 'cliente', { state: 'RO' })
    const [proposer, stranger] = [await signedIn(server, 'autonomo', { state: 'RO' }), await signedIn(server, 'autonomo', { state: 'RO' })]
    const project = await client.publishes({ state: 'RO', city: 'Porto Velho' })
    await proposer.proposes(project)
    for (const { device } of [proposer, stranger]) await device.pull()
    await suspend(client.id, 'Golpe')
    for (const { device } of [proposer, stranger]) await device.pull()
    expect(proposer.device.all('projects').has(project)).toBe(true)
    expect(stranger.device.all('projects').has(project)).toBe(false)
    expect((await get(server, `/api/projects/${project}`, stranger.token)).status).toBe(410)
    expect((await get(server, `/api/projects/${project}`, proposer.token)).status).toBe(200)
    expect(JSON.stringify((await get(server, '/api/open-projects?state=RO', stranger.token)).body)).not.toContain(project)
    expect((await stranger.dispatches('send_proposal', proposalTo(project))).status).toBe('refused')
    await suspend(client.id, '')
    await stranger.device.pull()
    expect(stranger.device.all('projects').has(project)).toBe(true)
  })

  test('cannot be chosen, and can again afterwards', async () => {
    const [client, provider] = [await signedIn(server, 'cliente'), await signedIn(server, 'autonomo')]
    const project = await client.publishes()
    const proposal = await provider.proposes(project)
    await suspend(provider.id, 'Golpe')
    expect(await client.accepts(project, proposal)).toMatchObject({ status: 409, body: { code: 'provider_unavailable' } })
    await suspend(provider.id, '')
    expect((await client.accepts(project, proposal)).status).toBe(200)
  })

  test('hides the photos of its open projects from everyone but those who have to do with them', async () => {
    const client = await signedIn(server, 'cliente')
    const [proposer, asked, stranger] = [await signedIn(server, 'autonomo'), await signedIn(server, 'empresa'), await signedIn(server, 'autonomo')]
    const project = await client.publishes()
    const photo = newId()
    await addPhoto(server, client.token, { id: photo, project_id: project, position: '0' })
    const [{ file } = {}] = await sql(server, `SELECT file FROM project_images WHERE id = ${quoted(photo)}`)
    await proposer.proposes(project)
    await sql(
      server,
      `INSERT INTO conversations (id, participant_one, participant_two, project_id, created_at)
        VALUES (${quoted(newId())}, ${quoted(client.id)}, ${quoted(asked.id)}, ${quoted(project)}, '2026-01-01')`,
    )
    const seenBy = async (token: string) => {
      const pass = textAt(await post(server, '/api/files/token', {}, token), 'token')
      return (await fetch(`${server.url}/api/files/project_images/${photo}/${file}?token=${pass}`)).status
    }
    const statuses = async () => {
      const seen: number[] = []
      for (const token of [client.token, proposer.token, asked.token, stranger.token, admin.token]) seen.push(await seenBy(token))
      return seen
    }
    expect(await statuses()).toEqual([200, 200, 200, 200, 200])
    await suspend(client.id, 'Golpe')
    expect(await statuses()).toEqual([200, 200, 200, 404, 200])
    await suspend(client.id, '')
    expect(await statuses()).toEqual([200, 200, 200, 200, 200])
  })

  test('asks for no other address', async () => {
    const person = await signedIn(server, 'cliente')
    await suspend(person.id, 'Golpe')
    const answer = await post(server, '/api/account/email', { email: `${newId()}@novo.example`, password: 'canteiro123' }, person.token)
    expect(answer).toMatchObject({ status: 403, body: { code: 'suspended', reason: 'Golpe' } })
    expect(await sql(server, `SELECT id FROM mail_queue WHERE user_id = ${quoted(person.id)}`)).toEqual([])
  })

  test('keeps the reason of the administrator who was first', async () => {
    const person = await signedIn(server, 'cliente')
    expect((await suspend(person.id, 'Golpe')).status).toBe(204)
    expect((await suspend(person.id, 'Golpe')).status).toBe(204)
    expect(await suspend(person.id, 'Outro motivo')).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(await sql(server, `SELECT suspended_reason FROM users WHERE id = ${quoted(person.id)}`)).toEqual([{ suspended_reason: 'Golpe' }])
    expect((await acts()).filter(({ subject }) => subject === person.id)).toHaveLength(1)
  })

  test('has a reason without what no keyboard writes', async () => {
    const person = await signedIn(server, 'cliente')
    expect((await suspend(person.id, 'Gol\u202epe\0')).status).toBe(204)
    expect(await sql(server, `SELECT suspended_reason FROM users WHERE id = ${quoted(person.id)}`)).toEqual([{ suspended_reason: 'Golpe' }])
  })

  test('is never an administrator, and there must be one', async () => {
    expect(await suspend(admin.id, 'Golpe')).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(await suspend('nobody000000000', 'Golpe')).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect((await suspend(admin.id, 'x'.repeat(301))).status).toBe(400)
  })
})

test('[A1] the photos of a removed project go, though the process ends before it has taken them', async () => {
  const client = await signedIn(server, 'cliente')
  const [removed, kept] = [await client.publishes(), await client.publishes()]
  const photos = [newId(), newId()]
  for (const [index, project_id] of [removed, kept].entries())
    await addPhoto(server, client.token, { id: String(photos[index]), project_id, position: '0' })
  const [{ id: collection } = {}] = await sql(server, "SELECT id FROM _collections WHERE name = 'project_images'")
  const [gone = '', stays = ''] = photos.map((photo) => join(server.dataDir, 'storage', String(collection), photo))
  await cp(gone, `${gone}.copy`, { recursive: true })
  await sql(server, 'CREATE TABLE noted (folder TEXT)')
  await sql(server, 'CREATE TRIGGER watched AFTER INSERT ON removed_folders BEGIN INSERT INTO noted VALUES (NEW.folder); END')
  expect((await post(server, `/api/admin/projects/${removed}/removal`, { reason: 'Golpe' }, admin.token)).status).toBe(204)
  // As the end of the process right after the commit leaves it.
  await rename(`${gone}.copy`, gone)
  await sql(server, 'INSERT OR IGNORE INTO removed_folders SELECT DISTINCT folder FROM noted')
  await runJob(server, 'finish-deletions')
  await expect.poll(() => sql(server, 'SELECT folder FROM removed_folders')).toEqual([])
  expect([existsSync(gone), existsSync(stays)]).toEqual([false, true])
})

test('[A1] a project is removed with a reason that its owner reads; its proposers hear that it is gone, and every device drops it', async () => {
  const [client, provider] = [await signedIn(server, 'cliente'), await signedIn(server, 'autonomo')]
  const project = await client.publishes({ title: 'Piscina' })
  await provider.proposes(project)
  for (const { device } of [client, provider]) await device.pull()
  const remove = (reason: string) => post(server, `/api/admin/projects/${project}/removal`, { reason }, admin.token)
  expect((await remove('  ')).status).toBe(400)
  expect((await remove('Anúncio falso.')).status).toBe(204)
  expect(await remove('Anúncio falso.')).toMatchObject({ status: 404 })
  expect((await client.notifications()).at(-1)).toMatchObject({
    ...{ title: 'Projeto removido', message: '“Piscina” foi removido pela administração. Motivo: Anúncio falso.', link: '/meus-projetos' },
  })
  expect((await provider.notifications()).at(-1)).toMatchObject({ title: 'Projeto excluído', link: '/minhas-propostas' })
  for (const { device } of [client, provider]) {
    await device.pull()
    expect(device.all('projects').has(project)).toBe(false)
  }
  expect(provider.device.all('proposals').size).toBe(0)
  expect((await acts()).at(-1)).toEqual({
    actor: admin.id,
    action: 'remove_project',
    subject: project,
    details: JSON.stringify({ client_id: client.id }),
  })
})

const proposalTo = (project_id: string) => ({ project_id, amount: 100, duration_days: 2, proposal_type: 'service', cover_letter: 'Oi' })
