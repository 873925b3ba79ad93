import { expect, test } from 'vitest'
import { oddityOf } from '#domain/odd-amount'

test.each([
  [3.9, 4_500, 'far_below_budget'],
  [449.99, 4_500, 'far_below_budget'],
  [450, 4_500, null],
  [45_000, 4_500, null],
  [45_000.01, 4_500, 'far_above_budget'],
  [19.99, 0, 'tiny'],
  [19.99, 100, 'tiny'],
  [20, 0, null],
] as const)('[PRODUCT 71] an offer of %d for a budget of %d is odd as %s', (amount, budget, oddity) => {
  expect(oddityOf(amount, budget)).toBe(oddity)
})
