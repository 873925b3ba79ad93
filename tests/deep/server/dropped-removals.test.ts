import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectionNames } from '#domain/documents'
import { Device } from '../../server/support/device'
import { type Session, signedIn } from '../../server/support/session'
import { startPocketBase, type TestServer } from '../../support/pocketbase'
import { call, quoted, sql } from '../../support/server-client'

const ROWS = 300_000
const TIMES = 15
/** Noise of a busy machine; reading the rows would take a hundred times as long. */
const MOST_TIMES_AS_LONG = 4

let server: TestServer
let ana: Session
let device: Device

beforeAll(async () => {
  server = await startPocketBase()
  ana = await signedIn(server, 'cliente')
  device = new Device(server, ana)
  await device.pull()
})
afterAll(() => server.stop())

/** A pull of every collection whose head was 0 when it was last answered: of all that was ever dropped, the device has seen nothing. */
async function pullFromTheBeginning(): Promise<{ answer: unknown; ms: number }> {
  const { token, seen } = device.request()
  const checkpoint = { head: 0, floors: { [`user:${ana.id}`]: 1 } }
  const body = { token, seen, collections: Object.fromEntries(collectionNames.map((name) => [name, checkpoint])) }
  const start = performance.now()
  const { status, body: answer } = await call(server, 'POST', '/api/sync/pull', { token: ana.token, body })
  expect(status).toBe(200)
  return { answer, ms: performance.now() - start }
}

async function quickest(ask: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let time = 0; time < TIMES; time++) {
    const start = performance.now()
    await ask()
    least = Math.min(least, performance.now() - start)
  }
  return least
}

test('[F7] dropped removals of other channels cost a pull no time and tell it nothing, whatever head a device names', async () => {
  const before = { empty: await quickest(() => device.ask()), all: await quickest(pullFromTheBeginning) }
  await sql(
    server,
    `INSERT INTO sync_dropped (channel, collection, seq) WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${ROWS})
      SELECT 'user:' || printf('%015d', i), 'messages', 1000000 FROM n`,
  )
  const after = { empty: await quickest(() => device.ask()), all: await quickest(pullFromTheBeginning) }
  expect(after.empty / before.empty).toBeLessThan(MOST_TIMES_AS_LONG)
  expect(after.all / before.all).toBeLessThan(MOST_TIMES_AS_LONG)
  const { token, seen } = device.request()
  const asked = async (floors: Record<string, number>) =>
    call(server, 'POST', '/api/sync/pull', { token: ana.token, body: { token, seen, collections: { messages: { head: 0, floors } } } })
  const [lost, quiet] = [`user:${'1'.padStart(15, '0')}`, `user:${'z'.padStart(15, '0')}`]
  for (const channel of [lost, quiet]) {
    expect(await asked({ [channel]: 1 })).toMatchObject({ status: 200, body: { collections: { messages: { behind: true } } } })
  }
})

test('[F7] what was dropped from the own channel makes that collection behind, for a head before it and no other', async () => {
  await sql(server, `INSERT INTO sync_dropped (channel, collection, seq) VALUES (${quoted(`user:${ana.id}`)}, 'projects', ${device.seen})`)
  const ask = async (head: number) => {
    const { token, seen } = device.request()
    const body = { token, seen, collections: { projects: { head, floors: { [`user:${ana.id}`]: 1 } } } }
    return (await call(server, 'POST', '/api/sync/pull', { token: ana.token, body })).body
  }
  expect(await ask(device.seen - 1)).toMatchObject({ collections: { projects: { behind: true } } })
  expect(await ask(device.seen)).not.toMatchObject({ collections: { projects: { behind: true } } })
})
