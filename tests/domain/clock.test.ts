import fc from 'fast-check'
import { expect, test } from 'vitest'
import { earlierOf, isTime, strictlyAfter, toTime } from '#domain/clock'
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

test('a time is one that a clock can show, written as all are', () => {
  for (const time of [NOW, LATER, '1970-01-01T00:00:00.000Z']) expect([time, isTime(time)]).toEqual([time, true])
  for (const text of [
    '',
    'agora',
    '2026-02-31T10:00:00.000Z',
    '2026-01-01T25:61:61.000Z',
    '0000-99-99T99:99:99.999Z',
    '2026-11-20',
    '2026-11-20T14:32:00Z',
  ]) {
    expect([text, isTime(text)]).toEqual([text, false])
  }
})
