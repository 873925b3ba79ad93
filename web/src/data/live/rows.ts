import { useMemo } from 'react'
import type { MangoQuerySelector } from 'rxdb'
import { map, type Observable } from 'rxjs'
import { type AccountDatabase, isDiscarded, type OutboxRow, type UploadRow } from '../../sync'
import { useUndoOffers } from '../undo'

/** Waiting and refused ones. */
export const unsettled: MangoQuerySelector<OutboxRow> = { state: { $in: ['queued', 'sent', 'refused'] } }

/** Commands of this device, in the order they were dispatched. */
export const liveCommands = (database: AccountDatabase, selector: MangoQuerySelector<OutboxRow>): Observable<OutboxRow[]> =>
  database.outbox.find({ selector, sort: [{ n: 'asc' }] }).$.pipe(map((found) => found.map((row) => row.toMutableJSON())))

/** In the order of their pictures. */
export const liveUploads = (database: AccountDatabase, selector: MangoQuerySelector<UploadRow>): Observable<UploadRow[]> =>
  database.uploads
    .find({ selector })
    .$.pipe(map((found) => found.map((row) => row.toMutableJSON()).toSorted((one, other) => one.position - other.position)))

export const withoutDiscarded = <R extends { discarded_at?: string }>(rows: readonly R[]): R[] => rows.filter((row) => !isDiscarded(row))

/** Discarded ones as long as that can be undone. */
export function useUndoable<R extends { id: string; discarded_at?: string }>(rows: readonly R[] | undefined): R[] | undefined {
  const offers = useUndoOffers()
  return useMemo(() => rows?.filter((row) => !isDiscarded(row) || offers.has(row.id)), [rows, offers])
}
