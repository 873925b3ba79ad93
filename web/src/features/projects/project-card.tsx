import Camera from 'lucide-react/icons/camera'
import { useId } from 'react'
import type { Project } from '#domain/documents'
import { links } from '#links'
import { texts } from '#texts'
import { BesideCover } from '../../components/projects/beside-cover'
import { budgetText } from '../../components/projects/money-text'
import { ProjectFacts } from '../../components/projects/project-facts'
import { DraftBadge } from '../../components/status-badges'
import { Since } from '../../components/times/since'
import type { Optimistic } from '../../data/live/overlay'
import { Card, CardTitle } from '../../ui/content/card'
import { Price } from '../../ui/content/text/price'
import { Text } from '../../ui/content/text/text'
import { Cluster } from '../../ui/layout/stack'
import { ProposalMark } from './proposal-mark'

const words = texts.projects.open

type Props = {
  project: Project
  /** The way there. */
  km: number | null
  proposal?: Optimistic<'proposals'> | undefined
  /** An own one is begun. */
  isDrafted?: boolean
}

/** What, where, for how much. */
export function ProjectCard({ project, km, proposal, isDrafted = false }: Props) {
  const titleId = useId()
  const { id, title, description, budget, images, created_at } = project
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Cluster justify="between" gap="xs">
        <Text as="span" size="s" tone="soft">
          <Since time={created_at} words={texts.times.published} countsSeconds />
        </Text>
        {isDrafted ? <DraftBadge /> : proposal ? <ProposalMark isWaiting={proposal.waiting} /> : null}
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
        // 'A combinar' is no larger than the title.
        size={budget > 0 ? 'l' : 's'}
        aside={
          <Cluster gap="s">
            {images.length > 0 ? (
              <Text as="span" size="s" icon={<Camera size={16} />}>
                {words.photos(images.length)}
              </Text>
            ) : null}
            <ProjectFacts of={{ ...project, km, address: '' }} />
          </Cluster>
        }
      />
    </Card>
  )
}
