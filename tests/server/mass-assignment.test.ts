import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#new-id'
import { type Answer, call, fieldOf, post, quoted, type Row, sql } from '../support/server/server-client'
import { withServer } from '../support/server/with-server'
import { signedIn } from './support/session'
import { addPhoto, addWorkPhoto, sendAvatar } from './support/stage'
import { changesBetween, storedRows } from './support/stored-rows'
import { withPeople } from './support/with-people'

const server = withServer()
const { loser } = withPeople(server, { loser: { role: 'empresa', full_name: 'Obras e Cia' } })
/** Every column of every collection, by collection. */
const columns = new Map<string, string[]>()

beforeAll(async () => {
  const fields = await sql(server, "SELECT c.name, json_extract(f.value, '$.name') AS field FROM _collections c, json_each(c.fields) f")
  for (const { name, field } of fields) columns.set(String(name), [...(columns.get(String(name)) ?? []), String(field)])
})

/** A value that an attacker would like to set, of the kind that the column's name lets guess. */
function wanted(column: string): unknown {
  if (/_id$|^id$|participant|actor|resolved_by/.test(column)) return loser.id
  if (/_at/.test(column)) return '2001-01-01T00:00:00.000Z'
  if (/amount|budget|days|position|tries/.test(column)) return 987_654
  const known: Row = { role: 'admin', status: 'completed', verified: true, emailVisibility: true, is_read: true, email: 'outro@canteiro.example' }
  return known[column] ?? 'intruso'
}
const everything = (): Row => Object.fromEntries([...new Set([...columns.values()].flat())].map((column) => [column, wanted(column)]))

test('every column is wanted', () => {
  expect(Object.keys(everything())).toEqual(
    expect.arrayContaining(['role', 'tokenKey', 'client_id', 'accepted_proposal_id', 'created_at', 'revisions']),
  )
  expect(columns.size).toBeGreaterThan(15)
})

/** At the edge of what edit_account takes. */
const edges: [string, object][] = [
  ['a website as a phone begins a sentence', { website: 'Https://Exemplo.com.br' }],
  ['a website in capitals', { website: 'HTTP://EXEMPLO.COM.BR' }],
  ['a website of 200 characters', { website: `https://${'x'.repeat(188)}.com` }],
  ['a name of 120 characters that grow when they are folded', { full_name: 'İ'.repeat(120) }],
  ['a name of emoji', { full_name: '👷'.repeat(60) }],
  ['about of 5,000 characters', { about: 'ã'.repeat(5_000) }],
  ['about of 5,000 characters that are three each when they are folded', { about: '한'.repeat(5_000) }],
  ['a user name of 30', { username: 'a.b-c_'.repeat(5) }],
  ['a phone with its country', { phone: '+55 (19) 98765-4321' }],
  ['a CNPJ with letters', { document_number: '12.ABC.345/01DE-35' }],
  ['an address of 200', { address: 'ç'.repeat(200) }],
]

describe('natively', () => {
  test.for(edges)("PocketBase saves one's own record after a command has stored %s", async ([, args]) => {
    const person = await signedIn(server, 'empresa')
    await person.does('edit_account', args)
    expect([(await sendAvatar(person)).status, (await person.changesPassword('novasenha')).status]).toEqual([200, 200])
  })

  test("no column of one's own account is set but pictures and, with the old one, the password", async () => {
    const me = await signedIn(server, 'autonomo', { full_name: 'Caio Prado' })
    const path = `/api/collections/users/records/${me.id}`
    const rows = await storedRows(server)
    for (const column of columns.get('users') ?? []) {
      for (const name of [column, `${column}+`, `${column}-`, `+${column}`, `${column}:autogenerate`]) {
        await call(server, 'PATCH', path, { token: me.token, body: { [name]: wanted(column) } })
        await call(server, 'PATCH', path, { token: me.token, body: { '@jsonPayload': JSON.stringify({ [name]: wanted(column) }) } })
        const form = new FormData()
        form.set('@jsonPayload', JSON.stringify({ [name]: wanted(column) }))
        await call(server, 'PATCH', path, { token: me.token, body: form })
      }
    }
    expect(changesBetween(rows, await storedRows(server))).toEqual([])
  })

  test('a photo takes no column but its own five', async () => {
    const owner = await signedIn(server, 'cliente', { full_name: 'Ana Lima' })
    const project_id = await owner.publishes()
    const taken = ['id', 'project_id', 'position', 'file', 'thumb']
    for (const column of Object.keys(everything()).filter((name) => !taken.includes(name))) {
      const answer = await addPhoto(server, owner.token, { id: newId(), project_id, position: '0', [column]: String(wanted(column)) })
      expect([column, answer.status]).toEqual([column, 400])
    }
    expect(await sql(server, `SELECT 1 FROM project_images WHERE project_id = ${quoted(project_id)}`)).toEqual([])
  })
})

test('a photo of the work takes no column but its own six', async () => {
  const [owner, provider] = [await signedIn(server, 'cliente'), await signedIn(server, 'autonomo')]
  const project_id = await owner.publishes()
  const proposal_id = await provider.proposes(project_id)
  await owner.accepts(project_id, proposal_id)
  const taken = ['id', 'proposal_id', 'position', 'stage_id', 'file', 'thumb']
  for (const column of Object.keys(everything()).filter((name) => !taken.includes(name))) {
    const answer = await addWorkPhoto(server, owner.token, { id: newId(), proposal_id, position: '0', [column]: String(wanted(column)) })
    expect([column, answer.status]).toEqual([column, 400])
  }
  expect(await sql(server, 'SELECT 1 FROM work_photos')).toEqual([])
})

describe('own routes', () => {
  const signUp = (body: Row): Promise<Answer> => post(server, '/api/sign-up', body)

  test('signing up takes no column but its own', async () => {
    const person = { role: 'cliente', full_name: 'Nova Pessoa', email: 'nova@canteiro.example', password: 'segredo1', proof: 'a'.repeat(64) }
    for (const [column, value] of Object.entries(everything()).filter(([name]) => !(name in person))) {
      expect([column, (await signUp({ ...person, [column]: value })).status]).toEqual([column, 400])
    }
    expect(await sql(server, "SELECT 1 FROM users WHERE email = 'nova@canteiro.example'")).toEqual([])
    expect((await signUp({ ...person, role: 'admin' })).status).toBe(400)
    expect((await signUp(person)).status).toBe(204)
  })

  test('a change of address takes no column but its own', async () => {
    const me = await signedIn(server, 'cliente', { full_name: 'Eva Luz' })
    const rows = await storedRows(server)
    const answer = await post(server, '/api/account/email', { ...everything(), email: 'eva@canteiro.example', password: 'errada' }, me.token)
    expect([answer.status, fieldOf(answer, 'code')]).toEqual([400, 'malformed'])
    expect(changesBetween(rows, await storedRows(server))).toEqual([])
  })
})
