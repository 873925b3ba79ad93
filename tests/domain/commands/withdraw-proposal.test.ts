import { expect, test } from 'vitest'
import { withdrawProposal } from '#domain/commands/withdraw-proposal'
import { ana, aProposal, changesOf, joao, NOW, noticesOf, obras, reads } from '../builders'

const args = { proposal_id: aProposal().id }
const decide = (proposal: ReturnType<typeof aProposal> | undefined, me = joao) =>
  withdrawProposal.decide(reads({ proposals: [proposal] }), args, me, NOW, NOW)

test('[PRODUCT 13] its provider withdraws a pending proposal, and no one is notified', () => {
  const decision = decide(aProposal())
  expect(changesOf(decision)).toEqual([{ op: 'remove', collection: 'proposals', id: args.proposal_id }])
  expect(noticesOf(decision)).toEqual([])
})

test('withdrawing what is gone changes nothing', () => {
  expect(changesOf(decide(undefined))).toEqual([])
})

test.each(['accepted', 'rejected'] as const)('an %s proposal is not withdrawn', (status) => {
  expect(decide(aProposal({ status }))).toEqual({ ok: false, code: 'proposal_already_answered' })
})

test.each([ana, obras])("$full_name cannot withdraw another provider's proposal", (me) => {
  expect(decide(aProposal(), me)).toEqual({ ok: false, code: 'not_yours' })
})
