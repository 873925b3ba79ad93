import { useMemo } from 'react'
import { map } from 'rxjs'
import { MOST_PHOTOS } from '#domain/wire'
import { newIdOf } from '#new-id'
import {
  addPhoto,
  finishUploads,
  finishUploadsOf,
  type Pictures,
  type StorageFailure,
  sendGivenDrafts,
  storageFailure,
  type UploadRow,
  undoUploads,
  uploadsIn,
} from '../../sync'
import { useLive } from '../queries/use-live'
import type { AccountStore } from '../store/account-store'
import { useAccountStore } from '../store/account-store-context'
import { useWaysBack } from '../way-back'
import { discardUploads, wasDraft } from './discard-uploads'

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
  return useMemo(() => rows?.filter(({ id, state }) => state === 'draft' || (waysBack.has(id) && wasDraft(id))), [rows, waysBack])
}

export type PhotoKept = { ok: true } | StorageFailure

/** Keeps a photo of the project that is being written, as its last. */
export async function keepDraftPhoto(
  { database, userId }: Pick<AccountStore, 'database' | 'userId'>,
  projectId: string,
  pictures: Pictures,
): Promise<PhotoKept> {
  try {
    // What can be brought back has its place before it.
    const before = (await uploadsIn(database, ['draft', 'discarded'])).filter(({ id, state }) => state === 'draft' || wasDraft(id))
    const position = Math.max(-1, ...before.map((row) => row.position)) + 1
    await addPhoto(database, { record: `projects/${projectId}`, position, state: 'draft' }, pictures, newIdOf(userId))
    return { ok: true }
  } catch (error) {
    return storageFailure('A photo could not be kept on this device.', error)
  }
}

type Account = Pick<AccountStore, 'database' | 'locks'>

export const discardDraftPhoto = (account: Account, photo: UploadRow): Promise<void> =>
  discardUploads(account, [photo], {
    async undo(rows) {
      await bringBack(account, rows)
    },
  })

/** Throws all photos of the draft away; for a while `as` brings them back, and `onUndone` follows with how many had no room any more. Product 59. */
export async function discardDraftPhotos(account: Account, as: string, onUndone: (left: number) => Promise<void>): Promise<void> {
  let left = 0
  await discardUploads(account, await uploadsIn(account.database, ['draft']), {
    as: [as],
    async undo(rows) {
      left = await bringBack(account, rows)
    },
    onUndone: () => onUndone(left),
  })
}

/** Photos that were added meanwhile may have begun another project: all go with that one. Answers how many had no room. */
async function bringBack({ database }: Account, rows: readonly UploadRow[]): Promise<number> {
  const added = await uploadsIn(database, ['draft'])
  const room = Math.max(0, MOST_PHOTOS - added.length)
  const [back, left] = [rows.slice(0, room), rows.slice(room)]
  await undoUploads(
    database,
    back.map((row) => ({ ...row, record: added[0]?.record ?? row.record })),
  )
  await finishUploads(
    database,
    left.map(({ id }) => id),
  )
  return left.length
}

/** The project is about to be given: what was thrown away of its photos is gone for good. */
export async function forgetDiscardedPhotos({ database }: AccountStore, projectId: string): Promise<{ ok: true } | StorageFailure> {
  try {
    await finishUploadsOf(database, `projects/${projectId}`)
    return { ok: true }
  } catch (error) {
    return storageFailure('Photos that were thrown away could not be removed.', error)
  }
}

/** The project has been given: its photos follow. What fails here is done at the next start. */
export const sendDraftPhotos = ({ database }: AccountStore): Promise<void> =>
  sendGivenDrafts(database).catch((error: unknown) => console.info('Photos of a published project still stand as a draft.', error))
