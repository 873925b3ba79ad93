import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runToEnd } from '../../pocketbase/tasks/children'
import { assertNotServed } from '../../pocketbase/tasks/data/database'
import { builtServer } from '../support/server/built-server'
import { startPocketBase } from '../support/server/pocketbase'
import { sql } from '../support/server/server-client'

test('one server at a time serves a data folder, whatever its port, no `migrate` runs beside it, and the lock ends with the process however it ends', async () => {
  const { program, hooksDir, migrationsDir } = await builtServer()
  const server = await startPocketBase()
  onTestFinished(() => server.stop())
  const { dataDir } = server
  const starts = await sql(server, 'SELECT token FROM sync_starts')
  await expect(startPocketBase({ dataDir })).rejects.toThrow(`Another server serves the data of ${dataDir}. Stop it`)
  expect(await sql(server, 'SELECT token FROM sync_starts')).toEqual(starts)
  const migration = await runToEnd(program, ['migrate', 'up', `--dir=${dataDir}`, `--hooksDir=${hooksDir}`, `--migrationsDir=${migrationsDir}`])
  expect(migration).toEqual({ code: 1, output: expect.stringContaining(`Another server serves the data of ${dataDir}. Stop it`) })
  await expect(assertNotServed(program, dataDir)).rejects.toThrow(`A server serves the data of ${dataDir}. Stop it`)
  await server.kill('SIGTERM')
  expect(existsSync(join(dataDir, 'data.db-wal'))).toBe(false)
  await assertNotServed(program, dataDir)
  await server.restart()
  await server.kill('SIGKILL')
  await assertNotServed(program, dataDir)
})
