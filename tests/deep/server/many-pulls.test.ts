import { beforeAll, expect, test } from 'vitest'
import { signedIn } from '../../server/support/session'
import { Device } from '../../server/support/simplest-device'
import { withPeople } from '../../server/support/with-people'
import { call, quoted, sql } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'

const server = withServer({ rateLimits: 'real', environment: { TRUSTED_PROXY_HEADER: 'X-Forwarded-For' } })
const { bruno } = withPeople(server, { bruno: 'autonomo' })

beforeAll(async () => {
  const ana = await signedIn(server, 'cliente')
  const counted = (most: number) => `WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ${most})`
  const long = (letters: number) => `replace(hex(zeroblob(${letters / 2})), '0', 'ã')`
  const projects = `INSERT INTO projects (id, client_id, title, description, address, city, state, status, products, created_at)
      ${counted(400)} SELECT printf('p%014d', n), ${quoted(ana.id)}, 'Obra', ${long(5_000)}, 'Centro', 'Campinas', 'SP', 'open', '[]', '2026-01-01T00:00:00.000Z' FROM counted`
  await sql(server, projects)
  const proposals = `INSERT INTO proposals (id, project_id, provider_id, amount, cover_letter, proposal_type, duration_days, status, revisions, created_at, updated_at)
      SELECT replace(id, 'p', 'q'), id, ${quoted(bruno.id)}, 100, ${long(5_000)}, 'service', 1, 'pending', '[]', created_at, created_at FROM projects`
  await sql(server, proposals)
})

/** A pull that is answered as much as there is. */
async function wanted(): Promise<object> {
  const device = new Device(server, bruno.person)
  device.note(await device.ask(['users']))
  const floors = { [`user:${bruno.id}`]: 0, 'open:SP': 0 }
  const own = { head: 0, floors: { [`user:${bruno.id}`]: 0 } }
  return { token: device.token, seen: device.seen, collections: { projects: { head: 0, floors }, proposals: own, notifications: own } }
}

test('[L3] one answer has 1.5 MB of documents in all, and a collection that finds no room goes on by a little', async () => {
  const answer = await call(server, 'POST', '/api/sync/pull', { token: bruno.token, body: await wanted() })
  const text = JSON.stringify(answer.body)
  const { collections } = answer.body as Awaited<ReturnType<Device['ask']>>
  expect(Buffer.byteLength(text)).toBeLessThan(1_750_000)
  expect(collections.projects?.documents.length).toBeGreaterThan(10)
  expect(collections.proposals?.documents.length).toBeGreaterThan(0)
  expect([collections.projects?.more, collections.proposals?.more]).toEqual([true, true])
})

test('[L11] of many pulls of one person at once four are under way, and the others are told to come again', async () => {
  const body = await wanted()
  const vera = await signedIn(server, 'cliente')
  const many = Promise.all(Array.from({ length: 40 }, () => call(server, 'POST', '/api/sync/pull', { token: bruno.token, body })))
  expect(await new Device(server, vera.person).pull()).toBe(1)
  const answers = await many
  const refused = answers.filter(({ status }) => status === 429)
  expect(answers.filter(({ status }) => status !== 200)).toEqual(refused)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]).toMatchObject({ body: { code: 'too_many_requests' } })
  expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/)
  expect((await call(server, 'POST', '/api/sync/pull', { token: bruno.token, body })).status).toBe(200)
})

test('[L11] of many pushes of one person at once four are under way, and the others are told to come again', async () => {
  const { token } = bruno
  // As much as a body may have: what takes memory is not read before its turn.
  const body = { token: '', seen: 0, commands: [], beside: Array.from({ length: 4_500 }, () => ['x'.repeat(40)]) }
  const answers = await Promise.all(Array.from({ length: 40 }, () => call(server, 'POST', '/api/sync/push', { token, body })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
  const refused = answers.find(({ status }) => status === 429)
  expect(refused).toMatchObject({ body: { code: 'too_many_requests' } })
  expect(refused?.headers.get('retry-after')).toMatch(/^\d+$/)
  expect((await call(server, 'POST', '/api/sync/push', { token, body })).status).toBe(200)
})
