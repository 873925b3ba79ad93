import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { App } from '../../pocketbase/src/pocketbase-api'
import { setListener } from '../../pocketbase/src/realtime/listeners'
import { pump, startPump } from '../../pocketbase/src/realtime/pump'
import { setStreamKind } from '../../pocketbase/src/realtime/unacknowledged'

/** The channels of the feed's rows, by their number. */
let feed: string[]
let poked: string[]
let isReadable: boolean
let app: App

beforeEach(() => {
  feed = []
  poked = []
  isReadable = true
  vi.stubGlobal(
    'DynamicModel',
    class {
      constructor(shape: object) {
        Object.assign(this, shape)
      }
    },
  )
  vi.stubGlobal('arrayOf', () => [])
  vi.stubGlobal(
    'SubscriptionMessage',
    class {
      name = ''
      constructor(message: object) {
        Object.assign(this, message)
      }
    },
  )
  vi.stubGlobal('$security', { randomString: () => 'token', randomStringWithAlphabet: () => 'token' })
  const held = new Map<string, unknown>()
  const store = { setFunc: (name: string, change: (old: unknown) => unknown) => void held.set(name, change(held.get(name) ?? null)) }
  const client = { isDiscarded: () => false, send: ({ name }: { name: string }) => poked.push(name) }
  const query = (values: { from?: number; end?: number } = {}) => ({
    bind: (bound: typeof values) => query(bound),
    one: (model: { value: string }) => Object.assign(model, { value: String(feed.length) }),
    all(models: object[]) {
      if (!isReadable) throw new Error('the disk is busy')
      for (const channel of new Set(feed.slice(values.from, values.end))) models.push({ channel })
    },
  })
  app = {
    store: () => store,
    db: () => ({ newQuery: () => query() }),
    subscriptionsBroker: () => ({ clientById: () => client }),
  } as unknown as App
  setListener(app, 'stream', [], ['user:ana', 'user:bia'])
  setStreamKind(app, 'stream', 'silent')
  startPump(app)
})
afterEach(() => void vi.unstubAllGlobals())

test('[W2] what changed is poked once, by the next look where one could not read it', () => {
  feed.push('user:ana')
  isReadable = false
  expect(() => pump(app)).toThrow('the disk is busy')
  isReadable = true
  feed.push('user:bia')
  pump(app)
  expect(poked).toEqual(['user:ana', 'user:bia'])
  pump(app)
  expect(poked).toHaveLength(2)
})
