import { expect, test } from 'vitest'
import { dealOf } from '#domain/projects/deal'
import { formatMoney } from '#domain/values/money'
import { agreedTerms, standingPrice } from '../../../web/src/components/projects/work/agreed-terms'
import { aProject, aProposal, EARLIER, NOW } from '../../domain/builders'
import { aChange } from './live-deal'

const project = aProject({ status: 'in_progress', accepted_proposal_id: aProposal().id, accepted_at: EARLIER })
const begun = aProposal({ status: 'accepted', amount: 4_350, duration_days: 12 })
const changed = { ...dealOf(begun, project), changes: [aChange({ amount: 450, days: 2, answer: 'accepted', answered_at: NOW })] }

test('[PRODUCT 125] a card shows price and days with the changes of the deal that stands, and those of the proposal otherwise', () => {
  const proposal = { ...begun, deal: changed }
  expect(agreedTerms(proposal, project)).toMatchObject({ price: formatMoney(4_800), days: 14 })
  expect(agreedTerms(proposal, { ...project, accepted_at: NOW })).toMatchObject({ price: formatMoney(4_350), days: 12 })
  expect(standingPrice(proposal)).toBe(4_800)
  for (const other of [begun, { ...proposal, deal: { ...changed, undone_at: NOW } }, { ...proposal, status: 'rejected' as const }])
    expect(standingPrice(other)).toBe(4_350)
})
