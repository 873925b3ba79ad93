import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adminChanges } from '../../../web/src/data/remote/admin-changes'
import { waitFor } from '../../support/wait-for'

/** The streams that were opened, each as a browser has it. */
const streams: Stream[] = []
class Stream extends EventTarget {
  onerror: (() => void) | null = null
  url: string
  constructor(url: string) {
    super()
    this.url = url
    streams.push(this)
  }
  close() {}
  greet(id: string) {
    this.dispatchEvent(new MessageEvent('PB_CONNECT', { data: JSON.stringify({ clientId: id }), lastEventId: id }))
  }
  poke() {
    this.dispatchEvent(new MessageEvent('admin', { data: '{}' }))
  }
}

const subscribed = vi.fn(async (_url: string, _request: RequestInit) => new Response(null, { status: 204 }))
const topicsOf = (call: number): string[] => JSON.parse(String(subscribed.mock.calls[call]?.[1].body)).subscriptions

beforeEach(() => {
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('fetch', subscribed)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  streams.length = 0
})

async function opened(token: string) {
  const onChange = vi.fn()
  const end = adminChanges(token).subscribe(onChange)
  await waitFor(() => expect(streams).toHaveLength(1))
  return { onChange, end: () => end.unsubscribe() }
}

test('what has changed before the subscription stood is asked for once it stands', async () => {
  const { onChange, end } = await opened('first')
  expect(onChange).not.toHaveBeenCalled()
  streams[0]?.greet('one')
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1))
  expect(topicsOf(0)).toContain('admin')
  expect(new Headers(subscribed.mock.calls[0]?.[1].headers).get('Authorization')).toBe('first')
  streams[0]?.poke()
  expect(onChange).toHaveBeenCalledTimes(2)
  end()
})

test('after a stream that has ended, what has changed meanwhile is asked for once the next one is subscribed', async () => {
  const { onChange, end } = await opened('second')
  streams[0]?.greet('one')
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1))
  streams[0]?.onerror?.()
  await waitFor(() => expect(streams).toHaveLength(2))
  expect(onChange).toHaveBeenCalledTimes(1)
  streams[1]?.greet('two')
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(2))
  expect(topicsOf(1)).toContain('admin')
  end()
})

test('in the desktop app, whose page comes from elsewhere, the stream is the one of its server', async () => {
  vi.stubGlobal('canteiro', { server: 'https://canteiro.example' })
  vi.resetModules()
  const fresh = await import('../../../web/src/data/remote/admin-changes')
  vi.resetModules()
  const listening = fresh.adminChanges('third').subscribe()
  await waitFor(() => expect(streams.map(({ url }) => url)).toEqual(['https://canteiro.example/api/realtime']))
  listening.unsubscribe()
})
