import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAdministrator, signedInAdministrator } from '../support/people'
import { startPocketBase, type TestServer } from '../support/pocketbase'
import { call, fieldOf, get, post, type Row, sql } from '../support/server-client'
import { signedIn } from './support/session'

let server: TestServer
let admin: { id: string; token: string }

beforeAll(async () => {
  server = await startPocketBase()
  admin = await signedInAdministrator(server)
})
afterAll(() => server.stop())

const ask = (path: string) => get(server, `/api/admin/${path}`, admin.token)
const rows = async (path: string): Promise<Row[]> => fieldOf(await ask(path), 'rows') as Row[]
const exportsAs = (token: string, table: string) => post(server, '/api/admin/exports', { table }, token)

test('the audit tells who did what to whom, newest first, by act, and cannot be changed', async () => {
  const person = await signedIn(server, 'empresa', { full_name: 'Obras Já' })
  await call(server, 'PUT', `/api/admin/users/${person.id}/suspension`, { token: admin.token, body: { reason: 'Golpe' } })
  const [newest] = await rows('audit')
  expect(newest).toMatchObject({ action: 'suspend_account', user_id: person.id, user_name: 'Obras Já', subject: person.id })
  expect(String(newest?.actor_email)).toContain('@')
  await exportsAs(admin.token, 'users')
  expect((await rows('audit?action=suspend_account')).map(({ id }) => id)).toEqual([newest?.id])
  expect((await ask('audit?action=nothing')).status).toBe(400)
  await call(server, 'PUT', `/api/admin/users/${person.id}/suspension`, { token: admin.token, body: { reason: '' } })
  const upon = async (question: string) => (await rows(`audit?subject=${person.id}${question}`)).map(({ action, subject }) => [action, subject])
  expect(await upon('')).toEqual([
    ['lift_suspension', person.id],
    ['suspend_account', person.id],
  ])
  expect(await upon('&action=suspend_account')).toEqual([['suspend_account', person.id]])
  expect(await rows('audit?subject=nobody000000000')).toEqual([])
  for (const change of ["UPDATE audit_log SET action = 'x'", 'DELETE FROM audit_log'])
    await expect(sql(server, change)).rejects.toThrow('append-only')
})

test('the audit tells the acts of one administrator, also together with an act and a subject, page by page, and whose acts there are', async () => {
  const other = await signedInAdministrator(server)
  const idle = await createAdministrator(server)
  await sql(
    server,
    "INSERT INTO audit_log (id, actor, action, subject, details, created_at) VALUES ('old', 'gone00000000000', 'export_users', 'users', '{}', '2026')",
  )
  for (let time = 0; time < 60; time++) await exportsAs(other.token, time % 2 === 0 ? 'users' : 'projects')
  await exportsAs(admin.token, 'projects')

  const first = await ask(`audit?actor=${other.id}`)
  expect([fieldOf(first, 'total'), fieldOf(first, 'rows')]).toEqual([60, expect.objectContaining({ length: 50 })])
  const second = await rows(`audit?actor=${other.id}&before=${encodeURIComponent(String(fieldOf(first, 'before')))}`)
  const both = [...(fieldOf(first, 'rows') as Row[]), ...second]
  expect(new Set(both.map(({ id }) => id)).size).toBe(60)
  expect(new Set(both.map(({ actor, actor_email }) => `${actor} ${actor_email}`))).toEqual(new Set([`${other.id} ${other.email}`]))
  expect(await rows(`audit?actor=${other.id}&action=export_projects`)).toHaveLength(30)
  expect(await rows(`audit?actor=${other.id}&subject=users&action=export_users`)).toHaveLength(30)
  expect(await rows(`audit?actor=${other.id}&subject=users&action=export_projects`)).toEqual([])
  expect(await rows('audit?actor=gone00000000000')).toMatchObject([{ actor: 'gone00000000000', actor_email: '' }])
  expect(await rows(`audit?actor=${idle.id}`)).toEqual([])

  const actors = fieldOf(await ask('audit/actors'), 'actors') as Row[]
  expect(new Map(actors.map(({ id, email }) => [id, email]))).toEqual(
    new Map([
      [admin.id, actors.find(({ id }) => id === admin.id)?.email],
      [other.id, other.email],
      ['gone00000000000', ''],
    ]),
  )
  expect(actors).toHaveLength(3)
})
