import BadgeCheck from 'lucide-react/icons/badge-check'
import Inbox from 'lucide-react/icons/inbox'
import { useId } from 'react'
import { links } from '#links'
import { texts } from '#texts'
import { BesideCover } from '../../components/beside-cover'
import { KeepFocus } from '../../components/keep-focus'
import { budgetText } from '../../components/money-text'
import { ProjectStatusBadge } from '../../components/project-status-badge'
import { Since } from '../../components/since'
import { WaitingBadge } from '../../components/waiting-badge'
import type { MyProject } from '../../data/queries/projects'
import { Card, CardActions, CardTitle } from '../../ui/content/card'
import { Price } from '../../ui/content/price'
import { Text } from '../../ui/content/text'
import { LinkButton } from '../../ui/forms/link-button'
import { Cluster } from '../../ui/layout/stack'
import { CompleteProject } from './complete-project'

const words = texts.projects.mine

export function MyProjectCard({ project, proposals }: MyProject) {
  const titleId = useId()
  const { id, title, description, status, budget, waiting, created_at } = project
  const hasProposalsToSee = status === 'open' && proposals.length > 0
  return (
    <KeepFocus when={status}>
      <Card as="article" aria-labelledby={titleId}>
        <Cluster justify="between" gap="xs">
          <Text as="span" size="s" tone="soft">
            {waiting ? null : <Since time={created_at} words={texts.times.published} countsSeconds />}
          </Text>
          <Cluster gap="xs">
            <WaitingBadge waiting={waiting} />
            <ProjectStatusBadge status={status} />
          </Cluster>
        </Cluster>
        <BesideCover project={project}>
          <CardTitle level={2} id={titleId} href={links.project(id)}>
            {title}
          </CardTitle>
          <Text tone="soft" lines={2}>
            {description}
          </Text>
        </BesideCover>
        <Price
          text={budgetText(budget)}
          aside={
            <Text as="span" size="s" icon={<Inbox size={16} />}>
              {words.proposals(proposals.length)}
            </Text>
          }
        />
        {status === 'completed' ? (
          <Text tone="ok" isStrong icon={<BadgeCheck size={20} />}>
            {words.finished}
          </Text>
        ) : null}
        {hasProposalsToSee || status === 'in_progress' ? (
          <CardActions>
            {hasProposalsToSee ? (
              <LinkButton isCompact href={links.manageProposals(id)}>
                {words.seeProposals}
              </LinkButton>
            ) : null}
            <CompleteProject project={project} proposals={proposals} />
          </CardActions>
        ) : null}
      </Card>
    </KeepFocus>
  )
}
