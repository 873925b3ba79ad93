import type { Proposal } from '#domain/documents'
import { links } from '#links'
import { texts } from '#texts'
import { KeepFocus } from '../../components/keep-focus'
import { ProjectFacts } from '../../components/project-facts'
import { ProjectStatusBadge } from '../../components/project-status-badge'
import { WaitingBadge } from '../../components/waiting-badge'
import type { Optimistic } from '../../data/queries/overlay'
import { useProposalsOf } from '../../data/queries/proposals'
import { Text } from '../../ui/content/text'
import { NoProposals } from '../../ui/drawings/no-proposals'
import { EmptyState } from '../../ui/feedback/empty-state'
import { LinkButton } from '../../ui/forms/link-button'
import { Page } from '../../ui/layout/app-frame'
import { PageHeader } from '../../ui/layout/page-header'
import { Cluster } from '../../ui/layout/stack'
import { CompareTable } from './compare-table'
import { OpenTalk } from './open-talk'
import { ProposalActions } from './proposal-actions'

const words = texts.proposals.manage

/** The proposals that an owner received on one project, side by side. */
export function ManageProposals({ project }: { project: Optimistic<'projects'> }) {
  const proposals = useProposalsOf(project.id)
  if (!proposals) return null
  const accepted = proposals.find(({ id }) => id === project.accepted_proposal_id)
  const ordered = accepted ? [accepted, ...proposals.filter((proposal) => proposal !== accepted)] : proposals
  const isOpen = project.status === 'open'
  return (
    <Page width="wide">
      <KeepFocus when={project.status}>
        <PageHeader
          breadcrumb={{ label: words.breadcrumb, items: [{ text: words.back, href: links.myProjects() }, { text: project.title }] }}
          title={isOpen ? words.title : headingOf(project.status, accepted?.provider_name)}
          meta={
            <Cluster gap="xs">
              <ProjectStatusBadge status={project.status} />
              <WaitingBadge waiting={project.waiting} />
              <Text as="span" size="s" tone="soft">
                {texts.projects.mine.proposals(proposals.length)}
              </Text>
              <ProjectFacts of={{ ...project, address: '' }} />
            </Cluster>
          }
          actions={
            <>
              <LinkButton isCompact href={links.project(project.id)}>
                {texts.projects.mine.seeProject}
              </LinkButton>
              {accepted ? <OpenTalk proposal={accepted} /> : null}
            </>
          }
        />
      </KeepFocus>
      {ordered.length === 0 ? (
        <EmptyState drawing={<NoProposals />} title={words.empty} text={words.emptyHint} />
      ) : (
        <>
          {isOpen && offersDiffer(ordered) ? <Text tone="soft">{words.differ}</Text> : null}
          <CompareTable project={project} proposals={ordered} actions={isOpen ? (proposal) => <ProposalActions proposal={proposal} /> : undefined} />
        </>
      )}
    </Page>
  )
}

/** A price for the materials and one for the work are not two prices of the same. */
const offersDiffer = (proposals: readonly Proposal[]): boolean => new Set(proposals.map(({ proposal_type }) => proposal_type)).size > 1

function headingOf(status: string, provider: string = texts.labels.nameless): string {
  return status === 'completed' ? words.completed(provider) : words.inProgress(provider)
}
