import { expect, test } from 'vitest'
import { call, fieldOf, post, type Row, sql } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'
import { adminRequests } from '../support/admin-requests'
import { signedIn } from '../support/session'
import { withAdministrator } from '../support/with-people'

const server = withServer()
const admin = withAdministrator(server)
const { ask, rows } = adminRequests(server, admin)
const exportsAs = (token: string, table: string) => post(server, '/api/admin/exports', { table }, token)

test('people who undid a deal are not among the administrators that the audit can be narrowed to', async () => {
  const details = "'{}', '2026-01-01T00:00:00.000Z'"
  await sql(
    server,
    `INSERT INTO audit_log (id, actor, action, subject, details, created_at) VALUES ('a', 'person000000000', 'undo_deal', 'x', ${details})`,
  )
  await exportsAs(admin.token, 'users')
  expect((fieldOf(await ask('audit/actors'), 'actors') as Row[]).map(({ id }) => id)).toEqual([admin.id])
})

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
