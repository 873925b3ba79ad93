import type { Project } from '#domain/documents'
import { texts } from '#texts'
import { ReasonCommand } from '../../components/commands/reason-command'
import { useDispatch } from '../../data/commands/use-dispatch'
import type { ButtonLook } from '../../ui/forms/buttons/button'
import { useMayDo } from './use-may-do'

const words = texts.corrections.close

type Props = ButtonLook & {
  project: Project
  action?: string
  'aria-label'?: string
}

/** Without hiring. Product 87. */
export function CloseProject({ project, action = words.action, ...look }: Props) {
  const dispatch = useDispatch()
  const may = useMayDo(project)
  if (!may('close_project')) return null
  return (
    <ReasonCommand
      {...look}
      words={{ ...words, action }}
      text={words.text}
      dispatch={(reason) => dispatch('close_project', { project_id: project.id, reason })}
    />
  )
}
