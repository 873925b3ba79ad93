import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Session, signedIn } from '../../server/support/session'
import { startPocketBase, type TestServer } from '../../support/pocketbase'
import { fieldOf, get, quoted, type Row, sql } from '../../support/server-client'

let server: TestServer
let ana: Session
let bruno: Session

beforeAll(async () => {
  server = await startPocketBase()
  ana = await signedIn(server, 'cliente')
  bruno = await signedIn(server, 'autonomo')
})
afterAll(() => server.stop())

const found = async (path: string, list: string): Promise<unknown[]> =>
  (fieldOf(await get(server, path, bruno.token), list) as Row[]).map(({ id }) => id)
const changes = async () => (await sql(server, "SELECT seq FROM sqlite_sequence WHERE name = 'sync_changes'"))[0]?.seq
const left = () => sql(server, 'SELECT * FROM search_refills')

test('[PRODUCT 50] a provider is found by what they write about themselves, a project by its city and state', async () => {
  await bruno.does('edit_account', { about: 'Pedreiro e azulejista há 20 anos' })
  const id = await ana.publishes({ title: 'Muro', city: 'Araçatuba', state: 'SP' })
  expect(await found('/api/providers?q=azulejista', 'providers')).toEqual([bruno.id])
  expect(await found('/api/open-projects?q=muro+aracatuba+sp', 'projects')).toEqual([id])
})

test('what an earlier release stored is filled once at the start, and no device hears of it', async () => {
  const id = await ana.publishes({ title: 'Telhado', city: 'Ubatuba', state: 'SP' })
  await sql(
    server,
    `INSERT INTO projects (id, client_id, title, description, address, city, state, status, products, search, created_at)
      WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
      SELECT printf('old%012d', i), ${quoted(ana.id)}, 'Laje ' || i, 'd', 'Centro', 'Peruíbe', 'SP', 'open', '[]', 'laje', '2026-03-01T00:00:00.000Z' FROM n`,
  )
  await sql(server, "UPDATE projects SET search = 'telhado' WHERE title = 'Telhado'")
  await sql(server, `UPDATE users SET search = 'bruno' WHERE id = ${quoted(bruno.id)}`)
  await sql(server, "INSERT INTO search_refills (collection) VALUES ('users'), ('projects')")
  const before = await changes()
  await server.restart()
  expect(await left()).toEqual([])
  expect(await found('/api/open-projects?q=ubatuba', 'projects')).toEqual([id])
  expect(fieldOf(await get(server, '/api/open-projects?q=peruibe', bruno.token), 'total')).toBe(1_201)
  expect(await found('/api/providers?q=azulejista', 'providers')).toEqual([bruno.id])
  expect(await changes()).toBe(before)
})
