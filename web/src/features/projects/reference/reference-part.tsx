import type { Project } from '#domain/documents'
import type { MyDeal } from '../../../components/projects/use-deal'
import { useOptionalPart } from '../../../components/use-optional-part'

const loadOwn = async () => (await import('./own-reference')).OwnReference
const loadReceived = async () => (await import('./received-reference')).ReceivedReference

/** The reference of a concluded work, in words of its side. Product 129. */
export function ReferencePart({ project, deal: { isOwner, proposal } }: { project: Project; deal: MyDeal }) {
  const isConcluded = project.status === 'completed'
  const Part = useOptionalPart(isOwner ? loadOwn : loadReceived, isConcluded)
  return isConcluded && Part ? <Part project={project} proposal={proposal} /> : null
}
