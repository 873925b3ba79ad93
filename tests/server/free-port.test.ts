import { expect, test } from 'vitest'
import { freePort } from '../support/free-port'

test('no port is given to two tests, however many ask', async () => {
  const ports = new Set<number>()
  for (let count = 0; count < 400; count++) ports.add(await freePort())
  expect(ports.size).toBe(400)
})
