import type { Project } from '#domain/documents'
import { useOptionalPart } from '../../components/use-optional-part'
import { CardActions } from '../../ui/content/card'
import { useMayDo } from './use-may-do'

const load = async () => (await import('./still-needed')).StillNeeded

/** Few projects ask: the code loads then. Product 88. */
export function StillNeededStrip({ project, isInCard }: { project: Project; isInCard?: boolean }) {
  const may = useMayDo(project)
  const isAsked = project.status === 'open' && may('keep_project')
  const Question = useOptionalPart(load, isAsked)
  if (!isAsked || !Question) return null
  const question = <Question project={project} />
  return isInCard ? <CardActions>{question}</CardActions> : question
}
