import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { backoffDelay } from '../../web/src/http/backoff'
import { createEarliestTimer } from '../../web/src/sync/earliest-timer'
import { createRepeat, type StepResult } from '../../web/src/sync/repeat'
import { pokeDelay, pokeIn } from '../../web/src/sync/stream/poke-delay'
import { defaultWaits } from '../../web/src/sync/waits'

const longest = (listeners: number) => pokeDelay({ listeners, poke: 'a1b2' }, defaultWaits, () => 1)

test('[W3] a poke that the devices of one person hear is pulled at once', () => {
  expect(longest(1)).toBeLessThan(100)
  expect(longest(10)).toBeLessThan(300)
})

test('[W3] the longest wait grows with the number of those who hear of the same, up to half a minute', () => {
  expect(longest(10)).toBeLessThan(longest(100))
  expect(longest(500)).toBe(10_050)
  expect(longest(100_000)).toBe(30_050)
  expect(pokeDelay({ listeners: 100, poke: 'a1b2' }, defaultWaits, () => 0)).toBe(50)
})

test('[W3] a poke without a number waits as for one listener', () => {
  expect(pokeDelay(undefined, defaultWaits, () => 1)).toBe(longest(1))
})

test('[W4] waits after failures double up to five minutes, each with jitter', () => {
  expect([1, 2, 3, 4].map((failures) => backoffDelay(failures, defaultWaits, () => 1))).toEqual([1_000, 2_000, 4_000, 8_000])
  expect(backoffDelay(50, defaultWaits, () => 1)).toBe(300_000)
  expect(backoffDelay(50, defaultWaits, () => 0)).toBe(150_000)
})

test('[W2] a poke has a name of its own; what cannot be read has none', () => {
  expect(pokeIn({ channel: 'open', listeners: 3, poke: 'a1b2' })).toBe('a1b2')
  expect(pokeIn('?')).toBe('')
})

test('[W4] what is asked for during a turn is done after it, even when that turn had to pause', async () => {
  const turns: ((result: StepResult) => void)[] = []
  const repeat = createRepeat(
    () => new Promise<StepResult>((resolve) => turns.push(resolve)),
    () => null,
    defaultWaits,
  )
  repeat.now()
  repeat.now()
  expect(turns).toHaveLength(1)
  turns[0]?.('paused')
  await expect.poll(() => turns.length).toBe(2)
  turns[1]?.('done')
  await Promise.resolve()
  expect(turns).toHaveLength(2)
  repeat.stop()
})

describe('earliest timer', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }))
  afterEach(() => void vi.useRealTimers())

  test('[W3] of several wishes the earliest counts, once, whatever the clock is set to meanwhile', () => {
    const run = vi.fn()
    const timer = createEarliestTimer(run)
    timer.within(3_000)
    timer.within(1_000)
    vi.setSystemTime(Date.now() - 3_600_000)
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
})
