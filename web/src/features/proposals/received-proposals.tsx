import { useId } from 'react'
import { links } from '#links'
import { texts } from '#texts'
import { ProjectStatusBadge } from '../../components/status-badges'
import type { MyProject } from '../../data/queries/projects'
import { Card, CardActions, CardTitle } from '../../ui/content/card'
import { Text } from '../../ui/content/text'
import { LinkButton } from '../../ui/forms/link-button'
import { Cluster } from '../../ui/layout/stack'
import { LatestProposals } from './latest-proposals'

const words = texts.proposals.received
/** The latest proposals for one project, and the way to all of them. */
export function ReceivedProposals({ project, proposals }: MyProject) {
  const titleId = useId()
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Cluster justify="between" gap="xs">
        <Text as="span" size="s" tone="soft">
          {texts.projects.mine.proposals(proposals.length)}
        </Text>
        <ProjectStatusBadge status={project.status} />
      </Cluster>
      <CardTitle level={2} id={titleId} href={links.manageProposals(project.id)}>
        {project.title}
      </CardTitle>
      <LatestProposals proposals={proposals} />
      <CardActions>
        <LinkButton isCompact href={links.manageProposals(project.id)} aria-label={words.manageOf(proposals.length, project.title)}>
          {words.manage(proposals.length)}
        </LinkButton>
      </CardActions>
    </Card>
  )
}
