import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useNavigate } from 'react-router-dom'
import type { Project } from '#domain/documents'
import { reopenableUntil } from '#domain/projects/project-life'
import { links } from '#links'
import { texts } from '#texts'
import { ConfirmedCommand } from '../../components/commands/confirmed-command'
import { mediumDate } from '../../components/times/times'
import { useDiscardUnsent } from '../../components/use-discard-unsent'
import { useOptionalPart } from '../../components/use-optional-part'
import { useDispatch } from '../../data/commands/use-dispatch'
import type { Optimistic } from '../../data/live/overlay'
import { useProposalsOf } from '../../data/queries/proposals'
import { Card } from '../../ui/content/card'
import { Text } from '../../ui/content/text/text'
import { LinkButton } from '../../ui/forms/buttons/link-button'
import { CloseProject } from './close-project'
import { ReopenProject } from './reopen-project'
import { useMayDo } from './use-may-do'

const words = texts.projects.page
const loadAddPhotos = async () => (await import('./photos/add-photos')).AddPhotos
const loadEditBegun = async () => (await import('./edit/edit-begun')).EditBegun

export function OwnerSection({ project }: { project: Optimistic<'projects'> }) {
  const proposals = useProposalsOf(project.id)
  // Open ones get photos with their edits.
  const takesPhotos = project.status !== 'open'
  const AddPhotos = useOptionalPart(loadAddPhotos, takesPhotos)
  if (!proposals) return null
  return (
    <Card as="section">
      {proposals.length > 0 ? (
        <LinkButton variant={project.status === 'open' ? 'primary' : 'secondary'} isWide href={links.manageProposals(project.id)}>
          {words.seeProposals(proposals.length)}
        </LinkButton>
      ) : project.status === 'open' ? (
        <>
          <Text tone="soft">{project.isNew ? words.unpublished : words.noProposals}</Text>
          {project.isNew ? null : (
            <LinkButton variant="primary" isWide href={links.providers(project.city)}>
              {words.invite(project.city)}
            </LinkButton>
          )}
        </>
      ) : null}
      {project.status === 'closed' ? <ClosedSince project={project} /> : null}
      <EditLink project={project} />
      {takesPhotos && AddPhotos ? <AddPhotos project={project} /> : null}
      {project.isNew ? null : <CloseProject project={project} isWide variant="quiet" />}
      <DeleteProject project={project} />
    </Card>
  )
}

/** Also while its publication waits. Product 84. */
function EditLink({ project }: { project: Project }) {
  const isOpen = useMayDo(project)('edit_project')
  const EditBegun = useOptionalPart(loadEditBegun)
  return (
    <>
      {EditBegun ? <EditBegun project={project} isOpen={isOpen} /> : null}
      {isOpen ? (
        <LinkButton isWide icon={<Pencil size={18} />} href={links.editProject(project.id)}>
          {texts.corrections.edit.action}
        </LinkButton>
      ) : null}
    </>
  )
}

/** And until when it can be reopened. Product 87 and 88. */
function ClosedSince({ project }: { project: Project }) {
  const may = useMayDo(project)
  const { closedAt, leftAlone, until } = texts.corrections.reopen
  const ended = project.asked_at ? leftAlone : closedAt(mediumDate(new Date(project.closed_at)))
  const sentences = [ended, ...(may('reopen_project') ? [until(mediumDate(new Date(reopenableUntil(project))))] : [])]
  return (
    <>
      <Text tone="soft">{sentences.join(' ')}</Text>
      <ReopenProject project={project} />
    </>
  )
}

const deleteProjectWords = texts.projects.remove

/** Product 13. */
function DeleteProject({ project }: { project: Optimistic<'projects'> }) {
  const dispatch = useDispatch()
  const may = useMayDo(project)
  const navigate = useNavigate()
  const discard = useDiscardUnsent(`projects/${project.id}`)
  if (!may('delete_project')) return null
  return (
    <ConfirmedCommand
      isWide
      variant="quiet"
      icon={<Trash2 size={18} />}
      words={deleteProjectWords}
      dispatch={() => dispatch('delete_project', { project_id: project.id, status: project.status, edition: project.edition })}
      discard={discard}
      onDispatched={() => void navigate(links.myProjects(), { replace: true })}
      isDestructive
    >
      {may('close_project') && !project.isNew ? `${deleteProjectWords.text} ${deleteProjectWords.instead}` : deleteProjectWords.text}
    </ConfirmedCommand>
  )
}
