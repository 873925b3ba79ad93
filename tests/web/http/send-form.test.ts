import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isQuiet } from '../../../web/src/http/client'
import { sendForm } from '../../../web/src/http/send-form'

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
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const form = new FormData()
const sent = (onPart: (part: number) => void = () => undefined) =>
  sendForm({ baseUrl: 'http://server.invalid', path: '/api/x', method: 'PATCH', token: 't', body: form, headers: { 'X-One': '1' } }, onPart)

test('a form is sent under the token given, tells what part of it has gone, and its answer is the one of any request', async () => {
  const parts: number[] = []
  const answer = sent((part) => parts.push(part))
  expect(isQuiet()).toBe(false)
  expect(request).toMatchObject({
    opened: ['PATCH', 'http://server.invalid/api/x'],
    headers: { Authorization: 't', 'X-One': '1' },
    sent: form,
  })
  request.leave(100, 400)
  request.leave(400, 400)
  request.answer(200, '{"id":"a"}')
  const { ok, value } = (await answer) as Extract<Awaited<typeof answer>, { ok: true }>
  expect([ok, value.status, value.body, value.headers.get('X-Canteiro-End')]).toEqual([true, 200, { id: 'a' }, '11'])
  expect(parts).toEqual([0.25, 1])
  expect(isQuiet()).toBe(true)
})

test.each([
  [204, '', null],
  [502, '<h1>Bad gateway</h1>', undefined],
])('an answer of %i is told with its body', async (status, text, body) => {
  const answer = sent()
  request.answer(status, text)
  expect(await answer).toMatchObject({ ok: true, value: { status, body } })
})

test('a lost connection is told as one', async () => {
  const answer = sent()
  request.dispatchEvent(new Event('error'))
  expect(await answer).toEqual({ ok: false, code: 'unreachable' })
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
