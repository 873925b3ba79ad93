import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropOldAnswers, keepAnswer, keptAnswer } from '../../pocketbase/src/cnpj/kept-answers'
import type { App } from '../../pocketbase/src/pocketbase-api'

/** The store of PocketBase with nothing around it: a server's own day would be too long to wait for. */
function storeOnly(): App {
  const held = new Map<string, unknown>()
  const store = { setFunc: (name: string, change: (old: unknown) => unknown) => void held.set(name, change(held.get(name) ?? null)) }
  return { store: () => store } as unknown as App
}

let app: App
beforeEach(() => {
  vi.useFakeTimers()
  app = storeOnly()
})
afterEach(() => {
  vi.useRealTimers()
})
const HOUR = 3_600_000

test('an answer is kept for a day and no longer', () => {
  keepAnswer(app, 'ana', '12ABC34501DE35', '{"full_name":"Obras e Cia"}')
  vi.advanceTimersByTime(24 * HOUR - 1)
  expect(keptAnswer(app, 'ana', '12ABC34501DE35')).toBe('{"full_name":"Obras e Cia"}')
  expect(keptAnswer(app, 'ana', '00000000000191')).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(keptAnswer(app, 'ana', '12ABC34501DE35')).toBeUndefined()
})

test('what has run out is freed, and what has not stays', () => {
  keepAnswer(app, 'ana', '12ABC34501DE35', '1')
  vi.advanceTimersByTime(20 * HOUR)
  keepAnswer(app, 'ana', '00000000000191', '2')
  vi.advanceTimersByTime(5 * HOUR)
  dropOldAnswers(app)
  // Back to when both would still be answered, were they there.
  vi.setSystemTime(Date.now() - 10 * HOUR)
  expect(keptAnswer(app, 'ana', '12ABC34501DE35')).toBeUndefined()
  expect(keptAnswer(app, 'ana', '00000000000191')).toBe('2')
})

test('however many are looked up, memory has an end', () => {
  for (let n = 0; n <= 5_000; n++) keepAnswer(app, 'ana', `number ${n}`, '1')
  expect(keptAnswer(app, 'ana', 'number 0')).toBeUndefined()
  expect(keptAnswer(app, 'ana', 'number 5000')).toBe('1')
})
