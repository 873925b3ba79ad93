import { useMemo } from 'react'
import { combineLatest, map } from 'rxjs'
import type { OutboxRow, SyncStatus } from '../sync'
import { useAccount } from './account-context'
import { useLive } from './use-live'

/** How things stand with the server, and how much waits. Read marks count in no number that a person sees (rule P8). */
export type SyncState = SyncStatus & { unsent: number; refused: number }

export function useSyncState(): SyncState {
  const { sync, database } = useAccount()
  const state = useLive(
    useMemo(
      () =>
        combineLatest([sync.status$, database.outbox.find({ selector: { state: { $in: ['queued', 'sent', 'refused'] } } }).$]).pipe(
          map(([status, rows]) => ({
            ...status,
            unsent: rows.filter((row) => row.state !== 'refused' && countsForPeople(row)).length,
            refused: rows.filter((row) => row.state === 'refused').length,
          })),
        ),
      [sync, database],
    ),
  )
  return state ?? { ...sync.status(), unsent: 0, refused: 0 }
}

export const countsForPeople = (row: Pick<OutboxRow, 'on_refusal'>): boolean => row.on_refusal !== 'forget'
