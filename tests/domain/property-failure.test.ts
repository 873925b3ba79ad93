import fc from 'fast-check'
import { expect, test } from 'vitest'

test('a property that fails says in the first lines of its message which expectation broke', async () => {
  const failing = fc.asyncProperty(fc.nat(), async (n) => expect(n, 'the number').toBe(-1))
  const failure: unknown = await fc.assert(failing, { endOnFailure: true }).catch((error: unknown) => error)
  const lines = failure instanceof Error ? failure.message.split('\n', 6) : []
  expect(lines).toContainEqual(expect.stringMatching(/^Got AssertionError: the number: expected \d+ to be -1/))
  expect(failure).toHaveProperty('cause.expected')
})
