import Camera from 'lucide-react/icons/camera'
import Clock from 'lucide-react/icons/clock'
import Send from 'lucide-react/icons/send'
import { useId } from 'react'
import type { Project } from '#domain/documents'
import { links } from '#links'
import { texts } from '#texts'
import { budgetText } from '../../components/money-text'
import { ProjectFacts } from '../../components/project-facts'
import { ProjectStatusBadge } from '../../components/project-status-badge'
import { Since } from '../../components/since'
import type { Optimistic } from '../../data/queries/overlay'
import { Card, CardTitle } from '../../ui/content/card'
import { Price } from '../../ui/content/price'
import { Text } from '../../ui/content/text'
import { StatusBadge } from '../../ui/feedback/status-badge'
import { Cluster } from '../../ui/layout/stack'

const words = texts.projects.open

type Props = {
  project: Project
  /** One's own on this project. */
  proposal?: Optimistic<'proposals'> | undefined
}

/** An open project in the list: what, where, for how much. */
export function ProjectCard({ project, proposal }: Props) {
  const titleId = useId()
  const { id, title, description, budget, images, created_at } = project
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Cluster justify="between" gap="xs">
        <Text as="span" size="s" tone="soft">
          <Since time={created_at} words={texts.times.published} countsSeconds />
        </Text>
        {proposal ? <ProposalMark isWaiting={proposal.waiting} /> : <ProjectStatusBadge status={project.status} />}
      </Cluster>
      <CardTitle level={2} id={titleId} href={links.project(id)}>
        {title}
      </CardTitle>
      <Text tone="soft" lines={2}>
        {description}
      </Text>
      <Price
        text={budgetText(budget)}
        aside={
          <Cluster gap="s">
            {images.length > 0 ? (
              <Text as="span" size="s" icon={<Camera size={16} />}>
                {words.photos(images.length)}
              </Text>
            ) : null}
            <ProjectFacts of={{ ...project, address: '' }} />
          </Cluster>
        }
      />
    </Card>
  )
}

const ProposalMark = ({ isWaiting }: { isWaiting: boolean }) =>
  isWaiting ? (
    <StatusBadge tone="warn" icon={<Clock size={15} />}>
      {words.proposalWaiting}
    </StatusBadge>
  ) : (
    <StatusBadge tone="info" icon={<Send size={15} />}>
      {words.proposalSent}
    </StatusBadge>
  )
