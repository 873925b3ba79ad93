import CircleCheck from 'lucide-react/icons/circle-check'
import type { Project, Proposal } from '#domain/documents'
import { texts } from '#texts'
import { ConfirmedCommand } from '../../components/commands/confirmed-command'
import { useDispatch } from '../../data/commands/use-dispatch'
import { askOnce } from './reference/asked-once'
import { useMayDo } from './use-may-do'

const words = texts.projects.complete

type Props = { project: Project; proposals: readonly Proposal[] }

/** Product 15. */
export function CompleteProject({ project, proposals }: Props) {
  const dispatch = useDispatch()
  const may = useMayDo(project)
  const { id: project_id, accepted_proposal_id: proposal_id, accepted_at } = project
  const provider = proposals.find(({ id }) => id === project.accepted_proposal_id)?.provider_name
  if (!may('complete_project')) return null
  return (
    <ConfirmedCommand
      isCompact
      icon={<CircleCheck size={18} />}
      words={words}
      dispatch={() => dispatch('complete_project', { project_id, proposal_id, accepted_at })}
      onDispatched={() => askOnce(project_id)}
    >
      {words.text(provider ?? words.someProvider)}
    </ConfirmedCommand>
  )
}
