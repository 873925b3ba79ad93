import { existsSync } from 'node:fs'
import { cp, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runToEnd } from '../../pocketbase/tasks/children'
import { backUp } from '../../pocketbase/tasks/data/back-up'
import { assertNotServed } from '../../pocketbase/tasks/data/data-console'
import { restoreBackup } from '../../pocketbase/tasks/data/restore-backup'
import { builtServer } from '../support/server/built-server'
import { startPocketBase } from '../support/server/pocketbase'
import { sql } from '../support/server/server-client'
import { testFolder } from '../support/test-folder'

test('one server at a time serves a data folder, whatever its port, no `migrate` runs beside it, and the lock ends with the process however it ends', async () => {
  const { program, hooksDir, migrationsDir } = await builtServer()
  const server = await startPocketBase()
  onTestFinished(() => server.stop())
  const { dataDir } = server
  const starts = await sql(server, 'SELECT token FROM sync_starts')
  await expect(startPocketBase({ dataDir })).rejects.toThrow(`Another server serves the data of ${dataDir}, or a restore`)
  expect(await sql(server, 'SELECT token FROM sync_starts')).toEqual(starts)
  const migration = await runToEnd(program, ['migrate', 'up', `--dir=${dataDir}`, `--hooksDir=${hooksDir}`, `--migrationsDir=${migrationsDir}`])
  expect(migration).toEqual({ code: 1, output: expect.stringContaining(`Another server serves the data of ${dataDir}, or a restore`) })
  await expect(assertNotServed(program, dataDir)).rejects.toThrow(`A server serves the data of ${dataDir}`)
  await server.kill('SIGTERM')
  expect(existsSync(join(dataDir, 'data.db-wal'))).toBe(false)
  await assertNotServed(program, dataDir)
  await server.restart()
  await server.kill('SIGKILL')
  await assertNotServed(program, dataDir)
})

test('from its first look to its end no server starts with the data that a restore replaces, and no other restore of them begins', async () => {
  const built = await builtServer()
  const folder = await testFolder()
  const dataDir = join(folder, 'data')
  const [copy, looked, goOn] = [join(folder, 'copy'), join(folder, 'looked'), join(folder, 'go-on')]
  await cp(built.dataDir, dataDir, { recursive: true })
  await backUp(built.program, dataDir, copy)
  // PocketBase, but for a check of the copy that waits.
  const program = join(folder, 'pocketbase')
  const waiting = `case "$*" in *check-data*) touch ${looked}; cat ${goOn} >/dev/null;; esac`
  await writeFile(program, `#!/bin/sh\n${waiting}\nexec ${built.program} "$@"\n`, { mode: 0o755 })
  await runToEnd('mkfifo', [goOn])

  const restoring = restoreBackup({ ...built, program, dataDir }, copy)
  await expect.poll(() => existsSync(looked), { interval: 20 }).toBe(true)
  await expect(startPocketBase({ dataDir })).rejects.toThrow(`Another server serves the data of ${dataDir}`)
  await expect(restoreBackup({ ...built, dataDir }, copy)).rejects.toThrow(`A server serves the data of ${dataDir}, or a restore`)
  await writeFile(goOn, '')
  const { aside } = await restoring
  expect(await readdir(aside)).toContain('serving.db')
  expect(await readdir(dataDir)).toEqual(expect.arrayContaining(['data.db', 'put-back']))
  // Nothing is left of a folder that was only made for its lock.
  expect(await restoreBackup({ ...built, dataDir: join(folder, 'new') }, copy)).toMatchObject({ aside: '' })
  expect((await readdir(folder)).filter((name) => name.startsWith('new'))).toEqual(['new'])
})
