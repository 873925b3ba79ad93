import Trash2 from 'lucide-react/icons/trash-2'
import { useNavigate } from 'react-router-dom'
import type { Project } from '#domain/documents'
import { mayDo } from '#domain/project-life'
import { links } from '#links'
import { texts } from '#texts'
import { ConfirmedCommand } from '../../components/confirmed-command'
import { KeepFocus } from '../../components/lists/keep-focus'
import { useDiscardUnsent } from '../../components/use-discard-unsent'
import { useDispatch } from '../../data/commands/use-dispatch'
import type { Optimistic } from '../../data/queries/overlay'
import { useProposalsOf } from '../../data/queries/proposals'
import { useActor } from '../../data/store/account-store-context'
import { Card } from '../../ui/content/card'
import { Text } from '../../ui/content/text'
import { LinkButton } from '../../ui/forms/buttons/link-button'

const words = texts.projects.page

/** Actions of the project's owner. */
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

const deleteProjectWords = texts.projects.remove

/** The owner takes an open project away. Product 13. */
function DeleteProject({ project }: { project: Project }) {
  const dispatch = useDispatch()
  const me = useActor()
  const navigate = useNavigate()
  const discard = useDiscardUnsent(`projects/${project.id}`)
  if (!mayDo(project, 'delete_project', me.id)) return null
  return (
    <ConfirmedCommand
      isWide
      variant="quiet"
      icon={<Trash2 size={18} />}
      words={deleteProjectWords}
      dispatch={() => dispatch('delete_project', { project_id: project.id })}
      discard={discard}
      onDispatched={() => void navigate(links.myProjects(), { replace: true })}
      isDestructive
    >
      {deleteProjectWords.text}
    </ConfirmedCommand>
  )
}
