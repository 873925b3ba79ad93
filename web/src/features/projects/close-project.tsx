import type { Project } from '#domain/documents'
import { texts } from '#texts'
import { ReasonCommand } from '../../components/commands/reason-command'
import { useDispatch } from '../../data/commands/use-dispatch'
import { useMayDo } from './use-may-do'

const words = texts.corrections.close

/** The owner ends an open project without hiring. Product 87. */
export function CloseProject({ project }: { project: Project }) {
  const dispatch = useDispatch()
  const may = useMayDo(project)
  if (!may('close_project')) return null
  return (
    <ReasonCommand
      isWide
      variant="quiet"
      words={words}
      text={words.text}
      dispatch={(reason) => dispatch('close_project', { project_id: project.id, reason })}
    />
  )
}
