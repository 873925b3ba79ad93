import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { obtainLitestream } from '../../../../pocketbase/tasks/build/obtain-program'
import { followerOf } from '../../../../pocketbase/tasks/replica/follow-replica'
import { promoteFollower } from '../../../../pocketbase/tasks/replica/promote-follower'
import { headOf, type Replica } from '../../../../pocketbase/tasks/replica/replica'
import { signedIn } from '../../../server/support/session'
import { projectArgs } from '../../../support/data/command-args'
import { eventually } from '../../../support/eventually'
import { builtServer } from '../../../support/server/built-server'
import { type Follower, startFollower } from '../../../support/server/follower'
import { freePort } from '../../../support/server/free-port'
import { startReplicated } from '../../../support/server/replicated-server'
import { quoted, sql } from '../../../support/server/server-client'

let litestream: string
let program: string
beforeAll(async () => {
  litestream = await obtainLitestream()
  program = (await builtServer()).program
})

const nowhere = 'http://127.0.0.1:9'

/** A server on one machine, which copies, and the place of another one's data. */
async function twoMachines() {
  const folder = await mkdtemp(join(tmpdir(), 'canteiro-promote-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
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

/** `npm run follow`, which ends with the test. */
function follows(dataDir: string, place: string): Follower {
  const follower = startFollower(dataDir, place)
  onTestFinished(follower.kill)
  return follower
}

test('a follower takes the place of a machine that is gone, deletes again who was deleted, and the server before does not come back', async () => {
  const { first, second, replica, port, server, copied } = await twoMachines()
  const ana = await signedIn(server, 'cliente')
  const gone = await signedIn(server, 'cliente')
  const follower = follows(second.dataDir, replica.place)
  await follower.inStep()
  const known = await ana.publishes()
  await copied(() => ana.publishes())
  // As the copy of the files brings it from the first machine.
  await appendFile(join(followerOf(second.dataDir), 'deletions.txt'), `${gone.id} 2026-01-01 00:00:00.000Z\n`)
  await server.kill()

  const promote = () => promoteFollower(program, replica, second.dataDir, server.url, 0)
  await expect(promote()).rejects.toThrow('npm run follow still keeps')
  await follower.end()
  expect(await promote()).toMatchObject({ generation: 1, aside: '' })
  const next = await startReplicated(second, port, replica.place)
  onTestFinished(() => next.kill().catch(() => undefined))
  expect(next.said()).toContain('generation 2')
  expect((await sql(next, 'SELECT id FROM projects')).map(({ id }) => id)).toContain(known)
  expect(await sql(next, `SELECT id FROM users WHERE id = ${quoted(gone.id)}`)).toEqual([])
  expect(await sql(next, 'SELECT restored FROM sync_starts ORDER BY rowid DESC LIMIT 1 OFFSET 1')).toEqual([{ restored: '1' }])

  const back = await startReplicated(first, await freePort(), replica.place)
  expect(await back.ended()).toBe(1)
  expect(back.said()).toContain('Another server was promoted')
})

test('nothing is promoted while the server before answers, or copies, or is this one', async () => {
  const { first, second, replica, server } = await twoMachines()
  const ana = await signedIn(server, 'cliente')
  await expect(promoteFollower(program, replica, second.dataDir, server.url, 0)).rejects.toThrow(`The server at ${server.url} still answers`)
  let isWriting = true
  const writing = (async () => {
    while (isWriting) await ana.dispatches('publish_project', projectArgs())
  })()
  await expect(promoteFollower(program, replica, second.dataDir, nowhere, 5_000)).rejects.toThrow('The server before still copies')
  isWriting = false
  await writing
  await server.end()
  for (const place of [replica.place, `${replica.place}/`])
    await expect(promoteFollower(program, { ...replica, place }, first.dataDir, nowhere, 0), place).rejects.toThrow('may hold more than the copy')
  const empty = { ...replica, place: `${replica.place}-empty` }
  await expect(promoteFollower(program, empty, second.dataDir, nowhere, 0)).rejects.toThrow('holds no database')
})
