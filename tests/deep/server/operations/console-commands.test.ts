import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { adminAccount } from '../../../../pocketbase/tasks/data/admin-account'
import { backUp } from '../../../../pocketbase/tasks/data/back-up'
import { restoreBackup } from '../../../../pocketbase/tasks/data/restore-backup'
import { paths } from '../../../../pocketbase/tasks/paths'
import { open, password, set } from '../../../server/support/documentation-password'
import { builtServer } from '../../../support/server/built-server'
import { recordsOf, runJob, sql } from '../../../support/server/server-client'
import { withServer } from '../../../support/server/with-server'
import { testFolder } from '../../../support/test-folder'

const email = 'admin@canteiro.example'
const server = withServer()
let program: string

beforeAll(async () => {
  program = (await builtServer()).program
})

test('while the server runs, an administrator is made once, given a new password, listed and removed', async () => {
  const made = await adminAccount(program, server.dataDir, 'create', 'Admin@canteiro.example')
  expect(made).toEqual({ ok: true, password: expect.stringMatching(/^\w{20}$/) })
  expect(await adminAccount(program, server.dataDir, 'create', email)).toEqual({ ok: false, code: 'taken' })
  expect(await recordsOf(server, 'users', '')).toEqual([expect.objectContaining({ email, role: 'admin', verified: true })])

  expect(await adminAccount(program, server.dataDir, 'reset', email, 'chosen-password')).toEqual({ ok: true, password: 'chosen-password' })
  const renewed = await adminAccount(program, server.dataDir, 'reset', email)
  expect(renewed).toEqual({ ok: true, password: expect.stringMatching(/^\w{20}$/) })
  expect(renewed).not.toEqual(made)
  expect(await adminAccount(program, server.dataDir, 'list')).toEqual({ ok: true, emails: [email] })

  expect(await adminAccount(program, server.dataDir, 'remove', email)).toEqual({ ok: true })
  expect(await recordsOf(server, 'users', '')).toEqual([])
  expect(await adminAccount(program, server.dataDir, 'remove', email)).toEqual({ ok: false, code: 'missing' })
})

test('[PRODUCT 12] the address of an administrator with an accented domain is kept as their entrance sends it', async () => {
  await adminAccount(program, server.dataDir, 'create', 'Chefe@Construção.example')
  expect(await adminAccount(program, server.dataDir, 'list')).toEqual({ ok: true, emails: ['chefe@xn--construo-xza3b.example'] })
  expect(await adminAccount(program, server.dataDir, 'remove', 'chefe@construção.example')).toEqual({ ok: true })
})

test('one who is removed at the console is written down beside the database, and a copy from before does not bring them back', async () => {
  const folder = await testFolder()
  const address = 'gone@canteiro.example'
  await adminAccount(program, server.dataDir, 'create', address)
  const [{ id } = {}] = await sql(server, `SELECT id FROM users WHERE email = '${address}'`)
  const copy = join(folder, 'copy')
  await backUp(program, server.dataDir, copy)
  expect(await adminAccount(program, server.dataDir, 'remove', address)).toEqual({ ok: true })
  await runJob(server, 'finish-deletions')
  await expect.poll(() => readFile(join(server.dataDir, 'deletions.txt'), 'utf8').catch(() => '')).toMatch(new RegExp(`^${id} \\d{4}-`, 'm'))
  await server.kill('SIGTERM')
  await restoreBackup({ ...(await builtServer()), dataDir: server.dataDir }, copy)
  expect(await adminAccount(program, server.dataDir, 'create', address)).toEqual({ ok: false, code: 'put_back' })
  await server.restart()
  expect(await adminAccount(program, server.dataDir, 'list')).toEqual({ ok: true, emails: [] })
})

test('the password of the technical documentation is set, a chosen or a random one, while the server runs, and the one before no longer opens it', async () => {
  await set(server, password)
  const task = (...args: string[]) => run(args, {})
  expect(await task('password')).toMatch(/shown only this once: \w{20}\n$/)
  expect((await open(server, password)).status).toBe(400)
  expect(await run(['password'], { DOCUMENTATION_PASSWORD: 'segunda-via' })).not.toContain('segunda-via')
  expect((await open(server, 'segunda-via')).status).toBe(200)
  await expect(run(['password'], { DOCUMENTATION_PASSWORD: 'x' })).rejects.toMatchObject({ stderr: expect.stringContaining('PocketBase refused') })
  await expect(task()).rejects.toMatchObject({ stderr: expect.stringContaining('./canteiro documentation password') })
  expect((await open(server, 'segunda-via')).status).toBe(200)
})

async function run(args: string[], environment: Record<string, string>): Promise<string> {
  const env = { ...process.env, POCKETBASE_BIN: program, DATA_DIR: server.dataDir, ...environment }
  return (await promisify(execFile)(process.execPath, ['pocketbase/tasks/task.mjs', 'documentation', ...args], { cwd: paths.root, env })).stdout
}
