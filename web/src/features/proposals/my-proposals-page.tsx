import type { Proposal } from '#domain/documents'
import { fold } from '#domain/fold'
import { links } from '#links'
import { texts } from '#texts'
import { LocalList } from '../../components/local-list'
import { NarrowedList } from '../../components/narrowed-list'
import { searchIn } from '../../components/searched'
import { useMyProposals } from '../../data/queries/proposals'
import { NoProposals } from '../../ui/drawings/no-proposals'
import { EmptyState } from '../../ui/feedback/empty-state'
import { LinkButton } from '../../ui/forms/link-button'
import { Page } from '../../ui/layout/app-frame'
import { PageHeader } from '../../ui/layout/page-header'
import { VirtualList } from '../../ui/layout/virtual-list'
import { MyProposalCard } from './my-proposal-card'

const words = texts.proposals.mine
const CARD_HEIGHT = 212
const statuses = (['pending', 'accepted', 'rejected'] as const).map((value) => ({ value, text: texts.labels.proposalStatus[value] }))
const finds = searchIn<Proposal>(({ project_title, cover_letter }) => fold(`${project_title} ${cover_letter}`))

export function MyProposalsPage() {
  const proposals = useMyProposals()
  const toOpenProjects = (
    <LinkButton href={links.openProjects()} variant="primary">
      {words.emptyAction}
    </LinkButton>
  )
  return (
    <Page>
      <PageHeader title={words.title} />
      <LocalList
        items={proposals}
        empty={<EmptyState drawing={<NoProposals />} title={words.empty} text={words.emptyHint} action={toOpenProjects} />}
      >
        {(mine) => (
          <NarrowedList items={mine} statuses={statuses} statusOf={({ status }) => status} finds={finds}>
            {(shown) => (
              <VirtualList label={words.title} items={shown} keyOf={({ id }) => id} estimate={CARD_HEIGHT} gap={12}>
                {(proposal) => <MyProposalCard proposal={proposal} />}
              </VirtualList>
            )}
          </NarrowedList>
        )}
      </LocalList>
    </Page>
  )
}
