import { expect, test } from 'vitest'
import { stateOptions } from '../../../web/src/components/state-options'

test('the states stand in the order of the Portuguese alphabet', () => {
  const names = stateOptions.map(({ text }) => text)
  expect(names).toHaveLength(27)
  expect(names).toEqual(names.toSorted(new Intl.Collator('pt-BR').compare))
})
