import { existsSync } from 'node:fs'
import { appendFile, cp, mkdtemp, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUp } from '../../pocketbase/tasks/back-up'
import { finishRestore, restoreBackup } from '../../pocketbase/tasks/restore-backup'
import { builtServer } from '../support/built-server'
import { picture, pictureOf } from '../support/pictures'
import { startPocketBase, type TestServer } from '../support/pocketbase'
import { call, quoted, sql } from '../support/server-client'
import { type Session, signedIn } from './support/session'

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

async function setAvatar(): Promise<string> {
  const body = new FormData()
  body.set('avatar', pictureOf(picture.png), 'eu.png')
  expect(await call(server, 'PATCH', `/api/collections/users/records/${ana.id}`, { token: ana.token, body })).toMatchObject({ status: 200 })
  return avatar()
}
const avatar = async () => String((await sql(server, `SELECT avatar FROM users WHERE id = ${quoted(ana.id)}`))[0]?.avatar)
const isRestoredStart = async () => Number((await sql(server, 'SELECT restored FROM sync_starts ORDER BY rowid DESC LIMIT 1'))[0]?.restored) === 1
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
  const made = await backUp(program, server.dataDir, copy).finally(() => {
    isWriting = false
    return writing
  })
  expect(made).toEqual({ files: 1, gone: 0 })
  expect(await storedNames(copy)).toContain(before)

  const after = await setAvatar()
  const all = await projects()
  await server.kill('SIGTERM')
  await appendFile(join(server.dataDir, 'deletions.txt'), 'deleted-since\n')
  const { aside } = await restoreBackup(program, server.dataDir, copy)
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

test('a restore that was cut off after the data was moved aside is ended by the next start', async () => {
  const before = await setAvatar()
  const copy = join(folder, 'cut-off')
  await backUp(program, server.dataDir, copy)
  await server.kill('SIGTERM')
  const { aside } = await restoreBackup(program, server.dataDir, copy)
  // As the moment between the last two renames leaves it.
  await rename(server.dataDir, `${server.dataDir}.restored`)
  await finishRestore(server.dataDir)
  await server.restart()
  expect(await avatar()).toBe(before)
  // What is whole and has its data in place is not touched.
  await cp(aside, `${server.dataDir}.restored`, { recursive: true })
  await finishRestore(server.dataDir)
  expect(existsSync(`${server.dataDir}.restored`)).toBe(true)
})

test('a folder with something in it is not written into', async () => {
  await writeFile(join(folder, 'notes.txt'), 'mine')
  await expect(backUp(program, server.dataDir, folder)).rejects.toThrow('is not empty')
})

test('half a copy and a damaged one are refused, and the data stays as it is', async () => {
  const whole = join(folder, 'whole')
  await setAvatar()
  await backUp(program, server.dataDir, whole)
  const damage: [name: string, spoil: (copy: string) => Promise<void>, words: string][] = [
    ['half', (copy) => rm(join(copy, 'backup.json')), 'only half of one'],
    ['foreign', (copy) => writeFile(join(copy, 'backup.json'), '{"format":2}'), 'another version'],
    ['changed', (copy) => appendFile(join(copy, 'data.db'), 'x'), 'is not what was copied'],
    ['cut', (copy) => truncate(join(copy, 'data.db'), 8_192), 'is not what was copied'],
    ['without-pictures', (copy) => rm(join(copy, 'storage'), { recursive: true }), 'is missing or damaged'],
  ]
  for (const [name, spoil, words] of damage) {
    const copy = join(folder, name)
    await cp(whole, copy, { recursive: true })
    await spoil(copy)
    await expect(restoreBackup(program, server.dataDir, copy), name).rejects.toThrow(words)
  }
  expect(existsSync(`${server.dataDir}.restoring`)).toBe(false)
  expect(await call(server, 'GET', '/api/health')).toMatchObject({ status: 200 })
})
