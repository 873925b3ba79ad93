import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timeSince } from '#domain/relative-time'
import { NOW } from './builders'

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

test('a part of a second is not yet a second', () => {
  expect(timeSince(NOW, Date.parse(NOW) + 999)).toEqual({ count: 0, unit: 'second' })
})

test('a clock that is behind reads as 0 seconds', () => {
  expect(timeSince(NOW, Date.parse(NOW) - 60_000)).toEqual({ count: 0, unit: 'second' })
})

test('the count is always a whole number, never more than its unit holds', () => {
  const most = { second: 59, minute: 59, hour: 23, day: 29, month: 12, year: Number.POSITIVE_INFINITY }
  fc.assert(
    fc.property(fc.nat(4_000_000_000), (seconds) => {
      const { count, unit } = timeSince(NOW, Date.parse(NOW) + seconds * 1_000)
      expect(Number.isInteger(count)).toBe(true)
      expect(count).toBeLessThanOrEqual(most[unit])
      if (seconds > 0) expect(count).toBeGreaterThan(0)
    }),
  )
})
