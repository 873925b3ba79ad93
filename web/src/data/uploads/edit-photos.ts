import { useMemo } from 'react'
import { map } from 'rxjs'
import { type AccountDatabase, editOf, isDiscarded, type UploadRow, uploadsIn } from '../../sync'
import { discardPhotos, undoUploads } from '../discard'
import { useLive } from '../live/use-live'
import type { AccountStore } from '../store/account-store'
import { useAccountStore } from '../store/account-store-context'
import { useUndoOffers } from '../undo'

type Account = Pick<AccountStore, 'database'>

/** With removed photos that can be undone; undefined while they are read. Rule P12a. */
export function useAddedPhotos(projectId: string): readonly UploadRow[] | undefined {
  const { database } = useAccountStore()
  const offers = useUndoOffers()
  const rows = useLive(
    useMemo(
      () =>
        database.uploads
          .find({ selector: { record: editOf(projectId), state: 'draft' } })
          .$.pipe(map((found) => found.map((row) => row.toMutableJSON()).toSorted((one, other) => one.position - other.position))),
      [database, projectId],
    ),
  )
  return useMemo(() => rows?.filter((row) => !isDiscarded(row) || offers.has(row.id)), [rows, offers])
}

export const addedPhotosOf = async (database: AccountDatabase, projectId: string): Promise<UploadRow[]> =>
  (await uploadsIn(database, ['draft'])).filter(({ record }) => record === editOf(projectId))

/** Answers how to undo the discard. Product 59. */
export const discardAddedPhotos = async (account: Account, projectId: string): Promise<() => Promise<unknown>> =>
  discardPhotos(account, await addedPhotosOf(account.database, projectId), undoUploads)
