import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setDocumentationPassword } from '../../../pocketbase/tasks/data/documentation-password'
import { paths } from '../../../pocketbase/tasks/paths'
import { builtServer } from '../../support/built-server'
import { startPocketBase, type TestServer } from '../../support/pocketbase'
import { type Answer, call, post, type Server } from '../../support/server-client'

const password = 'planta-baixa'
let server: TestServer
let program: string

beforeAll(async () => {
  server = await startPocketBase()
  program = (await builtServer()).program
  await set(server, password)
})
afterAll(() => server.stop())

const open = (at: Server, given: unknown): Promise<Answer> => post(at, '/api/documentation', { password: given })

const set = (at: TestServer, chosen?: string) => setDocumentationPassword(program, at.dataDir, chosen)

test('the command sets a chosen password or a random one, while the server runs, and the one before no longer opens it', async () => {
  const task = (...args: string[]) => run(args, {})
  expect(await task('password')).toMatch(/shown only this once: \w{20}\n$/)
  expect((await open(server, password)).status).toBe(400)
  expect(await run(['password'], { DOCUMENTATION_PASSWORD: 'segunda-via' })).not.toContain('segunda-via')
  expect((await open(server, 'segunda-via')).status).toBe(200)
  await expect(run(['password'], { DOCUMENTATION_PASSWORD: 'x' })).rejects.toMatchObject({ stderr: expect.stringContaining('PocketBase refused') })
  await expect(task()).rejects.toMatchObject({ stderr: expect.stringContaining('npm run documentation -- password') })
  expect((await open(server, 'segunda-via')).status).toBe(200)
})

async function run(args: string[], environment: Record<string, string>): Promise<string> {
  const env = { ...process.env, POCKETBASE_BIN: program, DATA_DIR: server.dataDir, ...environment }
  return (await promisify(execFile)(process.execPath, ['pocketbase/tasks/task.mjs', 'documentation', ...args], { cwd: paths.root, env })).stdout
}

test('an address asks ten times a minute, as in production', async () => {
  const strict = await startPocketBase({ rateLimits: 'real', environment: { TRUSTED_PROXY_HEADER: 'X-Forwarded-For' } })
  try {
    await set(strict, password)
    const from = async (address: string, given?: string): Promise<number> =>
      (await call(strict, 'POST', '/api/documentation', { body: { password: given }, headers: { 'X-Forwarded-For': address } })).status
    const statuses: number[] = []
    // A request without a password costs no hash: ten hashes could take longer than the minute.
    for (let time = 0; time < 11; time++) statuses.push(await from('203.0.113.1'))
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429])
    expect(await from('203.0.113.2', password)).toBe(200)
  } finally {
    await strict.stop()
  }
})
