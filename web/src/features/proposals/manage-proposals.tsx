import type { Proposal } from '#domain/documents'
import { texts } from '#texts'
import type { Laid } from '../../data/overlay'
import { useProposalsOf } from '../../data/queries/proposals'
import { links } from '../../links'
import { KeepFocus } from '../../pieces/keep-focus'
import { ProjectStatusBadge } from '../../pieces/project-status-badge'
import { WaitingBadge } from '../../pieces/waiting-badge'
import { Page } from '../../ui/app-frame'
import { NoProposals } from '../../ui/drawings/no-proposals'
import { EmptyState } from '../../ui/empty-state'
import { LinkButton } from '../../ui/link-button'
import { PageHeader } from '../../ui/page-header'
import { Cluster } from '../../ui/stack'
import { Text } from '../../ui/text'
import { CompareTable } from './compare-table'
import { OpenTalk } from './open-talk'
import { ProposalActions } from './proposal-actions'

const words = texts.proposals.manage

/** The proposals that an owner received on one project, side by side. */
export function ManageProposals({ project }: { project: Laid<'projects'> }) {
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
