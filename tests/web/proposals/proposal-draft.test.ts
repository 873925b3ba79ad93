import { expect, test } from 'vitest'
import {
  draftOf,
  emptyProposal,
  isTypedProposal,
  nothingTyped,
  proposalOf,
  touching,
  typeOf,
} from '../../../web/src/features/proposals/form/proposal-draft'
import { aProject, aProposal } from '../../domain/builders'

const withProducts = aProject({ products: [{ name: 'Cimento', quantity: '20 sacos' }] })
const withoutProducts = aProject()

test("the type is 'both' where the project lists products, else 'service'", () => {
  expect(typeOf(emptyProposal, withProducts)).toBe('both')
  expect(typeOf(emptyProposal, withoutProducts)).toBe('service')
})

test('a chosen type stands as long as the project offers it', () => {
  expect(typeOf({ proposal_type: 'products' }, withProducts)).toBe('products')
  expect(typeOf({ proposal_type: 'products' }, withoutProducts)).toBe('service')
})

test('improving begins at the terms that stand', () => {
  const draft = draftOf(aProposal({ amount: 4_350, duration_days: 9, proposal_type: 'service', cover_letter: 'Começo segunda.' }))
  expect(draft).toEqual({ proposal_type: 'service', amount: 4_350, duration_days: 9, cover_letter: 'Começo segunda.' })
  expect(isTypedProposal(draft)).toBe(true)
})

test('[P5] a half-written improvement keeps what was touched, and what another device improved meanwhile stands', () => {
  const stood = draftOf(aProposal({ amount: 4_350, duration_days: 9, cover_letter: 'Começo segunda.' }))
  const touched = touching(nothingTyped, stood, { ...stood, amount: 4_000 })
  const improved = { ...stood, duration_days: 7 }
  expect(proposalOf(improved, touched)).toEqual({ ...improved, amount: 4_000 })
  // Typed back to what stood is touched still: it was looked at.
  const back = touching(touched, proposalOf(improved, touched), { ...improved, amount: 4_350 })
  expect(proposalOf({ ...improved, amount: 5_000 }, back)).toEqual(improved)
})

test('what was touched is kept with all terms, as a page of an earlier release reads it', () => {
  const stood = draftOf(aProposal({ amount: 4_350, duration_days: 9, cover_letter: 'Começo segunda.' }))
  const kept = touching(nothingTyped, stood, { ...stood, cover_letter: 'Começo amanhã.' })
  expect(kept).toEqual({ ...stood, cover_letter: 'Começo amanhã.', touched: ['cover_letter'] })
  expect(isTypedProposal(kept)).toBe(true)
})

test('of what earlier releases kept, everything that is there was touched', () => {
  const stood = draftOf(aProposal({ amount: 4_350, duration_days: 9, cover_letter: 'Começo segunda.' }))
  const whole = { ...stood, amount: 4_000 }
  expect(proposalOf({ ...stood, duration_days: 7 }, whole)).toEqual(whole)
  expect(proposalOf(stood, { amount: 4_000 })).toEqual(whole)
  const improved = { ...stood, duration_days: 7 }
  expect(proposalOf(improved, touching({ amount: 4_000 }, whole, { ...whole, cover_letter: 'Já.' }))).toEqual({
    ...improved,
    amount: 4_000,
    cover_letter: 'Já.',
  })
})
