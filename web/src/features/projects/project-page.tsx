import { useParams } from 'react-router-dom'
import { useProject } from '../../data/queries/projects'
import { type ProjectSlots, ProjectView } from './project-view'
import { RemoteProject } from './remote-project'

/** From this device; what is not here is asked for. */
export function ProjectPage({ ProposalSection }: ProjectSlots) {
  const { projectId = '' } = useParams()
  const found = useProject(projectId)
  if (!found) return null
  return found.document ? (
    <ProjectView key={projectId} project={found.document} ProposalSection={ProposalSection} />
  ) : (
    <RemoteProject key={projectId} id={projectId} ProposalSection={ProposalSection} />
  )
}
