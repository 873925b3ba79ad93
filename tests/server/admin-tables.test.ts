import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAdministrator } from '../support/people'
import { startPocketBase, type TestServer } from '../support/pocketbase'
import { type Answer, call, fieldOf, get, post, quoted, type Row, sql, textAt, tokenOf } from '../support/server-client'
import { populate } from './support/populate'
import { type Session, signedIn } from './support/session'
import { picture } from './support/stage'

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

  test("a person's page has their private fields and what they did, and an export is written down", async () => {
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
    expect((await post(server, '/api/admin/exports', { table: 'users' }, admin.token)).status).toBe(204)
    expect((await acts()).at(-1)).toMatchObject({ actor: admin.id, action: 'export_users', subject: 'users' })
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

  test('is never an administrator, and there must be one', async () => {
    expect(await suspend(admin.id, 'Golpe')).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(await suspend('nobody000000000', 'Golpe')).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect((await suspend(admin.id, 'x'.repeat(301))).status).toBe(400)
  })
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
