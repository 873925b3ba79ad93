import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import type { Project } from '#domain/documents'
import { useProject } from '../../data/queries/projects'
import { useActor } from '../../data/store/account-store-context'
import { Page } from '../../ui/layout/app-frame'
import { type ProjectSlots, ProjectView } from './project-view'
import { AwaitedProject, ProjectNotFound, useRemoteProject } from './remote-project'
import { RemovedProject, useRemoval } from './removed-project'

export function ProjectPage({ ProposalSection }: ProjectSlots) {
  const { projectId = '' } = useParams()
  return <ProjectById key={projectId} id={projectId} ProposalSection={ProposalSection} />
}

/** From this device; what is not here is asked for. */
export function ProjectById({ id, ProposalSection }: { id: string } & ProjectSlots) {
  const actor = useActor()
  const found = useProject(id)
  const here = found?.document
  const seen = useLastSeen(here)
  useTopOnceGone(seen !== undefined && !here)
  // All of one's own projects are here: one that went was deleted, and the server may not have heard of it yet.
  const isDeleted = seen?.client_id === actor.id
  const removal = useRemoval(id)
  const remote = useRemoteProject(found && !here && !isDeleted && removal === null ? id : null)
  if (!found || removal === undefined) return null
  // In one place for both: what was begun on the page goes on when the project comes to this device.
  const project = here ?? (remote.state === 'here' ? { ...remote.value, waiting: false } : null)
  if (project) return <ProjectView project={project} ProposalSection={ProposalSection} />
  if (removal)
    return (
      <Page>
        <RemovedProject notice={removal} />
      </Page>
    )
  return <Page>{isDeleted ? <ProjectNotFound /> : <AwaitedProject remote={remote} wasHere={seen !== undefined} />}</Page>
}

/** What was shown before it went. */
function useLastSeen(project: Project | undefined): Project | undefined {
  const [seen, setSeen] = useState(project)
  if (project && project !== seen) setSeen(project)
  return project ?? seen
}

/** Who reads far down when the project goes would otherwise find themselves in whatever is there instead. Product 55. */
function useTopOnceGone(isGone: boolean): void {
  useEffect(() => {
    if (isGone) window.scrollTo(0, 0)
  }, [isGone])
}
