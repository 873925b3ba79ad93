import BadgeCheck from 'lucide-react/icons/badge-check'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { conversationId } from '#domain/ids'
import { acceptedOf } from '#domain/projects/deal'
import { links } from '#links'
import { texts } from '#texts'
import { KeepFocus } from '../../components/lists/keep-focus'
import { OpenTalk } from '../../components/people/open-talk'
import { ShareButton } from '../../components/people/share-button'
import { ProjectFacts } from '../../components/projects/project-facts'
import { ProjectStatusBadge, WaitingBadge } from '../../components/status-badges'
import type { Optimistic } from '../../data/live/overlay'
import { useWorksDone } from '../../data/queries/profiles'
import { useProposalsOf } from '../../data/queries/proposals'
import { widest } from '../../styles/media'
import { Text } from '../../ui/content/text/text'
import noProposals from '../../ui/drawings/no-proposals.svg?raw'
import { EmptyState } from '../../ui/feedback/empty-state'
import { LinkButton } from '../../ui/forms/buttons/link-button'
import { SortMenu } from '../../ui/forms/choices/sort-menu'
import { Page, useIsPane } from '../../ui/layout/app-frame'
import { PageHeader } from '../../ui/layout/page-header'
import { Cluster, Stack } from '../../ui/layout/stack'
import { useMedia } from '../../ui/layout/use-media'
import { CompareMenu } from './compare-menu'
import { CompareSheet } from './compare-sheet'
import { CompareTable } from './compare-table'
import type { WorksDone } from './compare-works'
import { offerGroups, type ProposalOrder, proposalOrders, sortedProposals } from './offer-groups'
import { OfferPicker } from './offer-picker'
import { ProposalActions } from './proposal-actions'
import { proposalsAsText } from './proposals-as-text'

const words = texts.proposals.manage
/** More are no comparison; the widest screens have room for two more. */
const MOST_COMPARED = 4
const MOST_ON_WIDEST = 6

/** Received on one project, side by side. */
export function ManageProposals({ project }: { project: Optimistic<'projects'> }) {
  const proposals = useProposalsOf(project.id)
  const [order, setOrder] = useOrder()
  const isPane = useIsPane()
  const works = useWorksDone(proposals?.map(({ provider_id }) => provider_id) ?? [])
  if (!proposals) return null
  const accepted = acceptedOf(project, proposals)
  const ordered = sortedProposals(proposals, order, accepted?.id)
  const isOpen = project.status === 'open'
  const all = offerGroups(project, ordered, accepted?.id)
  return (
    <Page width="widest">
      <KeepFocus when={project.status}>
        <PageHeader
          breadcrumb={{ label: words.breadcrumb, items: [{ text: words.back, href: links.myProjects() }, { text: project.title }] }}
          {...(isPane && { lead: project.title })}
          title={
            isOpen ? words.title : project.status === 'closed' ? words.sheet.name : words.inProgress(accepted?.provider_name ?? texts.labels.nameless)
          }
          meta={
            <Cluster gap="xs">
              <ProjectStatusBadge status={project.status} />
              <WaitingBadge waiting={project.waiting} />
              {project.status === 'completed' ? (
                <Text as="span" size="s" tone="ok" isStrong icon={<BadgeCheck size={18} />}>
                  {texts.deal.finished}
                </Text>
              ) : null}
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
              {accepted ? <OpenTalk conversationId={conversationId(project.id, project.client_id, accepted.provider_id)} /> : null}
              {ordered.length === 0 ? null : (
                <>
                  <ShareButton isCompact text={proposalsAsText(project, all)} />
                  <CompareMenu project={project} groups={all} works={works} />
                </>
              )}
            </>
          }
        />
      </KeepFocus>
      {ordered.length === 0 ? (
        <EmptyState drawing={noProposals} title={words.empty} text={words.emptyHint} />
      ) : (
        <>
          <Comparison project={project} proposals={ordered} chosenId={accepted?.id} works={works}>
            {ordered.length > 1 ? <SortMenu label={words.order.label} options={orders} value={order} onChange={setOrder} /> : null}
          </Comparison>
          <CompareSheet project={project} groups={all} works={works} />
        </>
      )}
    </Page>
  )
}

const orders = proposalOrders.map((value) => ({ value, text: words.order[value] }))
const ORDER = 'ordem'

function useOrder(): [ProposalOrder, (order: ProposalOrder) => void] {
  const [asked, setAsked] = useSearchParams()
  const order = proposalOrders.find((known) => known === asked.get(ORDER)) ?? 'arrival'
  const setOrder = (next: ProposalOrder) =>
    setAsked(
      (current) => {
        if (next === 'arrival') current.delete(ORDER)
        else current.set(ORDER, next)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  return [order, setOrder]
}

type ComparisonProps = {
  project: Optimistic<'projects'>
  proposals: readonly Optimistic<'proposals'>[]
  chosenId: string | undefined
  works: WorksDone
  /** The control of their order, for several. */
  children: ReactNode
}

/** At first the complete ones, then those picked. */
function Comparison({ project, proposals, chosenId, works, children }: ComparisonProps) {
  const [picked, setPicked] = useState<readonly string[] | null>(null)
  const standing = picked?.filter((id) => proposals.some((proposal) => proposal.id === id)) ?? []
  const isPane = useIsPane()
  const most = useMedia(widest) && !isPane ? MOST_ON_WIDEST : MOST_COMPARED
  const first = offerGroups(project, proposals, chosenId).flatMap((group) => group.proposals.map(({ id }) => id))
  const compared = (standing.length > 0 ? standing : first).slice(0, most)
  const groups = offerGroups(
    project,
    proposals.filter(({ id }) => compared.includes(id)),
    chosenId,
  )
  const isOpen = project.status === 'open'
  return (
    <Stack gap="m">
      {proposals.length > most ? <OfferPicker proposals={proposals} compared={compared} most={most} onChange={setPicked} /> : null}
      <Cluster justify="between" gap="xs">
        <Text size="s" tone="soft">
          {isOpen && groups.length > 1 ? words.differ : null}
        </Text>
        {children}
      </Cluster>
      <CompareTable
        project={project}
        groups={groups}
        works={works}
        actions={isOpen ? (proposal) => <ProposalActions proposal={proposal} project={project} /> : undefined}
      />
    </Stack>
  )
}
