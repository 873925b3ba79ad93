import { useMemo } from 'react'
import { combineLatest, map } from 'rxjs'
import { isDiscarded, type OutboxRow, type SyncStatus } from '../../sync'
import { liveCommands, unsettled } from '../live/rows'
import { useLive } from '../live/use-live'
import { useAccountStore } from '../store/account-store-context'
import { countsForPeople, isReturned, projectsOf } from '../store/unsent-count'
import { liveSuspension } from './suspension'
import { liveUploadItems, type UploadItem } from './uploads'

/** Read marks are not counted (rule P8). */
export type SyncState = SyncStatus & {
  unsent: number
  refused: number
  /** '' while the account is not suspended. */
  suspended: string
}

export function useSyncState(): SyncState {
  const account = useAccountStore()
  const { sync, database } = account
  const state = useLive(
    useMemo(
      () =>
        combineLatest([sync.status$, liveCommands(database, unsettled), liveUploadItems(database), liveSuspension(account)]).pipe(
          map(([status, rows, uploads, suspended]) => ({
            ...status,
            suspended,
            unsent:
              rows.filter((row) => row.state !== 'refused' && countsForPeople(row) && !isDiscarded(row)).length +
              countedApart(uploads, rows).filter(isWaiting).length,
            refused:
              rows.filter((row) => row.state === 'refused' && !isReturned(row) && !isDiscarded(row)).length +
              uploads.filter((item) => !isWaiting(item)).length,
          })),
        ),
      [account, sync, database],
    ),
  )
  return state ?? { ...sync.status(), unsent: 0, refused: 0, suspended: '' }
}

/** A publication is one item with its photos. */
export function countedApart(uploads: readonly UploadItem[], rows: readonly Pick<OutboxRow, 'state' | 'verb' | 'record'>[]): UploadItem[] {
  const projects = projectsOf(rows.filter(({ state }) => state !== 'refused'))
  return uploads.filter((item) => !(isWaiting(item) && projects.has(item.record)))
}

const isWaiting = ({ state }: UploadItem): boolean => state === 'waiting'
