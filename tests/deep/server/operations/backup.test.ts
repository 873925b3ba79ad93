import { existsSync } from 'node:fs'
import { appendFile, cp, lstat, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUp, lastBackupOf } from '../../../../pocketbase/tasks/data/back-up'
import { restoreBackup } from '../../../../pocketbase/tasks/data/restore-backup'
import { type Session, signedIn } from '../../../server/support/session'
import { password } from '../../../support/data/people'
import { picture, pictureOf } from '../../../support/data/pictures'
import { builtServer } from '../../../support/server/built-server'
import { startPocketBase, type TestServer } from '../../../support/server/pocketbase'
import { call, get, quoted, remove, sql, tokenOf } from '../../../support/server/server-client'

let server: TestServer
let program: string
let folder: string
let ana: Session

beforeAll(async () => {
  server = await startPocketBase()
  program = (await builtServer()).program
  folder = await mkdtemp(join(tmpdir(), 'canteiro-backup-'))
  ana = await signedIn(server, 'cliente')
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const restore = async (copy: string) => restoreBackup({ ...(await builtServer()), dataDir: server.dataDir }, copy)

async function setAvatar(): Promise<string> {
  const body = new FormData()
  body.set('avatar', pictureOf(picture.png), 'eu.png')
  expect(await call(server, 'PATCH', `/api/collections/users/records/${ana.id}`, { token: ana.token, body })).toMatchObject({ status: 200 })
  return avatar()
}
const avatar = async () => String((await sql(server, `SELECT avatar FROM users WHERE id = ${quoted(ana.id)}`))[0]?.avatar)
const isRestoredStart = async () =>
  Number((await sql(server, 'SELECT restored FROM sync_starts ORDER BY rowid DESC LIMIT 1 OFFSET 1'))[0]?.restored) === 1
const projects = async () => Number((await sql(server, 'SELECT count(*) AS n FROM projects'))[0]?.n)
const storedNames = async (dir: string) => (await readdir(join(dir, 'storage'), { recursive: true })).map((path) => path.split('/').at(-1))

test('a copy made while people write holds the database at one moment with its pictures, and brings both back', async () => {
  const before = await setAvatar()
  await ana.publishes()
  let isWriting = true
  const writing = (async () => {
    while (isWriting) await ana.publishes()
  })()
  const copy = join(folder, 'copy')
  await mkdir(copy, { mode: 0o755 })
  const made = await backUp(program, server.dataDir, copy).finally(() => {
    isWriting = false
    return writing
  })
  expect(made).toBe(1)
  expect((await lstat(copy)).mode & 0o777).toBe(0o700)
  expect(await storedNames(copy)).toContain(before)

  const after = await setAvatar()
  const all = await projects()
  await server.kill('SIGTERM')
  await appendFile(join(server.dataDir, 'deletions.txt'), 'deleted-since\n')
  const { aside } = await restore(copy)
  await server.restart()
  expect(await isRestoredStart()).toBe(true)
  await server.restart()
  expect(await isRestoredStart()).toBe(false)

  expect(await avatar()).toBe(before)
  expect(await storedNames(server.dataDir)).toContain(before)
  expect(await projects()).toBeGreaterThan(0)
  expect(await projects()).toBeLessThanOrEqual(all)
  expect(await readFile(join(server.dataDir, 'deletions.txt'), 'utf8')).toContain('deleted-since\n')
  expect(await storedNames(aside)).toContain(after)
})

test('[A1] a session that a backup knows nothing of hears that its account was deleted since', async () => {
  const [changing, other] = [await signedIn(server, 'cliente'), await signedIn(server, 'cliente')]
  const copy = join(folder, 'before-sessions')
  await backUp(program, server.dataDir, copy)
  const newcomer = await signedIn(server, 'cliente')
  const body = { oldPassword: password, password: 'novasenha', passwordConfirm: 'novasenha' }
  expect(await call(server, 'PATCH', `/api/collections/users/records/${changing.id}`, { token: changing.token, body })).toMatchObject({ status: 200 })
  const tokens = [changing.token, await tokenOf(server, changing.id), newcomer.token]
  for (const { id } of [changing, newcomer]) await remove(server, 'users', id)
  await server.kill('SIGTERM')
  await restore(copy)
  const heard = async () => Promise.all(tokens.map(async (token) => (await get(server, '/api/presence', token)).body))
  const keys = () => sql(server, 'SELECT user_id, token_key FROM ended_keys ORDER BY rowid')
  await server.restart()
  expect(await heard()).toEqual(tokens.map(() => ({ code: 'account_removed' })))
  expect((await get(server, '/api/presence', other.token)).body).not.toHaveProperty('code')
  const kept = await keys()
  await server.restart()
  expect(await heard()).toEqual(tokens.map(() => ({ code: 'account_removed' })))
  expect(await keys()).toEqual(kept)
})

const siblingsOf = async (dataDir: string) => (await readdir(dirname(dataDir))).filter((name) => name.startsWith(basename(dataDir))).sort()

test('while a server runs with the data, on whatever port, nothing takes their place, and no backup has its lock', async () => {
  const copy = join(folder, 'of-a-server-that-runs')
  await backUp(program, server.dataDir, copy)
  expect((await readdir(copy)).filter((name) => name.endsWith('.pid') || name.startsWith('serving'))).toEqual([])
  const words = `A server serves the data of ${server.dataDir}`
  await expect(restore(copy)).rejects.toThrow(words)
  expect(await siblingsOf(server.dataDir)).not.toContain('data.restoring')
  await server.kill()
  await restore(copy)
  await server.restart()
})

test('a folder with something in it is not written into', async () => {
  await writeFile(join(folder, 'notes.txt'), 'mine')
  await expect(backUp(program, server.dataDir, folder)).rejects.toThrow('is not empty')
})

test('a copy of a newer version is refused while the data are still there, and one that is taken stays known as the newest', async () => {
  const [newer, older] = [join(folder, 'of-a-newer-version'), join(folder, 'older')]
  await backUp(program, server.dataDir, older)
  await sql(server, "INSERT INTO _migrations (file, applied) VALUES ('9999999999-newer.js', 1)")
  await backUp(program, server.dataDir, newer)
  await sql(server, "DELETE FROM _migrations WHERE file = '9999999999-newer.js'")
  await server.kill('SIGTERM')
  await expect(restore(newer)).rejects.toThrow(`${newer} is of a newer version (9999999999-newer.js)`)
  expect(await siblingsOf(server.dataDir)).not.toContain('data.restoring')
  expect(await lastBackupOf(server.dataDir)).toMatchObject({ folder: newer })
  await rm(join(server.dataDir, 'last-backup.json'))
  await restore(older)
  expect(await lastBackupOf(server.dataDir)).toMatchObject({ folder: older })
  expect((await lstat(server.dataDir)).mode & 0o777).toBe(0o700)
  expect((await lstat(join(server.dataDir, 'data.db'))).mode & 0o777).toBe(0o600)
  await server.restart()
})

test('half a copy and a damaged one are refused, and the data stays as it is', async () => {
  const whole = join(folder, 'whole')
  await setAvatar()
  await backUp(program, server.dataDir, whole)
  const damage: [name: string, spoil: (copy: string) => Promise<void>, words: string][] = [
    ['half', (copy) => rm(join(copy, 'backup.json')), 'only half of one'],
    ['foreign', (copy) => writeFile(join(copy, 'backup.json'), '{"format":3}'), 'another version'],
    ['cut off', (copy) => writeFile(join(copy, 'backup.json'), '{"form'), 'its backup.json is damaged'],
    ['cut', (copy) => truncate(join(copy, 'data.db'), 8_192), 'is missing or damaged'],
    ['without-pictures', (copy) => rm(join(copy, 'storage'), { recursive: true }), 'is missing or damaged'],
  ]
  await server.kill('SIGTERM')
  for (const [name, spoil, words] of damage) {
    const copy = join(folder, name)
    await cp(whole, copy, { recursive: true })
    await spoil(copy)
    await expect(restore(copy), name).rejects.toThrow(words)
  }
  expect(existsSync(`${server.dataDir}.restoring`)).toBe(false)
  await server.restart()
  expect(await call(server, 'GET', '/api/health')).toMatchObject({ status: 200 })
})
