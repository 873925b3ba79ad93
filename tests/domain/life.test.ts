import { expect, test } from 'vitest'
import { canBecome } from '#domain/project-life'
import { defaultType, mayTake, offeredTypes } from '#domain/proposal-life'

test('nothing can be done to a project or a proposal in a state that this release does not know', () => {
  for (const verb of ['accept_proposal', 'complete_project', 'provider_deleted'] as const) expect(canBecome('unheard of', verb)).toBe(false)
  for (const verb of ['accept_proposal', 'improve_proposal', 'withdraw_proposal', 'provider_deleted'] as const) {
    expect(mayTake('unheard of', verb)).toBe(false)
  }
})

test('[PRODUCT 26] products are offered only where the project lists some, and then both is the default', () => {
  const withProducts = { products: [{ name: 'Piso', quantity: '5 m²' }] }
  expect([...offeredTypes(withProducts)].sort()).toEqual(['both', 'products', 'service'])
  expect(defaultType(withProducts)).toBe('both')
  expect(offeredTypes({ products: [] })).toEqual(['service'])
  expect(defaultType({ products: [] })).toBe('service')
})
