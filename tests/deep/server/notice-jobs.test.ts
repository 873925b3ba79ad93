import { beforeEach, expect, test } from 'vitest'
import { newId } from '#new-id'
import { populate } from '../../server/support/populate'
import { type Session, signedIn } from '../../server/support/session'
import { projectArgs } from '../../support/data/command-args'
import { signedInAdministrator } from '../../support/data/people'
import { call, quoted, runJob, sql } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'

/** However slow the machine is. */
const soon = { interval: 50 }
const server = withServer()
let ana: Session

beforeEach(async () => {
  await sql(server, 'DELETE FROM notice_jobs')
  await sql(server, 'DROP TRIGGER IF EXISTS slow')
  ana = await signedIn(server, 'cliente')
})

const one = async (query: string): Promise<number> => Number(Object.values((await sql(server, query))[0] ?? {})[0])
const told = (project: string): Promise<number> => one(`SELECT count(*) FROM notifications WHERE project_id = ${quoted(project)}`)
const isLeft = async (): Promise<boolean> => (await one('SELECT count(*) FROM notice_jobs')) > 0
/** Makes each notice cost some time, so that a job takes a while. */
const slowDown = () =>
  sql(
    server,
    `CREATE TRIGGER slow AFTER INSERT ON notifications BEGIN SELECT count(*) FROM
      (WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 2000) SELECT n FROM numbers); END`,
  )
const speedUp = () => sql(server, 'DROP TRIGGER slow')

test('each provider is told exactly once, though the server is killed twice in between', async () => {
  await populate(server, 'TO', 'Palmas', 5_000)
  await slowDown()
  const project = await ana.publishes({ state: 'TO', city: 'Palmas' })
  for (let time = 0; time < 2; time++) {
    const before = await told(project)
    await expect.poll(() => told(project), soon).toBeGreaterThan(before)
    await server.kill()
    await server.restart()
    expect(await isLeft()).toBe(true)
    void runJob(server, 'tell-providers').catch(() => undefined)
  }
  await speedUp()
  await expect.poll(isLeft, soon).toBe(false)
  const providers = "users WHERE state = 'TO'"
  expect(await one(`SELECT count(*) FROM ${providers} AND 1 = (SELECT count(*) FROM notifications n WHERE n.user_id = users.id)`)).toBe(5_000)
  expect(await told(project)).toBe(5_000)
})

test('[PRODUCT 105] the providers of three states are told once each, though the server is killed in between', async () => {
  const wanted = { 'Resende RJ': 700, 'Queluz SP': 1_200, 'Passa Quatro MG': 600, 'Campinas SP': 600 }
  for (const [place, count] of Object.entries(wanted)) await populate(server, place.slice(-2), place.slice(0, -3), count)
  await sql(server, "UPDATE users SET notify_scope = 'km60' WHERE full_name = 'Fornecedor' AND state IN ('RJ', 'SP', 'MG')")
  await slowDown()
  const project = await ana.publishes({ state: 'RJ', city: 'Resende' })
  for (let time = 0; time < 3; time++) {
    const before = await told(project)
    await expect.poll(() => told(project), soon).toBeGreaterThan(before)
    await server.kill()
    await server.restart()
    void runJob(server, 'tell-providers').catch(() => undefined)
  }
  await speedUp()
  await expect.poll(isLeft, soon).toBe(false)
  const places = `SELECT u.city || ' ' || u.state AS place, count(*) AS told FROM notifications n JOIN users u ON u.id = n.user_id
    WHERE n.project_id = ${quoted(project)} GROUP BY place ORDER BY place`
  expect(await sql(server, places)).toEqual([
    { place: 'Passa Quatro MG', told: '600' },
    { place: 'Queluz SP', told: '1200' },
    { place: 'Resende RJ', told: '700' },
  ])
})

test('providers are not told of a project that was deleted or is taken by then', async () => {
  await populate(server, 'SE', 'Aracaju', 20)
  await sql(server, 'CREATE TRIGGER held AFTER INSERT ON notice_jobs BEGIN UPDATE notice_jobs SET claimed_until = 9e15; END')
  const place = { state: 'SE', city: 'Aracaju' }
  const bruno = await signedIn(server, 'autonomo')
  const [deleted, taken, open] = [await ana.publishes(place), await ana.publishes(place), await ana.publishes(place)]
  await ana.deletes(deleted)
  await ana.accepts(taken, await bruno.proposes(taken))
  await sql(server, 'DROP TRIGGER held')
  await sql(server, 'UPDATE notice_jobs SET claimed_until = 0')
  await runJob(server, 'tell-providers')
  await expect.poll(isLeft, soon).toBe(false)
  const news = "SELECT count(*) FROM notifications WHERE kind = 'project_published' AND project_id = "
  expect([await one(news + quoted(deleted)), await one(news + quoted(taken)), await one(news + quoted(open))]).toEqual([0, 0, 20])
})

test('a job that fails holds up none behind it', async () => {
  await populate(server, 'PB', 'Patos', 2)
  const [failing, other] = [newId(), newId()]
  const failure = `CREATE TRIGGER slow BEFORE INSERT ON notifications WHEN NEW.project_id = ${quoted(failing)} BEGIN SELECT RAISE(ABORT, 'it fails'); END`
  await sql(server, failure)
  const place = { state: 'PB', city: 'Patos' } as const
  await ana.does('publish_project', projectArgs({ project_id: failing, ...place }))
  await expect.poll(() => one('SELECT max(claimed_until) FROM notice_jobs'), soon).toBeGreaterThan(0)
  // Whichever run comes next, it begins with the one that fails.
  const free = () => sql(server, `UPDATE notice_jobs SET claimed_until = 0 WHERE project_id = ${quoted(failing)}`)
  await free()
  await ana.does('publish_project', projectArgs({ project_id: other, ...place }))
  const toldOfOther = async () => {
    await free()
    return told(other)
  }
  await expect.poll(toldOfOther, soon).toBe(2)
  expect(await told(failing)).toBe(0)
})

test('[A5] what is left to tell of a project waits while its client is suspended, holds up no other, and is told once that is lifted', async () => {
  const admin = await signedInAdministrator(server)
  const suspend = (reason: string) => call(server, 'PUT', `/api/admin/users/${ana.id}/suspension`, { token: admin.token, body: { reason } })
  const place = { state: 'SE', city: 'Aracaju' }
  await populate(server, 'SE', 'Aracaju', 4_000)
  const providers = await one("SELECT count(*) FROM users WHERE state = 'SE'")
  await slowDown()
  const project = await ana.publishes(place)
  await expect.poll(() => told(project), soon).toBeGreaterThan(0)
  expect((await suspend('Golpe')).status).toBe(204)
  const before = await told(project)
  expect(before).toBeLessThan(providers)
  await speedUp()
  const other = await (await signedIn(server, 'cliente')).publishes(place)
  await expect.poll(() => told(other), soon).toBe(providers)
  // As at each minute, and at each start.
  await runJob(server, 'tell-providers')
  await server.restart()
  await runJob(server, 'tell-providers')
  const last = await (await signedIn(server, 'cliente')).publishes(place)
  await expect.poll(() => told(last), soon).toBe(providers)
  expect(await told(project)).toBe(before)
  expect((await suspend('')).status).toBe(204)
  await expect.poll(isLeft, soon).toBe(false)
  expect(await told(project)).toBe(providers)
})
