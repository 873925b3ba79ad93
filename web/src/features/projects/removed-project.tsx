import { useEffect, useMemo } from 'react'
import { map } from 'rxjs'
import type { Notification } from '#domain/documents'
import { links, removedProjectLink } from '#links'
import { texts } from '#texts'
import { useDispatch } from '../../data/commands/use-dispatch'
import { liveList } from '../../data/queries/live'
import { useLive } from '../../data/queries/use-live'
import { usePageVisible } from '../../data/queries/use-page-visible'
import { useAccountStore } from '../../data/store/account-store-context'
import { NotFound } from '../../ui/drawings/not-found'
import { EmptyState } from '../../ui/feedback/empty-state'
import { LinkButton } from '../../ui/forms/link-button'

const words = texts.projects.page

/** The notice that an administrator removed this project of one's own; null where there is none, undefined while it is looked for. */
export function useRemoval(id: string): Notification | null | undefined {
  const { database } = useAccountStore()
  return useLive(
    useMemo(() => liveList(database, 'notifications', { link: removedProjectLink(id) }).pipe(map(([notice]) => notice ?? null)), [database, id]),
  )
}

/** In the project's place, with the reason; the notice counts as read. Product 55. */
export function RemovedProject({ notice: { id, message, is_read } }: { notice: Notification }) {
  const dispatch = useDispatch()
  const isSeen = usePageVisible() && !is_read
  useEffect(() => {
    if (isSeen) void dispatch('mark_notifications_read', { ids: [id] })
  }, [dispatch, id, isSeen])
  return (
    <EmptyState
      level={1}
      drawing={<NotFound />}
      title={words.removed}
      text={message}
      action={<LinkButton href={links.myProjects()}>{words.seeMine}</LinkButton>}
    />
  )
}
