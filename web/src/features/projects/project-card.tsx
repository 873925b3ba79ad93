import Camera from 'lucide-react/icons/camera'
import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import Send from 'lucide-react/icons/send'
import { useId } from 'react'
import type { Project } from '#domain/documents'
import { texts } from '#texts'
import type { Laid } from '../../data/overlay'
import { links } from '../../links'
import { budgetText } from '../../pieces/money-text'
import { ProjectStatusBadge } from '../../pieces/project-status-badge'
import { Since } from '../../pieces/since'
import { Card, CardTitle } from '../../ui/card'
import { Price } from '../../ui/price'
import { Cluster } from '../../ui/stack'
import { StatusBadge } from '../../ui/status-badge'
import { Text } from '../../ui/text'

const words = texts.projects.open

type Props = {
  project: Project
  /** One's own on this project. */
  proposal?: Laid<'proposals'> | undefined
}

/** An open project in the list: what, where, for how much. */
export function ProjectCard({ project, proposal }: Props) {
  const titleId = useId()
  const { id, title, description, budget, city, state, images, created_at } = project
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Cluster justify="between" gap="xs">
        <Text as="span" size="s" tone="soft">
          <Since time={created_at} words={texts.times.published} />
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
            <Text as="span" size="s" icon={<MapPin size={16} />}>
              {city}, {state}
            </Text>
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
