import { execFileSync } from 'node:child_process'
import { appendFile, cp, readdir, rename, rm, stat, truncate } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { obtainLitestream } from '../../../../pocketbase/tasks/build/obtain-program'
import type { Installation } from '../../../../pocketbase/tasks/pocketbase-process'
import { askFollower, followerOf } from '../../../../pocketbase/tasks/replica/ask-follower.mjs'
import { openFollower } from '../../../../pocketbase/tasks/replica/follow-replica'
import { position } from '../../../../pocketbase/tasks/replica/following'
import { filesAfter } from '../../../../pocketbase/tasks/replica/head-in-folder'
import { promoteFollower } from '../../../../pocketbase/tasks/replica/promote-follower'
import { headOf, type Replica } from '../../../../pocketbase/tasks/replica/replica'
import { notedReplicaState } from '../../../../pocketbase/tasks/replica/replica-state'
import { signedIn } from '../../../server/support/session'
import { eventually } from '../../../support/eventually'
import { builtServer } from '../../../support/server/built-server'
import { freePort } from '../../../support/server/free-port'
import { type Follower, startFollower, startReplicated } from '../../../support/server/replicated-server'
import { quoted, sql } from '../../../support/server/server-client'
import { testFolder } from '../../../support/test-folder'

let litestream: string
let program: string
beforeAll(async () => {
  litestream = await obtainLitestream()
  program = (await builtServer()).program
})

const nowhere = 'http://127.0.0.1:9'

/** A server on one machine, which copies, and the place of another one's data. */
async function twoMachines() {
  const folder = await testFolder()
  const first = { ...(await builtServer()), dataDir: join(folder, 'first') }
  await cp((await builtServer()).dataDir, first.dataDir, { recursive: true })
  const second = { ...first, dataDir: join(folder, 'second') }
  const replica: Replica = { place: join(folder, 'replica'), litestream }
  const port = await freePort()
  const server = await startReplicated(first, port, replica.place)
  onTestFinished(() => server.kill().catch(() => undefined))
  const head = async () => (await headOf(replica, 1, join(folder, 'check.json'))) ?? ''
  /** All writes until now are in the replica. */
  async function copied(write: () => Promise<unknown>) {
    const before = await head()
    await write()
    await eventually(head, (now) => now > before)
  }
  return { folder, first, second, replica, port, server, head, copied }
}

/** `./canteiro follow` for the address of `port`, which ends with the test. */
async function follows(second: Installation, port: number, place: string): Promise<Follower> {
  const follower = await startFollower(second, port, place)
  onTestFinished(() => follower.kill().catch(() => undefined))
  return follower
}

test('a follower serves in the place of a machine that is gone, deletes again who was deleted, and the server before does not come back', async () => {
  const { first, second, replica, port, server, copied } = await twoMachines()
  const ana = await signedIn(server, 'cliente')
  const gone = await signedIn(server, 'cliente')
  const follower = await follows(second, port, replica.place)
  await follower.inStep()
  await expect(openFollower(replica, second.dataDir)).rejects.toThrow('./canteiro follow still keeps')
  const known = await ana.publishes()
  await copied(() => ana.publishes())
  // As the copy of the files brings it from the first machine.
  await appendFile(join(followerOf(second.dataDir), 'deletions.txt'), `${gone.id} 2026-01-01 00:00:00.000Z\n`)
  await server.kill()

  expect(await askFollower(second.dataDir)).toEqual({
    serves: true,
    words: expect.stringMatching(/transaction [0-9a-f]{16} of generation 1, and goes on with the next one\.\nIt is served for/),
  })
  expect((await sql(follower, 'SELECT id FROM projects')).map(({ id }) => id)).toContain(known)
  expect(await sql(follower, `SELECT id FROM users WHERE id = ${quoted(gone.id)}`)).toEqual([])
  expect(await sql(follower, 'SELECT restored FROM sync_starts ORDER BY rowid DESC LIMIT 1 OFFSET 1')).toEqual([{ restored: '1' }])
  await expect.poll(() => headOf(replica, 2, join(second.dataDir, 'check.json'))).toBeDefined()

  const back = await startReplicated(first, await freePort(), replica.place)
  expect(await back.ended()).toBe(1)
  expect(back.said()).toContain('Another server was promoted')

  // Its unit may start it again as a follower; whichever command starts it, it is an ordinary server from now on.
  expect(await follower.end()).toBe(0)
  const again = await follows(second, port, replica.place)
  await again.serves()
  expect(await again.end()).toBe(0)
  const next = await startReplicated(second, port, replica.place)
  expect(next.said()).toContain('generation 2')
  expect(await next.end()).toBe(0)
})

test('nothing is promoted while the server before answers, or is this one; otherwise it ends once another has begun the next generation', async () => {
  const { first, second, replica, port, server } = await twoMachines()
  const follower = await follows(second, port, replica.place)
  await follower.inStep()
  expect(await askFollower(second.dataDir)).toEqual({ serves: false, words: expect.stringContaining(`PORT: port ${port} on 127.0.0.1 is in use`) })
  await follower.end()

  const promote = async (dataDir: string, address: string, place = replica.place) => {
    const opened = await openFollower({ ...replica, place }, dataDir)
    return promoteFollower(program, opened, dataDir, address).finally(opened.letGo)
  }
  await expect(promote(second.dataDir, server.url)).rejects.toThrow(`The server at ${server.url} still answers`)
  await expect(promote(second.dataDir, nowhere, `${replica.place}-empty`)).rejects.toThrow('holds no database')
  const third = join(dirname(second.dataDir), 'third')
  const [one, other] = await Promise.allSettled([promote(second.dataDir, nowhere), promote(third, nowhere)])
  expect([one.status, other.status].sort()).toEqual(['fulfilled', 'rejected'])
  expect(await server.ended()).toBe(1)
  expect(server.said()).toContain('Another server was promoted')
  // The newest generation is not its own any more, but what it holds may be more than the copy.
  await rm(join(replica.place, '2'), { recursive: true })
  for (const place of [replica.place, `${replica.place}/`])
    await expect(promote(first.dataDir, nowhere, place), place).rejects.toThrow('may hold more than the copy')
})

test('a copy that stands still in silence for a minute is made anew, and follows on', async () => {
  const { second, replica, port, server, copied } = await twoMachines()
  const ana = await signedIn(server, 'cliente')
  const follower = await follows(second, port, replica.place)
  await follower.inStep()
  const copy = followerOf(second.dataDir)
  process.kill(Number(execFileSync('pgrep', ['-f', `${litestream} restore .*${copy}/data.db`], { encoding: 'utf8' })), 'SIGSTOP')
  await copied(() => ana.publishes())
  const behind = await position(copy)
  await expect.poll(() => position(copy), { timeout: 120_000 }).not.toBe(behind)
  const project = await ana.publishes()
  await copied(() => ana.publishes())
  await server.kill()
  expect(await askFollower(second.dataDir)).toMatchObject({ serves: true })
  expect((await sql(follower, 'SELECT id FROM projects')).map(({ id }) => id)).toContain(project)
})

test('a copy that stands still is noted, and not promoted: the Litestream that hangs or the file that is damaged is named, and no generation begins', async () => {
  const { folder, second, replica, port, server, copied } = await twoMachines()
  const ana = await signedIn(server, 'cliente')
  const follower = await follows(second, port, replica.place)
  await follower.inStep()
  const copy = followerOf(second.dataDir)
  const states = async () => (await notedReplicaState(copy))?.replica
  await eventually(states, (state) => state === 'ok')
  const litestreamPid = () => Number(execFileSync('pgrep', ['-f', `${litestream} restore .*${copy}/data.db`], { encoding: 'utf8' }))
  const pid = litestreamPid()
  process.kill(pid, 'SIGSTOP')
  await copied(() => ana.publishes())
  await server.kill()
  await eventually(states, (state) => state === 'late')

  const hangs = await askFollower(second.dataDir)
  expect(hangs).toEqual({
    serves: false,
    words: expect.stringMatching(new RegExp(`stands still at transaction .*Litestream hangs: end it .kill -9 ${pid}.`, 's')),
  })
  expect(await readdir(replica.place)).toEqual(['1'])

  const files = await filesAfter(join(replica.place, '1'), await position(copy))
  expect(hangs?.words).toContain(files[0])
  for (const file of files) await truncate(file, (await stat(file)).size - 20)
  process.kill(pid, 'SIGCONT')
  const damaged = await askFollower(second.dataDir)
  expect(damaged).toEqual({ serves: false, words: expect.stringContaining(files[0] ?? 'a file') })
  expect(await readdir(replica.place)).toEqual(['1'])

  await eventually(states, (state) => state === 'failing')

  await follower.end()
  for (const file of files) await rename(file, join(folder, basename(file)))
  for (const name of ['data.db', 'data.db-txid']) await rm(join(copy, name))
  const again = await follows(second, port, replica.place)
  await again.inStep()
  expect(await askFollower(second.dataDir)).toMatchObject({ serves: true })
})
