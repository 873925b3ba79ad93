import { spawnSync } from 'node:child_process'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCommand } from '../../../pocketbase/tasks/pocketbase-process'
import { Device } from '../../server/support/device'
import { builtServer } from '../../support/built-server'
import { type Person as Account, createPerson } from '../../support/people'
import { startPocketBase, type TestServer } from '../../support/pocketbase'
import { call, sql } from '../../support/server-client'

let server: TestServer
let ana: Account
beforeEach(async () => {
  server = await startPocketBase()
  ana = await createPerson(server, { role: 'cliente', full_name: 'Ana Lima' })
})
afterEach(() => server.stop())

const starts = () => sql(server, 'SELECT seq, token FROM sync_starts ORDER BY rowid')
const feedEnd = async () => Number((await sql(server, "SELECT seq FROM sqlite_sequence WHERE name = 'sync_changes'"))[0]?.seq)

test('[F7] what a server writes by itself at its start hides nothing of how far back it was put', async () => {
  const bruna = await createPerson(server, { role: 'cliente', full_name: 'Bruna' })
  const device = new Device(server, ana)
  await device.pull()
  const end = await feedEnd()
  await server.kill()
  // As after a restore: the copy holds a person who was deleted since, and who is deleted again before anyone is served.
  await appendFile(join(server.dataDir, 'deletions.txt'), `${bruna.id} 2026-11-20T12:00:00.000Z\n`)
  await server.restart()
  expect(await sql(server, `SELECT id FROM users WHERE id = '${bruna.id}'`)).toEqual([])
  expect(await feedEnd()).toBeGreaterThan(end)
  expect(Number((await starts()).at(-1)?.seq)).toBe(end)
  const asked = { ...device.request(), seen: end + 1 }
  expect((await call(server, 'POST', '/api/sync/pull', { token: ana.token, body: asked })).body).toMatchObject({ rewound: true })
})

test('[F7] a console command of the operator adds no start', async () => {
  const { program, migrationsDir } = await builtServer()
  const before = await starts()
  await runCommand({ program, migrationsDir, dataDir: server.dataDir }, ['admin', 'create', 'equipe@canteiro.example'])
  expect(await starts()).toEqual(before)
  const device = new Device(server, ana)
  await device.pull()
  expect(device.token).toBe(before[0]?.token)
})

test("[F7] not even one that is run with the app's own hooks adds a start", async () => {
  const { program, migrationsDir, hooksDir } = await builtServer()
  const before = await starts()
  const flags = [`--dir=${server.dataDir}`, `--migrationsDir=${migrationsDir}`, `--hooksDir=${hooksDir}`]
  const { status, stderr } = spawnSync(program, ['superuser', 'upsert', 'outro@canteiro.example', 'segredo-comprido', ...flags])
  expect({ status, stderr: String(stderr) }).toEqual({ status: 0, stderr: '' })
  expect(await starts()).toEqual(before)
})
