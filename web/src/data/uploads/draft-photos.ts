import { useMemo } from 'react'
import { combineLatest, switchMap } from 'rxjs'
import { MOST_PHOTOS } from '#domain/wire'
import { newIdOf } from '#new-id'
import {
  type AccountDatabase,
  addPhoto,
  type DeviceFailure,
  deviceFailure,
  finishUploads,
  finishUploadsOf,
  isGiven,
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

/** Photos of the project that is being written, in their order, with those that can be brought back; undefined until they have been looked for. */
export function useDraftPhotos(): readonly UploadRow[] | undefined {
  const { database } = useAccountStore()
  const waysBack = useWaysBack()
  const rows = useLive(
    useMemo(
      () =>
        combineLatest([
          database.uploads.find({ selector: { state: { $in: ['draft', 'discarded'] } } }).$,
          // With it they may be of a project that is published.
          database.outbox.find({ selector: { verb: 'publish_project' } }).$,
        ]).pipe(
          switchMap(async ([rows]) => {
            const inOrder = rows.map((row) => row.toMutableJSON()).toSorted((one, other) => one.position - other.position)
            return unpublished(database, inOrder).catch((error: unknown) => {
              console.info('It could not be told which photos are of a published project.', error)
              return inOrder
            })
          }),
        ),
      [database],
    ),
  )
  return useMemo(() => rows?.filter(({ id, state }) => state === 'draft' || (waysBack.has(id) && wasDraft(id))), [rows, waysBack])
}

/** Without photos whose project has been published meanwhile: they only wait to be sent. */
async function unpublished(database: AccountDatabase, rows: readonly UploadRow[]): Promise<UploadRow[]> {
  const published = new Set<string>()
  for (const record of new Set(rows.map((row) => row.record))) if (await isGiven(database, record)) published.add(record)
  return rows.filter(({ record }) => !published.has(record))
}

/** Of the project that is being written, with those that can be brought back last. */
async function photosInForm(database: AccountDatabase): Promise<UploadRow[]> {
  const rows = await uploadsIn(database, ['draft', 'discarded'])
  const inForm = rows.filter(({ id, state }) => state === 'draft' || wasDraft(id))
  return unpublished(
    database,
    inForm.toSorted((one, other) => Number(one.state === 'discarded') - Number(other.state === 'discarded')),
  )
}

const projectOf = ([first]: readonly UploadRow[]): string | undefined => first?.record.split('/')[1]

/**
 * The id that the project that is being written is to get: that of its photos, without any `unusedId`. It is never that of a project that is published
 * already, which would be taken for this one.
 */
export async function idOfNewProject({ database, userId }: PhotoAccount, unusedId: string): Promise<{ ok: true; id: string } | StorageFailure> {
  try {
    const id = projectOf(await photosInForm(database))
    if (id) return { ok: true, id }
    return { ok: true, id: (await isGiven(database, `projects/${unusedId}`)) ? newIdOf(userId) : unusedId }
  } catch (error) {
    return storageFailure('The photos of the project that is written could not be read.', error)
  }
}

type PhotoAccount = Pick<AccountStore, 'database' | 'userId'>
export type PhotoKept = { ok: true } | DeviceFailure

/** Keeps a photo of the project that was being written as `projectId` when it was chosen, as its last. */
export async function keepDraftPhoto({ database, userId }: PhotoAccount, projectId: string, pictures: Pictures): Promise<PhotoKept> {
  try {
    const inForm = await photosInForm(database)
    // Another tab may have published that project meanwhile, or have begun it under another id.
    const isPublished = await isGiven(database, `projects/${projectId}`)
    const record = `projects/${isPublished ? projectId : (projectOf(inForm) ?? projectId)}`
    // What can be brought back has its place before it.
    const before = isPublished ? await database.uploads.find({ selector: { record } }).exec() : inForm
    const position = Math.max(-1, ...before.map((row) => row.position)) + 1
    await addPhoto(database, { record, position, state: 'draft' }, pictures, newIdOf(userId))
    await sendDraftPhotos({ database })
    return { ok: true }
  } catch (error) {
    return deviceFailure('A photo could not be kept on this device.', error)
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
  await discardUploads(account, await draftsIn(account.database), {
    as: [as],
    async undo(rows) {
      left = await bringBack(account, rows)
    },
    onUndone: () => onUndone(left),
  })
}

const draftsIn = async (database: AccountDatabase): Promise<UploadRow[]> => unpublished(database, await uploadsIn(database, ['draft']))

/** Photos that were added meanwhile may have begun another project: all go with that one. Answers how many had no room. */
async function bringBack({ database }: Account, rows: readonly UploadRow[]): Promise<number> {
  const own = new Set(rows.map(({ id }) => id))
  // Where they could not all be thrown away, some of them still stand.
  const added = (await draftsIn(database)).filter(({ id }) => !own.has(id))
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

/** Photos of projects that have been given follow them. What fails here is done when the form is next opened, or at the next start. */
export const sendDraftPhotos = ({ database }: Pick<AccountStore, 'database'>): Promise<void> =>
  sendGivenDrafts(database).catch((error: unknown) => console.info('Photos of a published project still stand as a draft.', error))
