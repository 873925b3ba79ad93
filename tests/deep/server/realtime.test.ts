import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Session, signedIn } from '../../server/support/session'
import { openStream, type Stream } from '../../server/support/stream'
import { startPocketBase, type TestServer } from '../../support/pocketbase'
import { fieldOf, get, runJob } from '../../support/server-client'

let server: TestServer
let ana: Session
let bruno: Session
const open: Stream[] = []

beforeAll(async () => {
  server = await startPocketBase({
    hooks: `routerAdd('GET', '/held', (e) => e.json(200, {
      held: JSON.stringify([$app.store().get('listeners by channel'), $app.store().get('unacknowledged pokes')]),
      streams: Object.keys($app.subscriptionsBroker().clients()),
    }))`,
  })
  ana = await signedIn(server, 'cliente')
  bruno = await signedIn(server, 'autonomo')
})
afterEach(() => {
  for (const stream of open.splice(0)) stream.close()
})
afterAll(() => server.stop())

async function listening(person: Session, ...topics: string[]): Promise<Stream> {
  const stream = await openStream(server)
  open.push(stream)
  await stream.subscribe(topics, person.token)
  return stream
}

async function silentlyListening(person: Session, ...topics: string[]): Promise<Stream> {
  const stream = await openStream(server)
  open.push(stream)
  await stream.subscribe(topics, person.token, 'silent')
  return stream
}

/** Well before PocketBase ends idle streams by itself. */
const patient = { timeout: 240_000 }

test('[W2] a device of an earlier release, which names nothing, hears 50 pokes; then its stream ends, and the others go on', async () => {
  const [old, today] = [await silentlyListening(ana, `user:${ana.id}`), await listening(ana, `user:${ana.id}`)]
  for (let edit = 1; edit <= 51; edit++) {
    await ana.does('edit_account', { about: `Vez ${edit}` })
    await expect.poll(() => today.events.length, { interval: 5 }).toBe(edit)
    await today.acknowledge(ana.token)
  }
  expect(old.events.length).toBeLessThanOrEqual(50)
  await expect.poll(old.hasEnded, patient).toBe(true)
  expect(old.events).toHaveLength(50)
  expect(today.events.at(-1)?.data).toMatchObject({ listeners: 2 })
})

/** Once the streams of the test before are gone. */
const crowdOf = async (count: number, before = 1) => {
  await expect.poll(async () => fieldOf(await get(server, '/held'), 'streams'), patient).toHaveLength(before)
  const crowd = await Promise.all(Array.from({ length: count }, () => openStream(server)))
  open.push(...crowd)
  return crowd
}
const ended = (crowd: readonly Stream[]): number => crowd.filter((stream) => stream.hasEnded()).length

test('[W1] two thousand devices that come back at once keep their streams until they have subscribed', patient, async () => {
  const crowd = await crowdOf(2_000, 0)
  await runJob(server, 'forget-ended-streams')
  const subscribing = crowd.slice(0, 5)
  const answers = await Promise.all(subscribing.map((stream) => stream.subscribe([`user:${bruno.id}`], bruno.token)))
  expect(answers.map(({ status }) => status)).toEqual(subscribing.map(() => 204))
  const hers = await listening(ana, `user:${ana.id}`)
  expect([ended(crowd), hers.hasEnded()]).toEqual([0, false])
})

test('[W1] where more than 2,500 streams are of no account, those beyond are ended each minute', patient, async () => {
  const hers = await listening(ana, `user:${ana.id}`)
  const crowd = await crowdOf(2_600)
  await runJob(server, 'forget-ended-streams')
  await expect.poll(() => ended(crowd), patient).toBe(100)
  expect(hers.hasEnded()).toBe(false)
})

test('[W1] and where they come within a minute at the next subscription, those first that have waited for a minute', patient, async () => {
  const waiting = await crowdOf(600, 0)
  await runJob(server, 'forget-ended-streams')
  const fresh = await crowdOf(2_450, 600)
  const hers = await listening(ana, `user:${ana.id}`)
  await expect.poll(() => ended(waiting), patient).toBe(550)
  expect([ended(fresh), hers.hasEnded()]).toEqual([0, false])
})
