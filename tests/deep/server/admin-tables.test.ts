import { expect, test } from 'vitest'
import { adminRequests } from '../../server/support/admin-requests'
import { signedIn } from '../../server/support/session'
import { withAdministrator } from '../../server/support/with-people'
import { fieldOf, post, sql, textAt } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'

const server = withServer()
const admin = withAdministrator(server)
const { all, ask } = adminRequests(server, admin)

test('tables find all of a common word, with every filter, in each order, page by page', async () => {
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
