import { useId } from 'react'
import { links } from '#links'
import { texts } from '#texts'
import { ProjectStatusBadge } from '../../components/project-status-badge'
import type { MyProject } from '../../data/queries/projects'
import { Card, CardActions, CardTitle } from '../../ui/content/card'
import { Text } from '../../ui/content/text'
import { LinkButton } from '../../ui/forms/link-button'
import { Cluster } from '../../ui/layout/stack'
import { ReceivedProposal } from './received-proposal'
import * as css from './received-proposals.css'

const words = texts.proposals.received
/** Product 65. */
export const PREVIEW = 3

/** The latest proposals for one project, and the way to all of them. */
export function ReceivedProposals({ project, proposals }: MyProject) {
  const titleId = useId()
  const hidden = proposals.length - PREVIEW
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
      <ul className={css.list}>
        {proposals.slice(0, PREVIEW).map((proposal) => (
          <li key={proposal.id} className={css.item}>
            <ReceivedProposal proposal={proposal} />
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <Text size="s" tone="soft">
          {words.more(hidden)}
        </Text>
      ) : null}
      <CardActions>
        <LinkButton isCompact href={links.manageProposals(project.id)} aria-label={words.manageOf(proposals.length, project.title)}>
          {words.manage(proposals.length)}
        </LinkButton>
      </CardActions>
    </Card>
  )
}
