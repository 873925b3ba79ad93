import CalendarDays from 'lucide-react/icons/calendar-days'
import { useId } from 'react'
import type { Proposal } from '#domain/documents'
import { fold } from '#domain/values/fold'
import { formatMoney } from '#domain/values/money'
import { links } from '#links'
import { texts } from '#texts'
import { LocalList } from '../../components/lists/local-list'
import { NarrowedList } from '../../components/lists/narrowed-list'
import { searchIn } from '../../components/lists/searched'
import { BeforeEditBadge } from '../../components/projects/before-edit-badge'
import { placeOf } from '../../components/projects/place-of'
import { earlierAmount } from '../../components/projects/proposal-figures'
import { ValidityNote } from '../../components/projects/validity-note'
import { agreedTerms } from '../../components/projects/work/agreed-terms'
import { DraftBadge, ProposalStatusBadge } from '../../components/status-badges'
import { Since } from '../../components/times/since'
import { useDraftNames } from '../../data/drafts/use-drafts-here'
import { draftNames } from '../../data/kept-drafts/draft-names'
import type { Optimistic } from '../../data/live/overlay'
import { useProject } from '../../data/queries/projects'
import { useMyProposals } from '../../data/queries/proposals'
import { Card, CardTitle } from '../../ui/content/card'
import { Price } from '../../ui/content/text/price'
import { Text } from '../../ui/content/text/text'
import noProposals from '../../ui/drawings/no-proposals.svg?raw'
import { EmptyState } from '../../ui/feedback/empty-state'
import { LinkButton } from '../../ui/forms/buttons/link-button'
import { Page } from '../../ui/layout/app-frame'
import { PageHeader } from '../../ui/layout/page-header'
import { Cluster } from '../../ui/layout/stack'
import { VirtualList } from '../../ui/layout/virtual-list'

const words = texts.proposals.mine
const CARD_HEIGHT = 212
/** Shown before all are read. */
const AT_ONCE = 40
const statuses = (['pending', 'accepted', 'rejected'] as const).map((value) => ({ value, text: texts.labels.proposalStatus[value] }))
const finds = searchIn<Proposal>(({ project_title, cover_letter }) => fold(`${project_title} ${cover_letter}`))

export function MyProposalsPage() {
  const newest = useMyProposals(AT_ONCE)
  const proposals = useMyProposals()
  const drafts = useDraftNames()
  const toOpenProjects = (
    <LinkButton href={links.openProjects()} variant="primary">
      {words.emptyAction}
    </LinkButton>
  )
  return (
    <Page>
      <PageHeader title={words.title} />
      <LocalList
        items={proposals ?? newest}
        empty={<EmptyState drawing={noProposals} title={words.empty} text={words.emptyHint} action={toOpenProjects} />}
      >
        {(mine) => (
          <NarrowedList items={mine} isWhole={proposals !== undefined} statuses={statuses} statusOf={({ status }) => status} finds={finds}>
            {(shown, question) => (
              <VirtualList label={words.title} items={shown} keyOf={({ id }) => id} estimate={CARD_HEIGHT} gap={12} question={question}>
                {(proposal) => <MyProposalCard proposal={proposal} isDrafted={drafts.has(draftNames.improvement(proposal.id))} />}
              </VirtualList>
            )}
          </NarrowedList>
        )}
      </LocalList>
    </Page>
  )
}

function MyProposalCard({ proposal, isDrafted }: { proposal: Optimistic<'proposals'>; isDrafted: boolean }) {
  const titleId = useId()
  const { project_id, project_title, amount, duration_days, proposal_type, cover_letter, created_at, waiting } = proposal
  const before = earlierAmount(proposal)
  const project = useProject(project_id)?.document
  const agreed = project?.accepted_proposal_id === proposal.id ? agreedTerms(proposal, project) : undefined
  const forWhom = project ? [project.client_name, placeOf(project)].filter(Boolean).join(' · ') : ''
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Cluster justify="between" gap="xs">
        <Text as="span" size="s" tone="soft">
          <Since time={created_at} words={waiting ? undefined : texts.times.sent} />
        </Text>
        <Cluster gap="xs">
          {isDrafted ? <DraftBadge /> : null}
          {project ? <BeforeEditBadge proposal={proposal} project={project} /> : null}
          <ProposalStatusBadge proposal={proposal} />
        </Cluster>
      </Cluster>
      <CardTitle level={2} id={titleId} href={links.project(project_id)}>
        {project_title}
      </CardTitle>
      {forWhom ? <Text size="s">{forWhom}</Text> : null}
      <Text size="s" tone="soft">
        {words.own(texts.labels.proposalNotRated)}
      </Text>
      <Text tone="soft" lines={2}>
        {cover_letter}
      </Text>
      <ValidityNote proposal={proposal} />
      <Price
        text={agreed?.price ?? formatMoney(amount)}
        note={agreed?.paid ?? (before === null ? undefined : texts.proposals.figures.before(formatMoney(before)))}
        aside={
          <Text as="span" size="s" icon={<CalendarDays size={16} />}>
            {`${texts.times.days(agreed?.days ?? duration_days)} · ${texts.labels.proposalType[proposal_type]}`}
          </Text>
        }
      />
    </Card>
  )
}
