import { act } from 'react'
import { expect, test } from 'vitest'
import { formatMoney } from '#domain/money'
import { texts } from '#texts'
import { ProposalSection } from '../../../web/src/features/proposals/form/proposal-section'
import { aProject, aProposal, joao } from '../../domain/builders'
import { eachWithDatabase } from '../data/each-database'
import { inAccount, standInAccount } from '../data/stand-in-account'
import { mount } from '../ui/mount'

const database = eachWithDatabase()

test.each([
  ['accepted', texts.proposals.sent.accepted, false],
  ['rejected', texts.proposals.sent.rejected, true],
] as const)('whose proposal was %s reads that, and that the project takes no more only where it is news', async (status, told, isClosed) => {
  await database().proposals.insert({ ...aProposal({ status }), newest: 0 })
  await mount(inAccount(standInAccount(database(), { actor: joao }), <ProposalSection project={aProject({ status: 'in_progress' })} />))
  await expect.poll(() => act(async () => document.body.textContent)).toContain(told)
  expect(document.body.textContent?.includes(texts.projects.page.closed)).toBe(isClosed)
  // The deal, above, has the accepted price.
  expect(document.body.textContent?.includes(formatMoney(aProposal().amount))).toBe(isClosed)
})
