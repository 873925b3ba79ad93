import { texts } from '#texts'
import type { Laid } from '../../data/overlay'
import { useProposalsOf } from '../../data/queries/proposals'
import { links } from '../../links'
import { KeepFocus } from '../../pieces/keep-focus'
import { Card } from '../../ui/card'
import { LinkButton } from '../../ui/link-button'
import { Text } from '../../ui/text'
import { CompleteProject } from './complete-project'
import { DeleteProject } from './delete-project'

const words = texts.projects.page

/** What the owner can do about a project. */
export function OwnerSection({ project }: { project: Laid<'projects'> }) {
  const proposals = useProposalsOf(project.id)
  if (!proposals) return null
  return (
    <KeepFocus when={project.status}>
      <Card as="section">
        {proposals.length > 0 ? (
          <LinkButton variant={project.status === 'open' ? 'primary' : 'secondary'} isWide href={links.manageProposals(project.id)}>
            {words.seeProposals(proposals.length)}
          </LinkButton>
        ) : (
          <Text tone="soft">{words.noProposals}</Text>
        )}
        <CompleteProject project={project} proposals={proposals} isWide />
        <DeleteProject project={project} />
      </Card>
    </KeepFocus>
  )
}
