import type { ReactNode } from 'react'
import { texts } from '#texts'
import { useSyncState } from '../../data/queries/sync-state'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Skeleton } from '../../ui/feedback/skeleton'

type Props<Item> = {
  /** undefined while the local database is read. */
  items: readonly Item[] | undefined
  empty: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** `empty` shows only once a first round has ended. */
export function LocalList<Item>({ items, empty, children }: Props<Item>) {
  const { complete, connection } = useSyncState()
  if (items === undefined) return null
  if (items.length > 0) return children(items)
  if (complete) return empty
  const cannotAsk = connection === 'offline' || connection === 'unreachable'
  return cannotAsk ? <EmptyState title={texts.sync.notOnDevice} /> : <Skeleton label={texts.sync.firstLoad} />
}
