import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { adminChanges } from '../../../web/src/data/remote/admin-changes'
import { type BrowserStream, browserStreams } from '../../support/browser-streams'
import { waitFor } from '../../support/wait-for'

let streams: BrowserStream[]
const subscribed = vi.fn(async (_url: string, _request: RequestInit) => new Response(null, { status: 204 }))
const topicsOf = (call: number): string[] => JSON.parse(String(subscribed.mock.calls[call]?.[1].body)).subscriptions

beforeEach(() => {
  streams = browserStreams()
  vi.stubGlobal('fetch', subscribed)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
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
  streams[0]?.poke('admin')
  expect(onChange).toHaveBeenCalledTimes(2)
  end()
})

test('the stream is the one of this server, whichever page it is opened on', async () => {
  history.replaceState(null, '', '/admin/users')
  onTestFinished(() => history.replaceState(null, '', '/'))
  const { end } = await opened('elsewhere')
  expect(streams[0]?.url).toBe(`${location.origin}/api/realtime`)
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

test('while the server is away the stream is asked for less and less often, and at once when the network returns', async () => {
  const { onChange, end } = await opened('away')
  streams[0]?.greet('one')
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1))
  vi.useFakeTimers()
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    return streams.length
  }
  streams[0]?.onerror?.()
  for (let stream = 2; stream < 14; stream++) {
    while (streams.length < stream) await pass(1_000)
    streams.at(-1)?.onerror?.()
    await pass(0)
  }
  const before = streams.length
  expect(await pass(120_000)).toBe(before)
  window.dispatchEvent(new Event('online'))
  expect(await pass(0)).toBe(before + 1)
  end()
  streams.at(-1)?.onerror?.()
  expect(await pass(3_600_000)).toBe(before + 1)
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
