import { links } from '#links'
import { texts } from '#texts'
import { LocalList } from '../../components/local-list'
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
          <VirtualList label={words.title} items={mine} keyOf={({ id }) => id} estimate={CARD_HEIGHT} gap={12}>
            {(proposal) => <MyProposalCard proposal={proposal} />}
          </VirtualList>
        )}
      </LocalList>
    </Page>
  )
}
