import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPokeStream } from '../../web/src/sync/stream/poke-stream'
import { defaultWaits } from '../../web/src/sync/waits'
import { type BrowserStream, browserStreams } from '../support/device/browser-streams'
import { waitFor } from '../support/wait-for'

const channels = ['user:ana', 'open:SP']
let streams: BrowserStream[]
let pokes: ReturnType<typeof createPokeStream>
const [onConnected, onDisconnected] = [vi.fn(), vi.fn()]

beforeEach(async () => {
  streams = browserStreams()
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
  pokes = createPokeStream({
    baseUrl: 'http://server.invalid',
    token: () => 'token',
    waits: defaultWaits,
    onPoke: () => undefined,
    onConnected,
    onDisconnected,
  })
  pokes.follow(channels)
  await waitFor(() => expect(streams).toHaveLength(1))
  vi.useFakeTimers()
})
afterEach(() => {
  pokes.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

async function greeted(): Promise<void> {
  streams.at(-1)?.greet(`stream-${streams.length}`)
  await pass(0)
  expect(pokes.isConnected()).toBe(true)
}

async function broken(): Promise<void> {
  streams.at(-1)?.onerror?.()
  await pass(0)
  expect(pokes.isConnected()).toBe(false)
}

/** How long it takes until there is another stream. */
async function untilNext(): Promise<number> {
  const [before, from] = [streams.length, performance.now()]
  while (streams.length === before) await pass(50)
  return performance.now() - from
}

test('[W4] while the server is away no stream is asked for, however long that is; the next pull that ends well opens one', async () => {
  await greeted()
  await broken()
  expect(onDisconnected).toHaveBeenCalledTimes(1)
  await pass(3_600_000)
  expect(streams.map(({ isClosed }) => isClosed)).toEqual([true])
  pokes.follow(channels)
  await pass(0)
  expect(streams).toHaveLength(2)
  await greeted()
  expect(onConnected).toHaveBeenCalledTimes(2)
})

test('[W4] streams that cannot be opened, or end soon, are opened later each time, and one that has lasted begins anew', async () => {
  await broken()
  const waited: number[] = []
  for (let times = 0; times < 12; times++) {
    pokes.follow(channels)
    waited.push(await untilNext())
    if (times % 2 === 0) await greeted()
    await broken()
  }
  expect(waited[0]).toBeLessThan(1_100)
  expect(waited[3]).toBeGreaterThan(4_000)
  expect(waited[11]).toBeGreaterThan(150_000)
  expect(Math.max(...waited)).toBeLessThan(301_000)
  pokes.follow(channels)
  await untilNext()
  await greeted()
  await pass(defaultWaits.pollWithoutStreamMs)
  await broken()
  pokes.follow(channels)
  expect(await untilNext()).toBeLessThan(1_100)
})

test('[W4] a stream that has ended stays away once its tab no longer replicates', async () => {
  await greeted()
  await broken()
  pokes.follow(channels)
  pokes.stop()
  await pass(3_600_000)
  expect(streams).toHaveLength(1)
})

test('[W4] a page that comes to the front opens its stream at once, whatever failed before', async () => {
  await greeted()
  for (let times = 0; times < 8; times++) {
    await broken()
    pokes.renew()
    await pass(0)
    await greeted()
  }
  expect(streams).toHaveLength(9)
})
