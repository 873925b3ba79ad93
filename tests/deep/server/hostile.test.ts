import { expect, test } from 'vitest'
import { attack } from '../../hostile/attack'

test('500 requests of garbage, with 100 left half open, change nothing, get no 5xx, and keep nobody waiting', async () => {
  const { failures, changes, peakBytes, others, byKind, administered } = await attack(500, 7)
  expect(failures).toEqual([])
  expect(changes).toEqual([])
  expect(peakBytes).toBeLessThan(400 * 1024 * 1024)
  expect(new Set(others)).toEqual(new Set([200]))
  expect(administered).toBeGreaterThan(10)
  expect(byKind.size).toBeGreaterThan(12)
})
