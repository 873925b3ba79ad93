import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#new-id'
import { newIdOf } from '#new-id-of'
import { signedInAdministrator } from '../../support/data/people'
import { fieldOf, get, post, quoted, sql, textAt } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'
import { adminRequests, rowsOf } from '../support/admin-requests'
import { populate } from '../support/populate'
import { type Session, signedIn } from '../support/session'
import { addWorkPhoto } from '../support/stage'
import { withAdministrator } from '../support/with-people'

const server = withServer()
const admin = withAdministrator(server)
const { acts, all, ask } = adminRequests(server, admin)

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
    const found = async (q: string) => (await all(`projects?q=${encodeURIComponent(q)}`)).map(({ id }) => id)
    expect([await found('caio prado'), await found(`${client.person.email} muro`), await found(dear)]).toEqual([[dear, cheap], [cheap], [dear]])
    await client.does('edit_account', { full_name: 'Caio Reis' })
    expect([await found('caio reis'), await found('caio prado')]).toEqual([[dear, cheap], []])
  })

  test('[PRODUCT 17] a project has its proposals, the chosen one first, then the lowest price', async () => {
    const client = await signedIn(server, 'cliente')
    const [ivo, rui] = [await signedIn(server, 'autonomo', { full_name: 'Ivo Sá' }), await signedIn(server, 'empresa', { full_name: 'Rui Obras' })]
    const project = await client.publishes()
    const [dear, cheap] = [await ivo.proposes(project, { amount: 4_000 }), await rui.proposes(project, { amount: 3_000 })]
    const proposals = async () => (await ask(`projects/${project}/proposals`)).body
    const one = (id: string, provider_name: string, amount: number, is_chosen: boolean) => ({ id, provider_name, amount, is_chosen })
    expect(await proposals()).toMatchObject({
      ...{ accepted_at: '', total: 2 },
      proposals: [one(cheap, 'Rui Obras', 3_000, false), one(dear, 'Ivo Sá', 4_000, false)],
    })
    await client.accepts(project, dear, { amount: 4_000 })
    expect(await proposals()).toMatchObject({
      ...{ accepted_at: expect.stringMatching(/^20/), total: 2 },
      proposals: [one(dear, 'Ivo Sá', 4_000, true), one(cheap, 'Rui Obras', 3_000, false)],
    })
  })

  test('[PRODUCT 127] a project has the photos of its work beneath their proposal, also of an undone deal, and answers them to administrators alone', async () => {
    const client = await signedIn(server, 'cliente')
    const [ivo, rui] = [await signedIn(server, 'autonomo'), await signedIn(server, 'empresa')]
    const project = await client.publishes()
    const [undone, done] = [await ivo.proposes(project, { amount: 4_000 }), await rui.proposes(project, { amount: 3_000 })]
    const send = async ({ id, token }: Session, proposal_id: string) => {
      const photo = await addWorkPhoto(server, token, { id: newIdOf(id), proposal_id, position: '0', stage_id: newId() })
      return { id: textAt(photo, 'id'), file: textAt(photo, 'file'), thumb: textAt(photo, 'thumb') }
    }
    await client.accepts(project, undone, { amount: 4_000 })
    const ofIvo = await send(ivo, undone)
    await client.undoes(project, undone, 'Vou esperar.')
    await client.accepts(project, done, { amount: 3_000 })
    const [ofClient, lost] = [await send(client, done), await send(rui, done)]
    await sql(server, `UPDATE work_photos SET is_lost = 1 WHERE id = ${quoted(lost.id)}`)
    const path = `projects/${project}/proposals`
    const created_at = expect.stringMatching(/^20.*Z$/)
    const shown = fieldOf(await ask(path), 'proposals') as { id: string; work_photos: unknown }[]
    expect(shown.map(({ id, work_photos }) => [id, work_photos])).toEqual([
      [done, [{ ...ofClient, by: 'owner', created_at }]],
      [undone, [{ ...ofIvo, by: 'provider', created_at }]],
    ])
    const ticket = textAt(await post(server, '/api/files/token', {}, admin.token), 'token')
    for (const name of [ofIvo.file, ofIvo.thumb])
      expect((await get(server, `/api/files/work_photos/${ofIvo.id}/${name}?token=${ticket}`)).status).toBe(200)
    for (const token of ['', client.token, ivo.token, rui.token]) {
      const refused = await get(server, `/api/admin/${path}`, token)
      expect([refused.status, JSON.stringify(refused.body)]).toEqual([token ? 403 : 401, expect.not.stringContaining(ofIvo.id)])
    }
  })

  test('requests to delete an account that wait for a decision come first', async () => {
    const ids: string[] = []
    for (const _ of [1, 2, 3]) {
      const person = await signedIn(server, 'cliente')
      ids.push(newId())
      await person.does('request_cancellation', { request_id: ids.at(-1) })
    }
    const [first, second, third] = ids
    await post(server, `/api/admin/cancellations/${third}/decline`, { reason: 'Há um projeto em andamento.' }, admin.token)
    expect((await all('cancellations?')).map(({ id }) => id)).toEqual([second, first, third])
  })

  test('show projects without a budget after all others, whether the least or the greatest comes first', async () => {
    const client = await signedIn(server, 'cliente', { full_name: 'Bia Couto' })
    const own: string[] = []
    for (const budget of [null, 700, null, 100, null, 99_999_999.99]) own.push(await client.publishes({ title: 'Guarita', budget }))
    const budgetsBy = async (asked: string) =>
      (await all(`projects?${asked}&rows=2`)).filter(({ id }) => own.includes(String(id))).map(({ budget }) => budget)
    const least = [100, 700, 99_999_999.99, 0, 0, 0]
    expect(await budgetsBy('order=budget')).toEqual(least)
    expect(await budgetsBy('order=budget&status=open')).toEqual(least)
    expect(await budgetsBy('order=budget&q=guarita')).toEqual(least)
    expect(await budgetsBy('order=budget_desc')).toEqual([99_999_999.99, 700, 100, 0, 0, 0])
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

  test('give more than a page only to an export that is written down, of the same table, by the same administrator and within the hour', async () => {
    const start = async (table: string, token = admin.token) => textAt(await post(server, '/api/admin/exports', { table }, token), 'id')
    const rows = (table: string, id: string, token = admin.token) => get(server, `/api/admin/${table}?rows=1000&export=${id}`, token)
    expect(await ask('users?rows=51')).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    const id = await start('users')
    expect((await acts()).at(-1)).toMatchObject({ actor: admin.id, action: 'export_users', subject: 'users' })
    const whole = await rows('users', id)
    expect(rowsOf(whole)).toHaveLength(Number(fieldOf(whole, 'total')))
    const other = await signedInAdministrator(server)
    for (const answer of [
      await rows('projects', id),
      await rows('users', id, other.token),
      ...(await Promise.all(['nothing00000000', id.slice(0, -1), `${id.slice(0, 5)}%25`, '%25', `${id}0`].map((part) => rows('users', part)))),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    const begun = async (minutesAgo: number) => {
      const [earlier, at] = [newId(), new Date(Date.now() - minutesAgo * 60_000).toISOString()]
      const values = [earlier, admin.id, 'export_users', 'users', '{}', at].map(quoted).join()
      await sql(server, `INSERT INTO audit_log (id, actor, action, subject, details, created_at) VALUES (${values})`)
      return (await rows('users', earlier)).status
    }
    expect([await begun(50), await begun(61)]).toEqual([200, 403])
  })
})
