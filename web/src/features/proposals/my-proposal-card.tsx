import CalendarDays from 'lucide-react/icons/calendar-days'
import { useId } from 'react'
import { formatMoney } from '#domain/money'
import { links } from '#links'
import { texts } from '#texts'
import { placeOf } from '../../components/place-of'
import { earlierAmount } from '../../components/proposal-figures'
import { Since } from '../../components/since'
import { ProposalStatusBadge } from '../../components/status-badges'
import type { Optimistic } from '../../data/queries/overlay'
import { useProject } from '../../data/queries/projects'
import { Card, CardTitle } from '../../ui/content/card'
import { Price } from '../../ui/content/price'
import { Text } from '../../ui/content/text'
import { Cluster } from '../../ui/layout/stack'

/** A provider's own proposal in the list; the card leads to its project. */
export function MyProposalCard({ proposal }: { proposal: Optimistic<'proposals'> }) {
  const titleId = useId()
  const { project_id, project_title, amount, duration_days, proposal_type, cover_letter, status, created_at, waiting } = proposal
  const before = earlierAmount(proposal)
  const project = useProject(project_id)?.document
  const forWhom = project ? [project.client_name, placeOf(project)].filter(Boolean).join(' · ') : ''
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Cluster justify="between" gap="xs">
        <Text as="span" size="s" tone="soft">
          <Since time={created_at} words={waiting ? undefined : texts.times.sent} />
        </Text>
        <ProposalStatusBadge status={status} waiting={waiting} />
      </Cluster>
      <CardTitle level={2} id={titleId} href={links.project(project_id)}>
        {project_title}
      </CardTitle>
      {forWhom ? <Text size="s">{forWhom}</Text> : null}
      <Text size="s" tone="soft">
        {texts.labels.proposalNotRated}
      </Text>
      <Text tone="soft" lines={2}>
        {cover_letter}
      </Text>
      <Price
        text={formatMoney(amount)}
        note={before === null ? undefined : texts.proposals.figures.before(formatMoney(before))}
        aside={
          <Text as="span" size="s" icon={<CalendarDays size={16} />}>
            {`${texts.times.days(duration_days)} · ${texts.labels.proposalType[proposal_type]}`}
          </Text>
        }
      />
    </Card>
  )
}
