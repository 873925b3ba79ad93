import { links } from '#links'
import { texts } from '#texts'
import { KeepFocus } from '../../components/keep-focus'
import type { Optimistic } from '../../data/queries/overlay'
import { useProposalsOf } from '../../data/queries/proposals'
import { Card } from '../../ui/content/card'
import { Text } from '../../ui/content/text'
import { LinkButton } from '../../ui/forms/link-button'
import { DeleteProject } from './delete-project'

const words = texts.projects.page

/** What the owner can do about a project. */
export function OwnerSection({ project }: { project: Optimistic<'projects'> }) {
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
          <Text tone="soft">{project.waiting ? words.unpublished : words.noProposals}</Text>
        )}
        <DeleteProject project={project} />
      </Card>
    </KeepFocus>
  )
}
