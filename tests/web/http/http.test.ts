import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ask, isQuiet } from '../../../web/src/http/client'
import { sendForm } from '../../../web/src/http/send-form'

describe('a request', () => {
  const greeting = v.object({ greeting: v.string() })
  const codes = ['taken', 'cnpj_unavailable'] as const

  let asked: { url: string; init: RequestInit }[]

  beforeEach(() => {
    asked = []
  })

  const serverAnswers = (status: number, body: unknown) =>
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      asked.push({ url, init })
      return new Response(body === null ? null : typeof body === 'string' ? body : JSON.stringify(body), { status })
    })

  test('what is sent is JSON under the token given, or a form as it is, and no cache answers', async () => {
    serverAnswers(200, { greeting: 'Oi' })
    expect(await ask({ path: '/api/x', method: 'POST', token: 't', body: { a: 1 } }, greeting, codes)).toEqual({
      ok: true,
      value: { greeting: 'Oi' },
    })
    const form = new FormData()
    await ask({ baseUrl: 'http://server.invalid', path: '/api/x', method: 'PATCH', body: form, headers: { 'X-One': '1' } }, greeting, codes)
    await ask({ path: '/api/x' }, greeting, codes)
    expect(asked.map(({ url, init: { method, headers, body, cache } }) => ({ url, method, headers, body, cache }))).toEqual([
      {
        ...{ url: '/api/x', method: 'POST', body: '{"a":1}', cache: 'no-store' },
        headers: { 'Content-Type': 'application/json', Authorization: 't' },
      },
      { url: 'http://server.invalid/api/x', method: 'PATCH', headers: { 'X-One': '1' }, body: form, cache: 'no-store' },
      { url: '/api/x', method: 'GET', headers: {}, body: undefined, cache: 'no-store' },
    ])
  })

  test.each([
    [400, { code: 'taken' }, 'taken'],
    [503, { code: 'cnpj_unavailable' }, 'cnpj_unavailable'],
    [503, { code: 'unavailable' }, 'unavailable'],
    [502, '<h1>Bad gateway</h1>', 'unavailable'],
    [401, { code: 'unauthorized' }, 'unauthorized'],
    [401, { status: 401, message: 'The request requires valid record authorization token.', data: {} }, 'unreachable'],
    [401, { code: 'of_another_server' }, 'unreachable'],
    [401, '<html>Aceite os termos do hotel</html>', 'unreachable'],
    [410, { code: 'account_removed' }, 'account_removed'],
    [413, { status: 413, message: 'Request entity too large.', data: {} }, 'too_large'],
    [429, { status: 429, message: 'Too Many Requests.', data: {} }, 'too_many_requests'],
    [400, { code: 'of_a_newer_server' }, 'unknown'],
    [400, { code: 'toString' }, 'unknown'],
    [404, { status: 404, message: 'Not found.', data: {} }, 'unreachable'],
    [403, '<html>Aceite os termos do hotel</html>', 'unreachable'],
    [200, '<html>Aceite os termos do hotel</html>', 'unreachable'],
    [200, { greeting: 1 }, 'unreachable'],
    [204, null, 'unreachable'],
  ])('an answer of %i %j is %s', async (status, body, code) => {
    serverAnswers(status, body)
    expect(await ask({ path: '/api/x' }, greeting, codes)).toEqual({ ok: false, code })
  })

  test('no network is told from a server that does not answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await ask({ path: '/api/x' }, greeting, codes)).toEqual({ ok: false, code: 'unreachable' })
    vi.stubGlobal('navigator', { onLine: false })
    expect(await ask({ path: '/api/x' }, greeting, codes)).toEqual({ ok: false, code: 'offline' })
  })

  test('a slow answer is awaited as long as something comes, and a silent one is given up', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let say: (text: string) => void = () => undefined
    let end: () => void = () => undefined
    vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          say = (text) => controller.enqueue(new TextEncoder().encode(text))
          end = () => controller.close()
          signal?.addEventListener('abort', () => controller.error(signal.reason))
        },
      })
      return new Response(stream)
    })
    const turn = () => new Promise((resolve) => setImmediate(resolve))
    const told = async (parts: string[]) => {
      const answer = ask({ path: '/api/x', silenceLimit: 100 }, greeting, codes)
      await turn()
      for (const part of parts) {
        say(part)
        await turn()
        vi.advanceTimersByTime(99)
      }
      return { answer }
    }
    const slow = await told(['{"greet', 'ing":', '"Oi"}'])
    end()
    expect(await slow.answer).toEqual({ ok: true, value: { greeting: 'Oi' } })
    const silent = await told(['{"greet'])
    vi.advanceTimersByTime(1)
    expect(await silent.answer).toEqual({ ok: false, code: 'unreachable' })
  })
})

describe('a form that is sent', () => {
  /** A browser's request whose network the test is. */
  class FakeRequest extends EventTarget {
    upload = new EventTarget()
    status = 0
    responseText = ''
    headers: Record<string, string> = {}
    opened: string[] = []
    sent: unknown
    constructor() {
      super()
      request = this
    }
    open = (...given: string[]) => void this.opened.push(...given)
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value
    }
    send(body: unknown) {
      this.sent = body
    }
    abort = () => void this.dispatchEvent(new Event('abort'))
    getAllResponseHeaders = () => 'content-type: application/json\r\nx-canteiro-end: 11\r\n'
    leave = (loaded: number, total: number) => this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
    answer(status: number, text: string) {
      Object.assign(this, { status, responseText: text })
      this.dispatchEvent(new Event('load'))
    }
  }
  let request: FakeRequest

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('XMLHttpRequest', FakeRequest)
  })

  const form = new FormData()
  const sent = (onPart: (part: number) => void = () => undefined) =>
    sendForm({ baseUrl: 'http://server.invalid', path: '/api/x', method: 'PATCH', token: 't', body: form, headers: { 'X-One': '1' } }, onPart)

  test('a form is sent under the token given, tells what part of it has gone, and its answer is the one of any request', async () => {
    const parts: number[] = []
    const answer = sent((part) => parts.push(part))
    expect(isQuiet()).toBe(false)
    expect(request).toMatchObject({ opened: ['PATCH', 'http://server.invalid/api/x'], headers: { Authorization: 't', 'X-One': '1' }, sent: form })
    request.leave(100, 400)
    request.leave(400, 400)
    request.answer(200, '{"id":"a"}')
    const { ok, value } = (await answer) as Extract<Awaited<typeof answer>, { ok: true }>
    expect([ok, value.status, value.body, value.headers.get('X-Canteiro-End')]).toEqual([true, 200, { id: 'a' }, '11'])
    expect(parts).toEqual([0.25, 1])
    expect(isQuiet()).toBe(true)
  })

  test('it is given up after twenty seconds in which nothing left and nothing came', async () => {
    let ended = ''
    const answer = sent().then((result) => {
      ended = result.ok ? 'answered' : result.code
    })
    await vi.advanceTimersByTimeAsync(15_000)
    request.leave(100, 400)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(ended).toBe('')
    await vi.advanceTimersByTimeAsync(5_000)
    await answer
    expect(ended).toBe('unreachable')
  })
})
