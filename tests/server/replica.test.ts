import { once } from 'node:events'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { openFollower } from '../../pocketbase/tasks/replica/follow-replica'
import { filesAfter, headInFolder } from '../../pocketbase/tasks/replica/head-in-folder'
import { promoteFollower } from '../../pocketbase/tasks/replica/promote-follower'
import { writeConfig } from '../../pocketbase/tasks/replica/replica'
import { readNote, writeNote } from '../../pocketbase/tasks/replica/replica-note'
import { claimReplica, isNewest } from '../../pocketbase/tasks/replica/replicate'
import { productionSettings } from '../../pocketbase/tasks/settings'
import { createPerson } from '../support/data/people'
import { builtServer } from '../support/server/built-server'
import { startPocketBase } from '../support/server/pocketbase'
import { quoted, sql } from '../support/server/server-client'
import { testFolder } from '../support/test-folder'

test.each([
  ['/copies', { type: 'file', path: '/copies/3' }],
  ['s3://bucket/canteiro/?region=sa-east-1', { url: 's3://bucket/canteiro/3?region=sa-east-1' }],
])('Litestream copies to %s every 100 ms, and says how far where its socket has a path that systems take', async (place, target) => {
  const file = join(await testFolder(), 'litestream.json')
  const configOf = async (socket: string) => {
    await writeConfig({ place, litestream: '' }, 3, '/data/data.db', file, socket)
    return JSON.parse(await readFile(file, 'utf8'))
  }
  expect(await configOf('/data/litestream.sock')).toMatchObject({
    dbs: [{ path: '/data/data.db', 'monitor-interval': '100ms', replica: { ...target, 'sync-interval': '100ms' } }],
    socket: { enabled: true, path: '/data/litestream.sock', permissions: 0o600 },
  })
  expect(await configOf(`/${'long'.repeat(30)}/litestream.sock`)).not.toHaveProperty('socket')
})

test("a certificate bundle that stops Litestream's S3 client is refused with what to do instead, and hinders no other replica", () => {
  const AWS_CA_BUNDLE = '/etc/ssl/own.pem'
  const needed = { PUBLIC_URL: 'http://canteiro.example', SMTP_HOST: 'smtp.canteiro.example', SMTP_FROM: 'nao-responda@canteiro.example' }
  const replica = (place: string) => productionSettings({ ...needed, LITESTREAM_REPLICA: place, AWS_CA_BUNDLE }).replica
  expect(() => replica('s3://key:secret@bucket/canteiro')).toThrow(/AWS_CA_BUNDLE is set.*s3:\/\/…@bucket\/canteiro.*update-ca-certificates/s)
  expect(replica('/copies')).toBe('/copies')
})

/** As Litestream names a file of transactions. */
const fileOf = (level: number, first: number, last: number) => {
  const digits = (transaction: number) => transaction.toString(16).padStart(16, '0')
  return `${level}/${digits(first)}-${digits(last)}.ltx`
}

test.each([
  ['nothing', [], undefined],
  ['a snapshot', [fileOf(9, 1, 1)], '0000000000000001'],
  [
    'files of all levels, and one that is being written',
    [fileOf(9, 1, 9), fileOf(0, 3, 3), fileOf(1, 5, 30), fileOf(0, 31, 31), `${fileOf(0, 32, 32)}.tmp`],
    '000000000000001f',
  ],
])('the newest transaction of a folder with %s is told by the names of its files', async (_, files, head) => {
  const generation = await testFolder()
  for (const file of files) {
    await mkdir(join(generation, 'ltx', dirname(file)), { recursive: true })
    await writeFile(join(generation, 'ltx', file), '')
  }
  expect(await headInFolder(generation)).toBe(head)
  if (!head) return
  expect(await filesAfter(generation, '')).toEqual([join(generation, 'ltx', fileOf(9, 1, files.length > 1 ? 9 : 1))])
  expect(await filesAfter(generation, head)).toEqual([])
  await writeFile(join(generation, 'ltx', fileOf(9, 40, 40)), '')
  await expect(headInFolder(generation)).rejects.toThrow(`a file is missing in ${generation} between ${head} and 0000000000000028`)
})

/** In the place of Litestream: copies nothing, and succeeds where the folder of the generation is there. */
const scripted = `#!/bin/sh
config=$(printf %s "$*" | sed 's/.*-config \\([^ ]*\\).*/\\1/')
[ -d "$(sed 's/.*"type":"file","path":"\\([^"]*\\)".*/\\1/' "$config")" ]
`

test('of two servers that go on from one copy at the same moment one begins the next generation and the other is refused', async () => {
  const folder = await testFolder()
  const replica = { place: join(folder, 'replica'), litestream: join(folder, 'litestream') }
  await writeFile(replica.litestream, scripted, { mode: 0o755 })
  const restored = async (name: string) => {
    await mkdir(join(folder, name))
    await writeNote(join(folder, name), { place: replica.place, generation: 1, isRestored: true })
    return join(folder, name)
  }
  const [one, other] = [await restored('one'), await restored('other')]
  await mkdir(join(replica.place, '1', 'ltx'), { recursive: true })
  expect(await isNewest(replica, one)).toBe(true)
  // A folder that no server began succeeds none.
  await mkdir(join(replica.place, '2026'))
  expect(await isNewest(replica, one)).toBe(true)
  const claims = await Promise.allSettled([one, other].map((dataDir) => claimReplica(replica, dataDir)))
  expect(claims).toContainEqual({ status: 'fulfilled', value: 2 })
  expect(claims).toContainEqual({
    status: 'rejected',
    reason: expect.objectContaining({ message: expect.stringMatching(/^Another server was promoted/) }),
  })
  const [began, refused] = claims[0]?.status === 'rejected' ? [other, one] : [one, other]
  expect(await Promise.all([began, refused].map((dataDir) => isNewest(replica, dataDir)))).toEqual([true, false])
  await expect(claimReplica(replica, refused)).rejects.toThrow('holds generation 2, and these data are of generation 1')
})

/** Nothing listens there. */
const nowhere = 'http://127.0.0.1:2'

/** A follower whose copy holds all of generation 1, and what a promotion of it takes. */
async function caughtUp() {
  const folder = await testFolder()
  const [dataDir, replica] = [join(folder, 'data'), { place: join(folder, 'replica'), litestream: '' }]
  await mkdir(join(replica.place, '1'), { recursive: true })
  const done = async () => undefined
  const following = { generation: 1, isOver: () => false, lastWords: () => '', ended: done, end: done, giveUp: done, catchUp: async () => '1' }
  const follower = { ...(await openFollower(replica, dataDir)), following: async () => following }
  const program = join(folder, 'pocketbase')
  await writeFile(program, holding(true), { mode: 0o755 })
  return {
    dataDir,
    program,
    follower,
    generations: () => readdir(replica.place),
    promote: (address = nowhere) => promoteFollower(program, follower, dataDir, address),
  }
}

test('data that were copied are not served without their replica, where a server sees that it was succeeded, nor with another one', async () => {
  const folder = await testFolder()
  const dataDir = join(folder, 'data')
  await cp((await builtServer()).dataDir, dataDir, { recursive: true })
  await writeNote(dataDir, { place: 's3://key:secret@bucket/canteiro', generation: 1, isRestored: false })
  await expect(startPocketBase({ dataDir })).rejects.toThrow(/were copied to s3:\/\/…@bucket\/canteiro, and LITESTREAM_REPLICA is not set/)
  const other = { place: join(folder, 'replica'), litestream: '/bin/true' }
  await expect(claimReplica(other, dataDir)).rejects.toThrow(/these data were copied to s3:\/\/…@bucket\/canteiro\.\nIf that is the same place/)
  await rm(join(dataDir, 'replica.json'))
  const server = await startPocketBase({ dataDir })
  await server.stop()
  expect(await claimReplica(other, dataDir)).toBe(1)
})

/** In the place of PocketBase: takes the lock of any data, or finds it taken. */
const holding = (isHeld: boolean) => `#!/bin/sh\necho 'answer: {"ok":true,"isHeld":${isHeld}}'\nexec sleep 60\n`

test('a promotion that fails before its copy is in place takes the generation back that it began, and is followed on', async () => {
  const { dataDir, follower, generations, promote } = await caughtUp()
  // In the way of a file that the copy gets last.
  const obstacle = join(follower.folder, 'put-back')
  await mkdir(obstacle)
  await expect(promote()).rejects.toThrow('EISDIR')
  expect(await generations()).toEqual(['1'])
  expect((await readNote(follower.folder, follower.replica.place)).generation).not.toBe(2)
  expect(await readdir(follower.folder)).toContain('follow.pid')
  await rm(obstacle, { recursive: true })
  expect(await promote()).toEqual({ generation: 2, transaction: '1', aside: '' })
  expect((await readNote(dataDir, follower.replica.place)).generation).toBe(2)
})

test('a server that is slow for a moment is asked again, and its generation stays the newest', async () => {
  const { generations, promote } = await caughtUp()
  let asked = 0
  const slow = createServer((_request, response) => void (++asked > 1 && response.end())).listen(0, '127.0.0.1')
  onTestFinished(() => slow.closeAllConnections())
  onTestFinished(() => void slow.close())
  await once(slow, 'listening')
  await expect(promote(`http://127.0.0.1:${v.parse(listening, slow.address()).port}`)).rejects.toThrow('still answers')
  expect(await generations()).toEqual(['1'])
})

const listening = v.object({ port: v.number() })

test('data that are served, or are where a disk is mounted, are found before a promotion begins anything', async () => {
  const { dataDir, program, follower, generations, promote } = await caughtUp()
  await mkdir(dataDir)
  await writeFile(program, holding(false))
  await expect(promote()).rejects.toThrow('A server serves the data of')
  expect(await generations()).toEqual(['1'])
  await expect(openFollower(follower.replica, '/dev')).rejects.toThrow('/dev is where a disk or volume is mounted')
})

test('[F7] the first start on a copy that was put back is one after a restore, and writes down the deletions that only its database knows', async () => {
  const server = await startPocketBase()
  onTestFinished(() => server.stop())
  const gone = await createPerson(server, { role: 'cliente', full_name: 'Ana Souza' })
  await sql(server, `DELETE FROM users WHERE id = ${quoted(gone.id)}`)
  await server.kill('SIGTERM')
  await rm(join(server.dataDir, 'deletions.txt'), { force: true })
  await server.markRestored()
  await server.restart()
  const starts = await sql(server, 'SELECT restored FROM sync_starts ORDER BY rowid')
  expect(starts.map(({ restored }) => restored)).toEqual(['0', '1', '0'])
  expect(await readdir(server.dataDir)).not.toContain('put-back')
  expect(await readFile(join(server.dataDir, 'deletions.txt'), 'utf8')).toContain(`${gone.id} `)
})
