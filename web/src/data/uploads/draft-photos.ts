import { useMemo } from 'react'
import { map } from 'rxjs'
import { addPhoto, finishUploadsOf, type Pictures, type StorageTrouble, sendGivenDrafts, storageTrouble, type UploadRow, uploadsIn } from '../../sync'
import { useLive } from '../queries/use-live'
import type { AccountStore } from '../store/account-store'
import { useAccountStore } from '../store/account-store-context'
import { useWaysBack } from '../way-back'
import { discardUploads } from './discard-uploads'

export { orderUploads } from '../../sync'

/** Photos of projects that are not published yet, in their order, with those that can be brought back; undefined until they have been looked for. */
export function useDraftPhotos(): readonly UploadRow[] | undefined {
  const { database } = useAccountStore()
  const waysBack = useWaysBack()
  const rows = useLive(
    useMemo(
      () =>
        database.uploads
          .find({ selector: { state: { $in: ['draft', 'discarded'] } } })
          .$.pipe(map((rows) => rows.map((row) => row.toMutableJSON()).toSorted((one, other) => one.position - other.position))),
      [database],
    ),
  )
  return useMemo(() => rows?.filter(({ id, state }) => state === 'draft' || waysBack.has(id)), [rows, waysBack])
}

export type PhotoKept = { ok: true } | { ok: false; code: `storage_${StorageTrouble}` }

/** Keeps a photo of the project that is being written. */
export async function keepDraftPhoto({ database }: AccountStore, projectId: string, position: number, pictures: Pictures): Promise<PhotoKept> {
  try {
    await addPhoto(database, { record: `projects/${projectId}`, position, state: 'draft' }, pictures)
    return { ok: true }
  } catch (error) {
    console.info('A photo could not be kept on this device.', error)
    return { ok: false, code: `storage_${storageTrouble(error)}` }
  }
}

/** Throws all photos of the draft away; for a while `as` brings them back, and `onUndone` follows. Product 59. */
export async function discardDraftPhotos(account: AccountStore, as: string, onUndone: () => Promise<void>): Promise<void> {
  await discardUploads(account, await uploadsIn(account.database, ['draft']), { as: [as], onUndone })
}

/** The project is about to be given: what was thrown away of its photos is gone for good. */
export const forgetDiscardedPhotos = ({ database }: AccountStore, projectId: string): Promise<void> =>
  finishUploadsOf(database, `projects/${projectId}`)

/** The project has been given: its photos follow. What fails here is done at the next start. */
export const sendDraftPhotos = ({ database }: AccountStore): Promise<void> =>
  sendGivenDrafts(database).catch((error: unknown) => console.info('Photos of a published project still stand as a draft.', error))
