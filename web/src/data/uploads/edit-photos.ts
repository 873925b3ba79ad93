import { useMemo } from 'react'
import { type AccountDatabase, editOf, type UploadRow, uploadsIn } from '../../sync'
import { discardPhotos, undoUploads } from '../discard'
import { liveUploads, useUndoable } from '../live/rows'
import { useLive } from '../live/use-live'
import type { AccountStore } from '../store/account-store'
import { useAccountStore } from '../store/account-store-context'

type Account = Pick<AccountStore, 'database'>

/** With removed photos that can be undone; undefined while they are read. Rule P12a. */
export function useAddedPhotos(projectId: string): readonly UploadRow[] | undefined {
  const { database } = useAccountStore()
  return useUndoable(useLive(useMemo(() => liveUploads(database, { record: editOf(projectId), state: 'draft' }), [database, projectId])))
}

export const addedPhotosOf = async (database: AccountDatabase, projectId: string): Promise<UploadRow[]> =>
  (await uploadsIn(database, ['draft'])).filter(({ record }) => record === editOf(projectId))

/** Answers how to undo the discard. Product 59. */
export const discardAddedPhotos = async (account: Account, projectId: string): Promise<() => Promise<unknown>> =>
  discardPhotos(account, await addedPhotosOf(account.database, projectId), undoUploads)
