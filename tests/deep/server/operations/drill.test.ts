import { expect, test } from 'vitest'
import { drill } from '../../../drill/drill'

test('what was acknowledged before a server was killed is on the promoted follower, given back by devices, but for passwords and acts of administrators', async () => {
  const { acknowledged, lacked, givenBack, notGivenBack, wrong } = await drill({ devices: 4, workMs: 6_000, pauseMs: 500 })
  expect(wrong).toEqual([])
  expect(acknowledged).toBeGreaterThan(0)
  expect(lacked.size).toBeGreaterThan(0)
  expect(givenBack).toBeGreaterThan(0)
  expect(notGivenBack).toEqual({ lacked: ['a new password', 'an administrator’s suspension of an account', 'its line in the audit'], kept: [] })
})
