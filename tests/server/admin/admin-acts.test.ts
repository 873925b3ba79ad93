import { existsSync } from 'node:fs'
import { cp, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newId } from '#new-id'
import { call, fieldOf, get, post, quoted, type Row, runJob, sql } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'
import { adminRequests } from '../support/admin-requests'
import { signedIn } from '../support/session'
import { addPhoto, sendAvatar } from '../support/stage'
import { withAdministrator } from '../support/with-people'

const server = withServer()
const admin = withAdministrator(server)
const { acts, ask, rows } = adminRequests(server, admin)
const suspend = (id: string, reason: string) => call(server, 'PUT', `/api/admin/users/${id}/suspension`, { token: admin.token, body: { reason } })
const exportsUsers = () => post(server, '/api/admin/exports', { table: 'users' }, admin.token)

test('people who undid a deal are not among the administrators that the audit can be narrowed to', async () => {
  const details = "'{}', '2026-01-01T00:00:00.000Z'"
  const undoing = `INSERT INTO audit_log (id, actor, action, subject, details, created_at) VALUES ('a', 'person000000000', 'undo_deal', 'x', ${details})`
  await sql(server, undoing)
  await exportsUsers()
  expect((fieldOf(await ask('audit/actors'), 'actors') as Row[]).map(({ id }) => id)).toEqual([admin.id])
})

test('the audit tells who did what to whom, newest first, by act, and cannot be changed', async () => {
  const person = await signedIn(server, 'empresa', { full_name: 'Obras Já' })
  await suspend(person.id, 'Golpe')
  const [newest] = await rows('audit')
  expect(newest).toMatchObject({ action: 'suspend_account', user_id: person.id, user_name: 'Obras Já', subject: person.id })
  expect(String(newest?.actor_email)).toContain('@')
  await exportsUsers()
  expect((await rows('audit?action=suspend_account')).map(({ id }) => id)).toEqual([newest?.id])
  expect((await ask('audit?action=nothing')).status).toBe(400)
  await suspend(person.id, '')
  const upon = async (question: string) => (await rows(`audit?subject=${person.id}${question}`)).map(({ action, subject }) => `${action} ${subject}`)
  expect(await upon('')).toEqual([`lift_suspension ${person.id}`, `suspend_account ${person.id}`])
  expect(await upon('&action=suspend_account')).toEqual([`suspend_account ${person.id}`])
  expect(await rows('audit?subject=nobody000000000')).toEqual([])
  for (const change of ["UPDATE audit_log SET action = 'x'", 'DELETE FROM audit_log'])
    await expect(sql(server, change)).rejects.toThrow('append-only')
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
    ...{
      title: 'Projeto removido',
      message: '“Piscina” foi removido pela administração. Motivo: Anúncio falso.',
      link: `/projetos/${project}?removido`,
    },
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

describe('[A5] a suspended account', () => {
  test('is refused its pushes, acceptances and uploads with the reason, signs in, goes on pulling, and writes again once that is lifted', async () => {
    const person = await signedIn(server, 'empresa', { full_name: 'Obras Já', state: 'MT' })
    const neighbour = await signedIn(server, 'autonomo', { state: 'MT' })
    await neighbour.device.pull()
    expect(neighbour.device.all('profiles').has(person.id)).toBe(true)
    expect((await suspend(person.id, ' Cobrança adiantada ')).status).toBe(204)
    const refusal = { status: 403, body: { code: 'suspended', reason: 'Cobrança adiantada' } }
    expect(await person.push([person.command('edit_account', { about: 'x' })])).toMatchObject(refusal)
    const [ticket_id, request_id] = [newId(), newId()]
    const words = person.command('send_support_message', { message_id: newId(), ticket_id, subject: null, content: 'Por quê?' })
    expect(await person.push([words, person.command('edit_account', { about: 'x' })])).toMatchObject(refusal)
    expect(await person.sends(words)).toMatchObject({ status: 'accepted' })
    await person.does('request_cancellation', { request_id })
    await person.does('withdraw_cancellation', { request_id })
    expect(await sql(server, `SELECT id FROM support_tickets WHERE client_id = ${quoted(person.id)}`)).toEqual([{ id: ticket_id }])
    expect(await person.accepts('project00000000', 'proposal0000000')).toMatchObject(refusal)
    expect(await sendAvatar(person)).toMatchObject(refusal)
    const { email } = person.person
    const signIn = (password: string) => post(server, '/api/collections/users/auth-with-password', { identity: email, password })
    expect((await signIn('canteiro123')).status).toBe(200)
    expect((await signIn('errada')).status).toBe(400)
    await person.device.pull()
    expect(person.device.all('users').get(person.id)).toMatchObject({ suspended_reason: 'Cobrança adiantada' })
    await neighbour.device.pull()
    expect(neighbour.device.all('profiles').has(person.id)).toBe(false)
    expect((await get(server, `/api/providers/${person.id}`)).status).toBe(404)

    expect((await suspend(person.id, '')).status).toBe(204)
    await person.does('edit_account', { about: 'De volta' })
    expect((await sendAvatar(person)).status).toBe(200)
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
    await sql(server, `UPDATE projects SET asked_at = ${quoted(new Date().toISOString())} WHERE id = ${quoted(project)}`)
    await suspend(client.id, '')
    await stranger.device.pull()
    expect(stranger.device.all('projects').has(project)).toBe(true)
    // Whether it is still needed is asked anew: its owner could not answer.
    expect(await sql(server, `SELECT asked_at FROM projects WHERE id = ${quoted(project)}`)).toEqual([{ asked_at: '' }])
  })

  test('is refused the photos of its projects, of which nothing is stored, until that is lifted', async () => {
    const client = await signedIn(server, 'cliente')
    const project = await client.publishes()
    const photo = { id: newId(), project_id: project, position: '0' }
    const kept = async () => ({
      rows: await sql(server, `SELECT id FROM project_images WHERE project_id = ${quoted(project)}`),
      folders: (await readdir(join(server.dataDir, 'storage'), { recursive: true })).filter((path) => path.includes(photo.id)),
    })
    await suspend(client.id, 'Golpe')
    expect(await addPhoto(server, client.token, photo)).toMatchObject({ status: 403, body: { code: 'suspended', reason: 'Golpe' } })
    expect(await kept()).toEqual({ rows: [], folders: [] })
    await suspend(client.id, '')
    expect((await addPhoto(server, client.token, photo)).status).toBe(200)
    expect((await kept()).rows).toEqual([{ id: photo.id }])
    expect((await kept()).folders).not.toEqual([])
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

const proposalTo = (project_id: string) => ({ project_id, amount: 100, duration_days: 2, proposal_type: 'service', cover_letter: 'Oi' })
