import { expect, test, vi } from 'vitest'
import type { MyProject } from '../../../web/src/data/queries/projects'
import { LatestProposals } from '../../../web/src/features/proposals/latest-proposals'
import { mount } from '../ui/mount'

vi.mock('../../../web/src/features/proposals/received-proposal', () => ({
  ReceivedProposal: ({ proposal }: { proposal: { id: string } }) => proposal.id,
}))

test.each([
  [3, 'abc'],
  [5, 'abcE mais 2 outra(s) proposta(s)...'],
])('[PRODUCT 65] of %i proposals for a project the three latest are shown, and how many more there are', async (count, shown) => {
  const proposals = [...'abcde'].slice(0, count).map((id) => ({ id })) as unknown as MyProject['proposals']
  await mount(<LatestProposals proposals={proposals} />)
  expect(document.body.textContent).toBe(shown)
})
