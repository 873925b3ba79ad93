import { useMemo } from 'react'
import { map } from 'rxjs'
import {
  addPhoto,
  dropUploadsOf,
  type Pictures,
  removeUploads,
  type StorageTrouble,
  sendGivenDrafts,
  storageTrouble,
  type UploadRow,
} from '../../sync'
import { useLive } from '../queries/use-live'
import type { AccountStore } from '../store/account-store'
import { useAccountStore } from '../store/account-store-context'

export { orderUploads } from '../../sync'

/** Photos of projects that are not published yet, in their order; undefined until they have been looked for. */
export function useDraftPhotos(): readonly UploadRow[] | undefined {
  const { database } = useAccountStore()
  return useLive(
    useMemo(
      () =>
        database.uploads
          .find({ selector: { state: 'draft' } })
          .$.pipe(map((rows) => rows.map((row) => row.toMutableJSON()).toSorted((one, other) => one.position - other.position))),
      [database],
    ),
  )
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

export const removeDraftPhoto = ({ database }: AccountStore, id: string): Promise<void> => removeUploads(database, [id])

export const dropDraftPhotos = ({ database }: AccountStore, projectId: string): Promise<void> => dropUploadsOf(database, [`projects/${projectId}`])

/** The project has been given: its photos follow. What fails here is done at the next start. */
export const sendDraftPhotos = ({ database }: AccountStore): Promise<void> =>
  sendGivenDrafts(database).catch((error: unknown) => console.info('Photos of a published project still stand as a draft.', error))
