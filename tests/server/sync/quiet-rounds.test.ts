import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPocketBase, type TestServer } from '../../support/server/pocketbase'
import { call, post, sql } from '../../support/server/server-client'
import { Device } from '../support/device'
import { type Session, signedIn } from '../support/session'

let server: TestServer
let bruno: Session

beforeAll(async () => {
  server = await startPocketBase({
    printsStatements: true,
    hooks: `routerAdd('POST', '/under-way/{count}', (e) => {
      $app.store().setFunc('at once', () => ({ pulls: Array(Number(e.request.pathValue('count'))).fill(Date.now()).join(' ') }))
      return e.noContent(204)
    })`,
  })
  bruno = await signedIn(server, 'autonomo')
})
afterAll(() => server.stop())

/** A device whose rounds are known to bring nothing. */
async function quietDevice({ person }: Session): Promise<Device> {
  const device = new Device(server, person)
  await device.pull()
  await device.pull()
  return device
}

/** The same device as it was at that moment. */
function copyOf(device: Device): Device {
  const copy = new Device(server, device.person)
  copy.checkpoints = new Map(device.checkpoints)
  copy.documents = new Map([...device.documents].map(([name, documents]) => [name, new Map(documents)]))
  copy.note({ token: device.token, end: device.seen })
  return copy
}

/** Rows of the feed, while the device asks once. */
async function readingsOfTheFeed(device: Device): Promise<number> {
  const before = server.output().length
  await device.pull()
  return server.output().slice(before).split('FROM sync_changes').length - 1
}

test('a round that follows one that brought nothing is answered by one look at the feed, and says the same', async () => {
  const device = new Device(server, bruno.person)
  await device.pull()
  const first = await device.ask()
  const readings = await readingsOfTheFeed(device)
  expect(readings).toBe(1)
  expect({ ...(await device.ask()), now: '' }).toEqual({ ...first, now: '' })
  // What happens elsewhere keeps it short.
  await sql(server, "INSERT INTO sync_changes (channel, collection, record, removed) VALUES ('user:elsewhere', 'messages', 'message', 0)")
  expect(await readingsOfTheFeed(device)).toBe(1)
  expect(device.seen).toBeGreaterThan(first.end)
})

test('[L11] while as many pulls are under way as may be, a round that is known to bring nothing is answered, and no other', async () => {
  const device = await quietDevice(bruno)
  const status = async (asking: Device) => (await call(server, 'POST', '/api/sync/pull', { token: bruno.token, body: asking.request() })).status
  expect((await post(server, '/under-way/32', {})).status).toBe(204)
  expect([await status(device), await status(new Device(server, bruno.person))]).toEqual([200, 429])
  await post(server, '/under-way/0', {})
  expect(await status(new Device(server, bruno.person))).toBe(200)
})

test('[L1] what happens in a channel of the person, an own or a shared one, is in the next round', async () => {
  const device = await quietDevice(bruno)
  const ana = await signedIn(server, 'cliente')
  const project = await ana.publishes()
  await device.pull()
  expect(device.ids('projects')).toContain(project)
  await device.pull()
  const proposal = await bruno.proposes(project)
  await device.pull()
  expect(device.ids('proposals')).toContain(proposal)
})

test('[F7a] a device that has seen or pulled more than there is, or another start, is told that the server was put back', async () => {
  const fabio = await signedIn(server, 'cliente')
  const device = await quietDevice(fabio)
  const asks = async (change: (copy: Device) => void) => {
    const copy = copyOf(device)
    change(copy)
    return (await copy.ask()).rewound
  }
  expect(await asks(() => undefined)).toBeUndefined()
  expect(
    await asks((copy) => {
      copy.seen += 1_000
    }),
  ).toBe(true)
  expect(
    await asks((copy) => {
      copy.token = 'another-start'
    }),
  ).toBe(true)
  expect(
    await asks((copy) => {
      const messages = copy.checkpoints.get('messages')
      if (messages) copy.checkpoints.set('messages', { ...messages, head: messages.head + 1_000 })
    }),
  ).toBe(true)
  // A start that another process adds takes back nothing; data that lack this process's own are not those that it has served.
  await sql(server, `INSERT INTO sync_starts (seq, token, created_at) VALUES (0, 'later-start', '2026-01-01')`)
  expect(await asks(() => undefined)).toBeUndefined()
  await sql(server, `DELETE FROM sync_starts WHERE token <> 'later-start'`)
  expect(await asks(() => undefined)).toBe(true)
})
