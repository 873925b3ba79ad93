import { beforeEach, expect, test, vi } from 'vitest'
import type { App } from '../../pocketbase/src/pocketbase-api'
import { areAllClaimed, endFloodOfStreams } from '../../pocketbase/src/realtime/streams-in-all'

const MOST = 2_500
let streams: Map<string, Map<string, unknown>>
let app: App

/** A broker as PocketBase has it: sockets by the thousand are opened in the deep tests. */
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z') })
  vi.stubGlobal('$os', { getenv: () => '' })
  streams = new Map()
  const clientOf = ([id, held]: [string, Map<string, unknown>]) => ({
    id: () => id,
    get: (key: string) => held.get(key),
    set: (key: string, value: unknown) => void held.set(key, value),
  })
  const broker = {
    totalClients: () => streams.size,
    clients: () => Object.fromEntries([...streams].map((stream) => [stream[0], clientOf(stream)])),
    unregister: (id: string) => void streams.delete(id),
  }
  const held = new Map<string, unknown>()
  const store = { setFunc: (name: string, change: (old: unknown) => unknown) => void held.set(name, change(held.get(name) ?? null)) }
  app = { subscriptionsBroker: () => broker, store: () => store } as unknown as App
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

const open = (count: number, person = '') => {
  for (let i = 0; i < count; i++) streams.set(`${person}${streams.size}`, new Map([['person', person]]))
}
const claimed = () => [...streams.values()].filter((held) => held.get('person') !== '').length

test('[W1] accounts together have 2,500 streams, and what no account has claimed takes none of them', () => {
  open(MOST - 1, 'ana')
  open(5_000)
  expect(areAllClaimed(app)).toBe(false)
  open(1, 'bia')
  expect(areAllClaimed(app)).toBe(true)
})

test('[W1] while there are more streams than may be, those that no account claims within ten seconds end; fewer wait for the minute', () => {
  open(100, 'ana')
  open(MOST - 101)
  endFloodOfStreams(app)
  vi.advanceTimersByTime(60_000)
  endFloodOfStreams(app)
  expect(streams.size).toBe(MOST - 1)

  open(16_000)
  endFloodOfStreams(app)
  vi.advanceTimersByTime(9_000)
  endFloodOfStreams(app)
  open(3)
  expect(streams.size).toBe(MOST - 1 + 16_000 + 3)
  vi.advanceTimersByTime(1_000)
  endFloodOfStreams(app)
  expect([streams.size, claimed()]).toEqual([103, 100])
})
