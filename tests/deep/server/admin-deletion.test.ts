import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deletionStages } from '../../server/support/deletion-stage'
import { withAdministrator } from '../../server/support/with-people'
import { quoted, sql } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'

const server = withServer()
const admin = withAdministrator(server)
const { stageOf, approve, filesOf, found } = deletionStages(server, admin)

/** Keeps the deletion of an account from ending. */
const ENDLESS = `CREATE TRIGGER endless BEFORE DELETE ON users BEGIN SELECT count(*) FROM
  (WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 100000000000) SELECT n FROM numbers); END`

/** Processor time of a process so far, in hundredths of a second. */
function cpuTime(pid: number): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? []
  return Number(user) + Number(system)
}
/** More than all that leads to a deletion. */
const MUCH = 100

test('[A1] a server that is killed in the middle has deleted everything or nothing', async () => {
  const outcomes = new Set<string>()
  for (const wait of [0, 5, 15, 30, 60, 120, 'in the middle', 'for the answer'] as const) {
    const stage = await stageOf('client', 'Interrompida Souza')
    if (wait === 'in the middle') await sql(server, ENDLESS)
    const before = cpuTime(server.pid())
    const answered = approve(stage.request).catch(() => undefined)
    if (wait === 'for the answer') await answered
    // The projects, notices and messages are deleted by then, and the account is about to be.
    else if (wait === 'in the middle') await expect.poll(() => cpuTime(server.pid()) - before, { timeout: 60_000 }).toBeGreaterThan(MUCH)
    else await new Promise((resolve) => setTimeout(resolve, wait))
    await server.kill()
    await answered
    await server.restart()
    await sql(server, 'DROP TRIGGER IF EXISTS endless')
    const [request] = await sql(server, `SELECT status, user_id FROM account_cancellation_requests WHERE id = ${quoted(stage.request)}`)
    const left = await found([stage.client.person.email])
    const files = (await filesOf()).filter((file) => file.includes(stage.client.id) || stage.ids.some((id) => file.includes(id)))
    if (request?.status === 'completed') {
      expect(request.user_id).toBe('')
      expect([left, files]).toEqual([{}, []])
    } else {
      expect(request).toMatchObject({ status: 'pending', user_id: stage.client.id })
      expect(left['users.email']).toBe(1)
      expect(files.length).toBeGreaterThan(1)
      expect((await approve(stage.request)).status).toBe(204)
    }
    outcomes.add(String(request?.status))
    if (wait === 'in the middle') expect(request?.status).toBe('pending')
  }
  expect([...outcomes].sort()).toEqual(['completed', 'pending'])
})

test('[A1] a copy from before the deletion that is put back loses the account again at its start', async () => {
  const stage = await stageOf('client', 'Restaurada Silva')
  const restore = await server.snapshot()
  expect((await approve(stage.request)).status).toBe(204)
  const path = join(server.dataDir, 'deletions.txt')
  const written = await readFile(path, 'utf8')
  await server.kill('SIGTERM')
  await restore()
  await server.kill()
  await writeFile(path, written)
  await server.restart()
  expect(await sql(server, `SELECT id FROM users WHERE id = ${quoted(stage.client.id)}`)).toEqual([])
  const [request] = await sql(server, `SELECT status, user_id FROM account_cancellation_requests WHERE id = ${quoted(stage.request)}`)
  expect(request).toEqual({ status: 'completed', user_id: '' })
  expect((await filesOf()).filter((file) => file.includes(stage.client.id))).toEqual([])
})
