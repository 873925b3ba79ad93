import RotateCcw from 'lucide-react/icons/rotate-ccw'
import type { Project } from '#domain/documents'
import { texts } from '#texts'
import { ConfirmedCommand } from '../../components/commands/confirmed-command'
import { useDispatch } from '../../data/commands/use-dispatch'
import { useMayDo } from './use-may-do'

const words = texts.corrections.reopen

/** `provider` is the chosen one's name. */
type Props = { project: Project; provider?: string | undefined }

/** While there is time. Product 87. */
export function ReopenProject({ project, provider }: Props) {
  const dispatch = useDispatch()
  const may = useMayDo(project)
  // Not after its provider's account was deleted.
  if (!may('reopen_project') || (project.status === 'completed' && !project.accepted_proposal_id)) return null
  return (
    <ConfirmedCommand
      isCompact
      icon={<RotateCcw size={18} />}
      words={words}
      dispatch={() => dispatch('reopen_project', { project_id: project.id, status: project.status })}
    >
      {project.status === 'closed' ? words.closed : words.completed(provider ?? texts.projects.complete.someProvider)}
    </ConfirmedCommand>
  )
}
