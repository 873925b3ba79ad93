import { useEffect, useMemo, useState } from 'react'
import { useParams } from 'react-router-dom'
import { map, of } from 'rxjs'
import type { Notification, Project } from '#domain/documents'
import { isClient } from '#domain/people/roles'
import { links, removedProjectLink } from '#links'
import { texts } from '#texts'
import { openSupport } from '../../components/support-door'
import { useDispatch } from '../../data/commands/use-dispatch'
import { liveList } from '../../data/live/live'
import { useLive } from '../../data/live/use-live'
import { usePageVisible } from '../../data/live/use-page-visible'
import { useProject } from '../../data/queries/projects'
import { useFreshRound } from '../../data/queries/use-fresh-round'
import { useAccountStore, useActor } from '../../data/store/account-store-context'
import notFound from '../../ui/drawings/not-found.svg?raw'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Button } from '../../ui/forms/buttons/button'
import { LinkButton } from '../../ui/forms/buttons/link-button'
import { Page } from '../../ui/layout/app-frame'
import { Cluster } from '../../ui/layout/stack'
import { type ProjectSlots, ProjectView } from './project-view'
import { AwaitedProject, ProjectNotFound, useRemoteProject } from './remote-project'

export function ProjectPage({ ProposalSection }: ProjectSlots) {
  const { projectId = '' } = useParams()
  return <ProjectById key={projectId} id={projectId} ProposalSection={ProposalSection} />
}

/** From this device, else from the server. */
export function ProjectById({ id, ProposalSection }: { id: string } & ProjectSlots) {
  const actor = useActor()
  useFreshRound()
  const found = useProject(id)
  const here = found?.document
  const seen = useLastSeen(here)
  useTopOnceGone(seen !== undefined && !here)
  // All own projects are here: a missing one was deleted.
  const isDeleted = seen?.client_id === actor.id
  const removal = useRemoval(found && !here && isClient(actor) ? id : null)
  const remote = useRemoteProject(found && !here && !isDeleted && removal === null ? id : null)
  if (!found || removal === undefined) return null
  // One component for both sources keeps what was begun on the page.
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

/** Also after its deletion. */
function useLastSeen(project: Project | undefined): Project | undefined {
  const [seen, setSeen] = useState(project)
  if (project && project !== seen) setSeen(project)
  return project ?? seen
}

/** A reader far down would land amid the next page. Product 55. */
function useTopOnceGone(isGone: boolean): void {
  useEffect(() => {
    if (isGone) window.scrollTo(0, 0)
  }, [isGone])
}

const words = texts.projects.page

/** An administrator's removal; null for none, undefined while reading. It reads all notifications: `id` is null where it cannot be. */
function useRemoval(id: string | null): Notification | null | undefined {
  const { database } = useAccountStore()
  return useLive(
    useMemo(
      () => (id === null ? of(null) : liveList(database, 'notifications', { link: removedProjectLink(id) }).pipe(map(([notice]) => notice ?? null))),
      [database, id],
    ),
  )
}

/** With the reason; the notice counts as read. Product 55. */
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
      action={
        <Cluster justify="center">
          <LinkButton href={links.myProjects()}>{words.seeMine}</LinkButton>
          <Button onPress={() => openSupport()}>{texts.sync.toSupport}</Button>
        </Cluster>
      }
    />
  )
}
