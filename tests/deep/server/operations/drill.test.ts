import { expect, test } from 'vitest'
import { drill } from '../../../drill/drill'

test('what was acknowledged before a server was killed is on the promoted follower, given back by devices where the copy lacked it', async () => {
  const { acknowledged, lacked, givenBack, acceptedMs, wrong } = await drill({ devices: 4, workMs: 6_000, pauseMs: 100, lagMs: 3_000, quietMs: 0 })
  expect(wrong).toEqual([])
  expect(acknowledged).toBeGreaterThan(0)
  expect(lacked.size).toBeGreaterThan(0)
  expect(givenBack).toBeGreaterThan(0)
  expect(Number.isFinite(acceptedMs)).toBe(true)
})
