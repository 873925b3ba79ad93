import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { paths } from '../../../pocketbase/tasks/paths'
import { open, password, set } from '../../server/support/documentation-password'
import { builtServer } from '../../support/server/built-server'
import { withServer } from '../../support/server/with-server'

const server = withServer()
let program: string

beforeAll(async () => {
  program = (await builtServer()).program
  await set(server, password)
})

test('the command sets a chosen password or a random one, while the server runs, and the one before no longer opens it', async () => {
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
