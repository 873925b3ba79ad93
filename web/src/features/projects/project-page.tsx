import { useEffect, useMemo, useState } from 'react'
import { useParams } from 'react-router-dom'
import { map, of } from 'rxjs'
import type { Notification, Project } from '#domain/documents'
import { isClient } from '#domain/people/roles'
import { links, removedProjectLink } from '#links'
import { texts } from '#texts'
import { useDispatch } from '../../data/commands/use-dispatch'
import { liveList } from '../../data/live/live'
import { useLive } from '../../data/live/use-live'
import { usePageVisible } from '../../data/live/use-page-visible'
import { useProject } from '../../data/queries/projects'
import { useAccountStore, useActor } from '../../data/store/account-store-context'
import notFound from '../../ui/drawings/not-found.svg?raw'
import { EmptyState } from '../../ui/feedback/empty-state'
import { LinkButton } from '../../ui/forms/buttons/link-button'
import { Page } from '../../ui/layout/app-frame'
import { type ProjectSlots, ProjectView } from './project-view'
import { AwaitedProject, ProjectNotFound, useRemoteProject } from './remote-project'

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
  const removal = useRemoval(found && !here && isClient(actor) ? id : null)
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

/** The project as last shown, also after its deletion. */
function useLastSeen(project: Project | undefined): Project | undefined {
  const [seen, setSeen] = useState(project)
  if (project && project !== seen) setSeen(project)
  return project ?? seen
}

/** Scrolls up when the project goes: a reader far down would otherwise land amid the page that replaces it. Product 55. */
function useTopOnceGone(isGone: boolean): void {
  useEffect(() => {
    if (isGone) window.scrollTo(0, 0)
  }, [isGone])
}

const words = texts.projects.page

/**
 * The notice that an administrator removed this project of one's own; null where there is none, undefined while it is looked for. All notifications are
 * read for it, so `id` is null where it cannot be.
 */
function useRemoval(id: string | null): Notification | null | undefined {
  const { database } = useAccountStore()
  return useLive(
    useMemo(
      () => (id === null ? of(null) : liveList(database, 'notifications', { link: removedProjectLink(id) }).pipe(map(([notice]) => notice ?? null))),
      [database, id],
    ),
  )
}

/** In the project's place, with the reason; the notice counts as read. Product 55. */
function RemovedProject({ notice: { id, message, is_read } }: { notice: Notification }) {
  const dispatch = useDispatch()
  const isSeen = usePageVisible() && !is_read
  useEffect(() => {
    if (isSeen) void dispatch('mark_notifications_read', { ids: [id] })
  }, [dispatch, id, isSeen])
  return (
    <EmptyState
      level={1}
      drawing={notFound}
      title={words.removed}
      text={message}
      action={<LinkButton href={links.myProjects()}>{words.seeMine}</LinkButton>}
    />
  )
}
