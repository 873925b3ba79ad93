import fc from 'fast-check'
import { expect, test } from 'vitest'
import { earlierOf, strictlyAfter, toTime } from '#domain/clock'
import { EARLIER, LATER, NOW } from './builders'

const times = fc.integer({ min: 0, max: 4_102_444_800_000 }).map(toTime)

test('times are ISO 8601 in UTC with milliseconds and sort as text', () => {
  expect(toTime(Date.UTC(2026, 10, 20, 14, 32))).toBe('2026-11-20T14:32:00.000Z')
  fc.assert(fc.property(times, times, (one, other) => one < other === Date.parse(one) < Date.parse(other)))
})

test('a clock that has moved on is taken as it is', () => {
  expect(strictlyAfter(EARLIER, NOW)).toBe(NOW)
  expect(strictlyAfter('', NOW)).toBe(NOW)
})

test('a clock that stands still or goes back gives the next millisecond', () => {
  expect(strictlyAfter(NOW, NOW)).toBe('2026-11-20T14:32:00.001Z')
  expect(strictlyAfter(LATER, NOW)).toBe('2026-11-20T18:00:00.001Z')
})

test('it increases strictly whatever the clock does', () => {
  fc.assert(
    fc.property(fc.array(times, { minLength: 2 }), (clock) => {
      let previous = ''
      for (const now of clock) {
        const next = strictlyAfter(previous, now)
        expect(next > previous).toBe(true)
        expect(next >= now).toBe(true)
        previous = next
      }
    }),
  )
})

test('the earlier of two times', () => {
  expect(earlierOf(NOW, LATER)).toBe(NOW)
  expect(earlierOf(LATER, NOW)).toBe(NOW)
})
