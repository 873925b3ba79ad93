import { MOST_COUNTED } from '#domain/projects/most-counted'
import { newId } from '#new-id'
import { routes } from '../../../../pocketbase/src/routes'
import { populate } from '../../../server/support/populate'
import { signedIn } from '../../../server/support/session'
import { createAdministrator } from '../../../support/data/people'
import { call, fieldOf, get, post, quoted, type Server, sql } from '../../../support/server/server-client'
import { mustGet } from './must-get'

export async function administrator(server: Server): Promise<string> {
  const { email, password } = await createAdministrator(server)
  return String(fieldOf(await post(server, '/api/admin/sign-in', { email, password }), 'token'))
}

export async function administrate(server: Server): Promise<void> {
  const token = await administrator(server)
  await call(server, 'PUT', '/api/admin/settings/how_it_works_video_url', { token, body: { value: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' } })
  await tables(server, token)
}

async function addCommonWords(server: Server, client: string): Promise<void> {
  const most = MOST_COUNTED + 1
  await populate(server, 'MT', 'Comum', most)
  const projects = `INSERT INTO projects (id, client_id, title, description, budget, address, city, state, status, created_at)
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${most})
      SELECT printf('common%09d', n), ${quoted(client)}, 'Comum', 'd', 1, 'Centro', 'Comum', 'MT', 'completed', '2026-01-01T00:00:00.000Z' FROM numbers`
  await sql(server, projects)
}

/** First and later pages, without, with rare and with common words. */
async function tables(server: Server, token: string): Promise<void> {
  await addCommonWords(server, (await signedIn(server, 'cliente')).id)
  const person = await signedIn(server, 'cliente', { full_name: 'Carla Dias' })
  const project = await person.publishes()
  await (await signedIn(server, 'autonomo', { full_name: 'Davi Melo' })).proposes(project)
  const each = (table: string, filters: string[], orders: string[], at: string[]) =>
    filters.flatMap((filter) =>
      orders.flatMap((order, index) => [
        `${table}?${filter}&order=${order}`,
        `${table}?${filter}&order=${order}&before=${encodeURIComponent(at[index] ?? '')}`,
        `${table}?${filter}&order=${order}&q=carla+camp`,
        `${table}?${filter}&order=${order}&q=comum`,
      ]),
    )
  const dates = ['["2100","a"]', '["2000","a"]']
  const paths = [
    ...each(
      'users',
      ['', 'role=cliente', 'status=suspended', 'status=unconfirmed&role=empresa'],
      ['newest', 'oldest', 'name', 'name_desc'],
      [...dates, '["a","a"]', '["z","a"]'],
    ),
    ...each('projects', ['', 'status=open'], ['newest', 'oldest', 'budget', 'budget_desc'], [...dates, '[0,"a"]', '[9,"a"]']),
    `users/${person.id}`,
    `projects/${project}/proposals`,
    ...routes.flatMap(({ pattern }) => /^GET \/api\/admin\/([^{]+)$/.exec(pattern)?.[1] ?? []),
    ...each('support', ['status=open', 'status=waiting', 'status=reports'], [''], ['["1","a"]']).filter((path) => !path.includes('q=')),
    ...[
      'cancellations',
      'audit',
      'audit?action=delete_account',
      'audit?subject=nothing',
      'audit?subject=nothing&action=delete_account',
      'audit?actor=nobody',
      'audit?actor=nobody&action=delete_account',
      'audit?actor=nobody&subject=nothing',
      'support',
    ].map((path) => `${path}${path.includes('?') ? '&' : '?'}before=${encodeURIComponent('["2100","a"]')}`),
  ]
  for (const path of paths) await mustGet(server, `/api/admin/${path}`, token)
  for (const reason of ['Golpe', '']) await call(server, 'PUT', `/api/admin/users/${person.id}/suspension`, { token, body: { reason } })
  const exported = fieldOf(await post(server, '/api/admin/exports', { table: 'users' }, token), 'id')
  await get(server, `/api/admin/users?rows=1000&export=${exported}`, token)
  const ticket_id = await person.asksSupport('Ajuda')
  await get(server, `/api/admin/support/${ticket_id}`, token)
  await get(server, `/api/admin/support/${ticket_id}?before=2100`, token)
  await post(server, `/api/admin/support/${ticket_id}/messages`, { message_id: newId(), content: 'Pronto' }, token)
  const reply = newId()
  await call(server, 'PUT', `/api/admin/saved-replies/${reply}`, { token, body: { title: 'Senha', content: 'Pronto' } })
  await post(server, `/api/admin/saved-replies/${reply}/removal`, {}, token)
  const [reported] = fieldOf(await get(server, '/api/admin/support?status=reports', token), 'rows') as { id: string }[]
  await post(server, `/api/admin/support/${reported?.id}/evidence`, {}, token)
  // Closed long ago: what was enclosed goes.
  await call(server, 'PATCH', `/api/admin/support/${reported?.id}`, { token, body: { status: 'closed' } })
  await sql(server, `UPDATE support_tickets SET closed_at = '2020-01-01' WHERE id = ${quoted(reported?.id ?? '')}`)
  await call(server, 'PATCH', `/api/admin/support/${ticket_id}`, { token, body: { status: 'closed' } })
  await post(server, `/api/admin/projects/${project}/removal`, { reason: 'Golpe' }, token)
  for (const act of ['decline', 'approve']) {
    const request_id = newId()
    await person.does('request_cancellation', { request_id })
    await post(server, `/api/admin/cancellations/${request_id}/${act}`, { reason: 'Há um projeto em andamento.' }, token)
  }
}
