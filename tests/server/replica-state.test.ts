import { once } from 'node:events'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { type Look, startJudging } from '../../pocketbase/tasks/replica/replica-lag'
import { notedReplicaState, noteReplicaState } from '../../pocketbase/tasks/replica/replica-state'
import { serveForGood } from '../../pocketbase/tasks/serve/serve-for-good'
import { startPocketBase } from '../support/server/pocketbase'
import { testFolder } from '../support/test-folder'

const copied = (written: number, upTo = written): Look => ({ written, copied: upTo })
const failed: Look = { reason: 'disk quota exceeded' }

test.each<[string, [second: number, look: Look, replica: string, line: RegExp][]]>([
  [
    'lags by eight seconds',
    [
      [0, copied(5), 'ok', /^$/],
      [2, copied(7, 5), 'ok', /^$/],
      [9, copied(9, 6), 'ok', /^$/],
      [10, copied(9, 6), 'late', /^The replica lacks what was written in the last 8 s\.$/],
      [12, copied(9, 6), 'late', /^$/],
      // Still behind, but by what was written five seconds ago.
      [14, copied(9, 8), 'ok', /^The replica holds everything again, after 12 s\.$/],
      [16, copied(9), 'ok', /^$/],
    ],
  ],
  [
    'fails for eight seconds',
    [
      [0, failed, 'ok', /^$/],
      [7, failed, 'ok', /^$/],
      [8, failed, 'failing', /8 s\. Litestream fails: disk quota exceeded$/],
      [600, failed, 'failing', /^$/],
      [608, failed, 'failing', /608 s\. Litestream fails/],
      [614, copied(9), 'ok', /again, after 614 s/],
    ],
  ],
  [
    'was asked in vain once',
    [
      [0, failed, 'ok', /^$/],
      [2, copied(9), 'ok', /^$/],
      [14, failed, 'ok', /^$/],
    ],
  ],
])('of a replica that %s the log says when that begins, each ten minutes, and when it ends', (_, looks) => {
  const judge = startJudging('The replica', 0)
  for (const [second, look, replica, line] of looks)
    expect(judge(look, second * 1_000), `second ${second}`).toEqual({
      state: expect.objectContaining({ replica }),
      line: expect.stringMatching(line),
    })
})

test('a Litestream that says nothing is told within ten seconds of its last word, however long each look waits for it', () => {
  const judge = startJudging('The copy', 0)
  const silent = { reason: 'no answer' }
  // Looks begin a second after the end of the one before, and wait for two.
  for (const askedAt of [1_000, 4_000]) expect(judge(silent, askedAt + 2_000, askedAt).state.replica).toBe('ok')
  expect(judge(silent, 9_000, 7_000)).toEqual({
    state: { replica: 'failing', since: new Date(1_000).toISOString() },
    line: 'The copy lacks what was written in the last 8 s. Litestream fails: no answer',
  })
})

test('the state of a replica that cannot be written is removed, and so is that of an earlier process before the server starts', async () => {
  const dataDir = await testFolder()
  const state = { replica: 'ok', since: '2026-01-01T00:00:00.000Z' } as const
  expect(await noteReplicaState(dataDir, state)).toBe(true)
  expect(await notedReplicaState(dataDir)).toMatchObject(state)
  const part = join(dataDir, 'replica-state.json.part')
  await mkdir(part)
  expect(await noteReplicaState(dataDir, { ...state, replica: 'failing' })).toBe(false)
  expect(await notedReplicaState(dataDir)).toBeUndefined()

  await rm(part, { recursive: true })
  await noteReplicaState(dataDir, state)
  const installation = { program: '/bin/false', dataDir, migrationsDir: dataDir, hooksDir: dataDir }
  const options = { host: '127.0.0.1', port: 0, origins: [], environment: {}, engines: 1, onOutput: () => undefined }
  await expect(serveForGood(installation, options)).rejects.toThrow('PocketBase ended before it listened')
  expect(await notedReplicaState(dataDir)).toBeUndefined()
})

test('/api/health says what is noted of the replica, under the names of the server, and is 200 all the same', async () => {
  const server = await startPocketBase({ environment: { LITESTREAM_REPLICA: '/copies', PUBLIC_URL: 'https://canteiro.example' } })
  onTestFinished(() => server.stop())
  const health = async (Host: string) => {
    const asked = get({ host: '127.0.0.1', port: server.port, path: '/api/health', headers: { Host } })
    const [answer] = await once(asked, 'response')
    return { status: answer.statusCode, body: await json(answer) }
  }
  const saying = (data: object) => ({ status: 200, body: { message: 'API is healthy.', code: 200, data } })
  expect(await health('canteiro.example')).toEqual(saying({}))
  const state = { replica: 'late', since: '2026-01-01T00:00:00.000Z' }
  await writeFile(join(server.dataDir, 'replica-state.json'), JSON.stringify(state))
  for (const host of ['canteiro.example', `127.0.0.1:${server.port}`, 'localhost']) expect(await health(host), host).toEqual(saying(state))
  expect(await health('other.example')).toEqual(saying({}))
})
