import Trash2 from 'lucide-react/icons/trash-2'
import { useNavigate } from 'react-router-dom'
import type { Project } from '#domain/documents'
import { links } from '#links'
import { texts } from '#texts'
import { ConfirmedCommand } from '../../components/confirmed-command'
import { useDiscardUnsent } from '../../components/use-discard-unsent'
import { useDispatch } from '../../data/commands/use-dispatch'

const words = texts.projects.remove

/** The owner takes an open project away. Product 13. */
export function DeleteProject({ project }: { project: Project }) {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const discard = useDiscardUnsent(`projects/${project.id}`)
  if (project.status !== 'open') return null
  return (
    <ConfirmedCommand
      isWide
      variant="quiet"
      icon={<Trash2 size={18} />}
      words={words}
      dispatch={() => dispatch('delete_project', { project_id: project.id })}
      discard={discard}
      onDispatched={() => void navigate(links.myProjects(), { replace: true })}
      isDestructive
    >
      {words.text}
    </ConfirmedCommand>
  )
}
