import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useProject } from '../../data/queries/projects'
import { type ProjectSlots, ProjectView } from './project-view'
import { RemoteProject } from './remote-project'

export function ProjectPage({ ProposalSection }: ProjectSlots) {
  const { projectId = '' } = useParams()
  return <ProjectById key={projectId} id={projectId} ProposalSection={ProposalSection} />
}

/** From this device; what is not here is asked for. */
export function ProjectById({ id, ProposalSection }: { id: string } & ProjectSlots) {
  const found = useProject(id)
  useTopOnceGone(id, found?.document !== undefined)
  if (!found) return null
  return found.document ? (
    <ProjectView project={found.document} ProposalSection={ProposalSection} />
  ) : (
    <RemoteProject id={id} ProposalSection={ProposalSection} />
  )
}

/** Who reads far down when the project goes would otherwise find themselves in whatever is there instead. Product 55. */
function useTopOnceGone(id: string, isHere: boolean): void {
  const [seen, setSeen] = useState('')
  if (isHere && seen !== id) setSeen(id)
  const isGone = seen === id && !isHere
  useEffect(() => {
    if (isGone) window.scrollTo(0, 0)
  }, [isGone])
}
