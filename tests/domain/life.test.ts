import { expect, test } from 'vitest'
import { canBecome } from '#domain/project-life'
import { defaultType, mayTake, offeredTypes } from '#domain/proposal-life'

const verbs = ['accept_proposal', 'complete_project', 'provider_deleted'] as const

test.each([
  ['open', ['accept_proposal']],
  ['in_progress', ['complete_project', 'provider_deleted']],
  ['completed', []],
  ['unheard of', []],
])('a project that is %s goes on only by %j', (status, goesOn) => {
  expect(verbs.filter((verb) => canBecome(status, verb))).toEqual(goesOn)
})

const steps = ['accept_proposal', 'improve_proposal', 'withdraw_proposal', 'provider_deleted'] as const

test.each([
  ['pending', ['accept_proposal', 'improve_proposal', 'withdraw_proposal']],
  ['accepted', []],
  ['rejected', ['provider_deleted']],
  ['unheard of', []],
])('a proposal that is %s goes on only by %j', (status, goesOn) => {
  expect(steps.filter((verb) => mayTake(status, verb))).toEqual(goesOn)
})

test('products are offered only where the project lists some, and then both is the default', () => {
  const withProducts = { products: [{ name: 'Piso', quantity: '5 m²' }] }
  expect([...offeredTypes(withProducts)].sort()).toEqual(['both', 'products', 'service'])
  expect(defaultType(withProducts)).toBe('both')
  expect(offeredTypes({ products: [] })).toEqual(['service'])
  expect(defaultType({ products: [] })).toBe('service')
})
