import { expect, test } from 'vitest'
import { backoffDelay } from '../../web/src/http/backoff'
import { pokeDelay, pokeIn } from '../../web/src/sync/stream/poke-delay'
import { defaultWaits } from '../../web/src/sync/waits'

test('[W3] a poke of an own channel is pulled at once, however many listen', () => {
  expect(pokeDelay('user:abc', { listeners: 10_000 }, defaultWaits, () => 1)).toBe(50)
})

test('[W3] the longest wait for a shared channel grows with the number of listeners, up to half a minute', () => {
  const longest = (listeners: number) => pokeDelay('open', { listeners }, defaultWaits, () => 1)
  expect(longest(10)).toBeLessThan(longest(100))
  expect(longest(100_000)).toBe(30_050)
  expect(pokeDelay('open', { listeners: 100 }, defaultWaits, () => 0)).toBe(50)
})

test('[W3] a poke without a number waits as for one listener', () => {
  expect(pokeDelay('open', undefined, defaultWaits, () => 1)).toBe(pokeDelay('open', { listeners: 1 }, defaultWaits, () => 1))
})

test('[W4] waits after failures double up to five minutes, each with jitter', () => {
  expect([1, 2, 3, 4].map((failures) => backoffDelay(failures, defaultWaits, () => 1))).toEqual([1_000, 2_000, 4_000, 8_000])
  expect(backoffDelay(50, defaultWaits, () => 1)).toBe(300_000)
  expect(backoffDelay(50, defaultWaits, () => 0)).toBe(150_000)
})

test('[W2] a poke has a name of its own; one of an earlier server has none', () => {
  expect(pokeIn({ channel: 'open', listeners: 3, poke: 'a1b2' })).toBe('a1b2')
  expect(pokeIn({ channel: 'open', listeners: 3 })).toBe('')
  expect(pokeIn('?')).toBe('')
})
