import { expect, test } from 'vitest'
import { acceptedOf } from '#domain/deal'
import { isMobile } from '#domain/phone'
import { aProject, aProposal, idOf } from './builders'

test('[PRODUCT 54] the deal of a project is its accepted proposal, for who knows which one it is', () => {
  const chosen = aProposal({ status: 'accepted' })
  const other = aProposal({ provider_id: idOf('outro'), status: 'rejected' })
  expect(acceptedOf(aProject({ status: 'in_progress', accepted_proposal_id: chosen.id }), [other, chosen])).toBe(chosen)
  expect(acceptedOf(aProject({ status: 'in_progress' }), [other])).toBeUndefined()
  expect(acceptedOf(aProject(), [aProposal()])).toBeUndefined()
})

test.each([
  ['11987654321', true],
  ['1134567890', false],
  ['', false],
])('%s is a mobile: %s', (digits, expected) => {
  expect(isMobile(digits)).toBe(expected)
})
