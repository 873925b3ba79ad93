import { links } from '#links'
import { texts } from '#texts'
import { LocalList } from '../../components/local-list'
import { useProjectsWithProposals } from '../../data/queries/projects'
import { NoProposals } from '../../ui/drawings/no-proposals'
import { EmptyState } from '../../ui/feedback/empty-state'
import { LinkButton } from '../../ui/forms/link-button'
import { Page } from '../../ui/layout/app-frame'
import { PageHeader } from '../../ui/layout/page-header'
import { VirtualList } from '../../ui/layout/virtual-list'
import { ReceivedProposals } from './received-proposals'

const words = texts.proposals.received
const CARD_HEIGHT = 300

/** What a client received, by project; where something arrived last comes first. */
export function ReceivedProposalsPage() {
  const projects = useProjectsWithProposals()
  const toMyProjects = <LinkButton href={links.myProjects()}>{words.emptyAction}</LinkButton>
  return (
    <Page>
      <PageHeader title={words.title} />
      <LocalList items={projects} empty={<EmptyState drawing={<NoProposals />} title={words.empty} text={words.emptyHint} action={toMyProjects} />}>
        {(received) => (
          <VirtualList label={words.title} items={received} keyOf={({ project }) => project.id} estimate={CARD_HEIGHT} gap={12}>
            {({ project, proposals }) => <ReceivedProposals project={project} proposals={proposals} />}
          </VirtualList>
        )}
      </LocalList>
    </Page>
  )
}
