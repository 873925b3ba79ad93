import { expect, test } from 'vitest'
import { texts } from '#texts'
import { differenceText, differenceToBudget, earlierAmount, perDay } from '../../../web/src/components/proposal-figures'

const { belowBudget, aboveBudget, onBudget } = texts.proposals.figures
const words = { below: belowBudget, above: aboveBudget, equal: onBudget }

test('a day costs its share, to the cent', () => {
  expect(perDay(4_350, 9)).toBe(483.33)
  expect(perDay(0.01, 3_650)).toBe(0)
})

test('an amount lies below, above or on the budget, if there is one', () => {
  expect(differenceToBudget(4_350, 4_800)).toBe(-450)
  expect(differenceToBudget(0.3, 0.1)).toBe(0.2)
  expect(differenceToBudget(4_350, 0)).toBeNull()
  expect(differenceText(-450, words)).toBe('R$\u00a0450,00 abaixo do orçamento do cliente')
  expect(differenceText(0.2, words)).toBe('R$\u00a00,20 acima do orçamento do cliente')
  expect(differenceText(0, words)).toBe('Igual ao orçamento do cliente')
})

test('the earlier amount is the last that differed', () => {
  expect(earlierAmount({ amount: 4_350, revisions: [{ amount: 4_350 }, { amount: 4_900 }, { amount: 5_200 }] })).toBe(4_900)
  expect(earlierAmount({ amount: 4_350, revisions: [{ amount: 4_350 }] })).toBeNull()
})
