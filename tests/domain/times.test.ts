import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isTime, strictlyAfter, toTime } from '#domain/values/clock'
import { timeSince } from '#domain/values/relative-time'
import { LATER, NOW } from './builders'

describe('the clock', () => {
  const times = fc.integer({ min: 0, max: 4_102_444_800_000 }).map(toTime)

  test('times are ISO 8601 in UTC with milliseconds and sort as text', () => {
    expect(toTime(Date.UTC(2026, 10, 20, 14, 32))).toBe('2026-11-20T14:32:00.000Z')
    fc.assert(fc.property(times, times, (one, other) => one < other === Date.parse(one) < Date.parse(other)))
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
})

describe('relative times', () => {
  const MINUTE = 60
  const HOUR = 3_600
  const DAY = 86_400

  test.each([
    [0, 0, 'second'],
    [1, 1, 'second'],
    [59, 59, 'second'],
    [MINUTE, 1, 'minute'],
    [HOUR - 1, 59, 'minute'],
    [HOUR, 1, 'hour'],
    [DAY - 1, 23, 'hour'],
    [DAY, 1, 'day'],
    [30 * DAY - 1, 29, 'day'],
    [30 * DAY, 1, 'month'],
    [365 * DAY - 1, 12, 'month'],
    [365 * DAY, 1, 'year'],
    [800 * DAY, 2, 'year'],
  ])('[PRODUCT 33] [PRODUCT 76] %d seconds ago is %d %s', (seconds, count, unit) => {
    expect(timeSince(NOW, Date.parse(NOW) + seconds * 1_000)).toEqual({ count, unit })
  })
})
