import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEarliestTimer } from '../../web/src/sync/earliest-timer'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('[W3] of several wishes the earliest counts, once', () => {
  const run = vi.fn()
  const timer = createEarliestTimer(run)
  timer.within(3_000)
  timer.within(1_000)
  timer.within(2_000)
  vi.advanceTimersByTime(999)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(run).toHaveBeenCalledTimes(1)
})

test('[W3] a wish after one that was cancelled counts like the first', () => {
  const run = vi.fn()
  const timer = createEarliestTimer(run)
  timer.within(1_000)
  timer.cancel()
  vi.advanceTimersByTime(60_000)
  expect(run).not.toHaveBeenCalled()
  timer.within(500)
  vi.advanceTimersByTime(500)
  expect(run).toHaveBeenCalledTimes(1)
})

test('[W3] the earliest counts, whatever the clock is set to meanwhile', () => {
  const run = vi.fn()
  const timer = createEarliestTimer(run)
  timer.within(1_000)
  vi.setSystemTime(Date.now() - 3_600_000)
  timer.within(30_000)
  vi.advanceTimersByTime(1_000)
  expect(run).toHaveBeenCalledTimes(1)
})
