import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { appendFile, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Leaving, placesOf, startDeletionStage, storedFiles } from '../../server/support/deletion-stage'
import { signedInAdministrator } from '../../support/people'
import { startPocketBase, type TestServer } from '../../support/pocketbase'
import { post, quoted, runJob, sql } from '../../support/server-client'

let server: TestServer
let admin: { id: string; token: string }

beforeAll(async () => {
  server = await startPocketBase()
  admin = await signedInAdministrator(server)
})
afterAll(() => server.stop())

const approve = (request: string) => post(server, `/api/admin/cancellations/${request}/approve`, {}, admin.token)

const stageOf = (who: Leaving, name: string) => startDeletionStage(server, admin.token, who, name)
const filesOf = () => storedFiles(server.dataDir)
const found = (words: readonly string[]) => placesOf(server, words)

test('one whose folders cannot be read is kept, and holds up no other', async () => {
  await sql(server, "INSERT INTO account_deletions (user_id, deleted_at, folders) VALUES ('000000000000000', '2026-01-01', '{')")
  const { request, client } = await stageOf('client', 'Nilza Prado')
  expect((await approve(request)).status).toBe(204)
  expect((await filesOf()).filter((path) => path.includes(client.id))).toEqual([])
  expect(await sql(server, "SELECT user_id FROM account_deletions WHERE folders <> ''")).toEqual([{ user_id: '000000000000000' }])
  await sql(server, "DELETE FROM account_deletions WHERE user_id = '000000000000000'")
})

test('what can never be removed, however much of it, holds up nothing else', async () => {
  const path = join(server.dataDir, 'deletions.txt')
  const counted = (most: number) => `WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ${most})`
  await sql(server, `INSERT INTO account_deletions ${counted(120)} SELECT printf('0%014d', n), '2026-01-01', '{' FROM counted`)
  await sql(server, `INSERT INTO removed_folders ${counted(450)} SELECT printf('0/%014d', n) FROM counted`)
  await sql(server, `CREATE TRIGGER stuck BEFORE DELETE ON removed_folders WHEN OLD.folder < '1' BEGIN SELECT RAISE(ABORT, 'stuck'); END`)
  const folders = ['of/account', 'of/photo']
  for (const folder of folders) {
    await mkdir(join(server.dataDir, 'storage', folder), { recursive: true })
    await writeFile(join(server.dataDir, 'storage', folder, 'file.png'), 'x')
  }
  await sql(server, "INSERT INTO account_deletions VALUES ('zzzzzzzzzzzzzzz', '2026-01-02', '[\"of/account\"]')")
  await sql(server, "INSERT INTO removed_folders VALUES ('of/photo')")
  const left = async () => (await filesOf()).filter((file) => folders.some((folder) => file.includes(folder)))
  expect(await left()).toHaveLength(2)
  const leftByNextRun = async () => {
    await runJob(server, 'finish-deletions')
    return left()
  }
  await expect.poll(leftByNextRun).toEqual([])
  expect(await readFile(path, 'utf8')).toMatch(/^zzzzzzzzzzzzzzz 2026-01-02$/m)
  const unfinished = "SELECT user_id FROM account_deletions WHERE folders <> '' AND user_id = 'zzzzzzzzzzzzzzz'"
  await expect.poll(() => sql(server, unfinished)).toEqual([])
  await sql(server, 'DROP TRIGGER stuck')
  await sql(server, "DELETE FROM removed_folders WHERE folder < '1'")
  await sql(server, "DELETE FROM account_deletions WHERE folders = '{'")
})

test('a line whose flush failed is flushed by a later run before its deletion counts as finished', async () => {
  // Each test server has a copy of the bundle, in which flushing can be made to fail.
  const other = await startPocketBase()
  const [bundle, broken, flushed] = [join(other.dataDir, '../hooks/canteiro.js'), join(other.dataDir, 'broken'), join(other.dataDir, 'flushed')]
  const source = await readFile(bundle, 'utf8')
  expect(source).toContain('file.sync()')
  const flush = `(() => { let fails = true; try { $os.stat('${broken}') } catch { fails = false }
    if (fails) throw new Error('no flush'); $os.writeFile('${flushed}', '', 0o600) })()`
  await writeFile(bundle, source.replaceAll('file.sync()', flush))
  await writeFile(broken, '')
  await other.restart()
  await sql(other, "INSERT INTO account_deletions VALUES ('111111111111111', '2026-01-01', '[]')")
  const unfinished = () => sql(other, "SELECT user_id FROM account_deletions WHERE folders <> ''")
  const line = async () => (await readFile(join(other.dataDir, 'deletions.txt'), 'utf8').catch(() => '')).includes('111111111111111')
  await runJob(other, 'finish-deletions')
  await expect.poll(line).toBe(true)
  // The start runs it once more, and ends it, before it serves.
  await other.restart()
  expect(await unfinished()).toHaveLength(1)
  await rm(broken)
  await other.restart()
  expect([await unfinished(), existsSync(flushed)]).toEqual([[], true])
  await other.stop()
})

test('however long deletions.txt takes to be read, requests are answered meanwhile', async () => {
  const path = join(server.dataDir, 'deletions.txt')
  await appendFile(path, '')
  await rename(path, `${path}.kept`)
  // Whose reader waits until it is written to.
  execFileSync('mkfifo', [path])
  await sql(server, "INSERT INTO account_deletions (user_id, deleted_at, folders) VALUES ('111111111111111', '2026-01-01', '[]')")
  await runJob(server, 'finish-deletions')
  const written = await open(path, 'w')
  try {
    const answer = await fetch(`${server.url}/api/health`, { signal: AbortSignal.timeout(60_000) })
    expect(answer.status).toBe(200)
  } finally {
    await rename(`${path}.kept`, path)
    await written.close()
  }
  await expect.poll(() => sql(server, "SELECT user_id FROM account_deletions WHERE folders <> ''")).toEqual([])
  expect(await readFile(path, 'utf8')).toContain('111111111111111 2026-01-01\n')
})

/** Keeps the deletion of an account from ending. */
const ENDLESS = `CREATE TRIGGER endless BEFORE DELETE ON users BEGIN SELECT count(*) FROM
  (WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 100000000000) SELECT n FROM numbers); END`

/** What a process has computed so far, in hundredths of a second. */
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
