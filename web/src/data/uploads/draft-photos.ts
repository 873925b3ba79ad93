import { useMemo } from 'react'
import { combineLatest, type Observable, switchMap } from 'rxjs'
import { MOST_PHOTOS } from '#domain/wire/wire'
import { newIdOf } from '#new-id-of'
import {
  type AccountDatabase,
  addPhoto,
  isDispatched,
  type Pictures,
  type StorageFailure,
  sendDispatchedDrafts,
  storageFailure,
  type UploadRow,
  undoUpload,
  uploadsIn,
} from '../../sync'
import { discardPhotos, discardUploads } from '../discard'
import { liveCommands, liveUploads, useUndoable } from '../live/rows'
import { useLive } from '../live/use-live'
import type { AccountStore } from '../store/account-store'
import { useAccountStore } from '../store/account-store-context'
import { keptOrWhy, type PhotoAccount, type PhotoKeeping, type PhotoKept } from './keep-photo'

export { orderUploads } from '../../sync'

/** With removed photos that can be undone; undefined while they are read. */
export function useDraftPhotos(): readonly UploadRow[] | undefined {
  const { database } = useAccountStore()
  return useUndoable(useLive(useMemo(() => liveDrafts(database), [database])))
}

const liveDrafts = (database: AccountDatabase): Observable<UploadRow[]> =>
  // With a publication they may belong to a published project.
  combineLatest([liveUploads(database, { state: 'draft' }), liveCommands(database, { verb: 'publish_project' })]).pipe(
    switchMap(([rows]) =>
      unpublished(database, rows).catch((error: unknown) => {
        console.info('It could not be told which photos are of a published project.', error)
        return rows
      }),
    ),
  )

/** Photos of new projects: without those of published ones and of edits. */
async function unpublished(database: AccountDatabase, rows: readonly UploadRow[]): Promise<UploadRow[]> {
  const published = new Set<string>()
  for (const record of new Set(rows.map((row) => row.record))) if (await isDispatched(database, record)) published.add(record)
  return rows.filter(({ record }) => !published.has(record) && record.startsWith('projects/'))
}

const photosInForm = async (database: AccountDatabase): Promise<UploadRow[]> => unpublished(database, await uploadsIn(database, ['draft']))

const projectOf = ([first]: readonly UploadRow[]): string | undefined => first?.record.split('/')[1]

/** The id of its photos, else `unusedId`; never a published project's, which would pass for this one. */
export async function idOfNewProject({ database, userId }: PhotoAccount, unusedId: string): Promise<{ ok: true; id: string } | StorageFailure> {
  try {
    const id = projectOf(await photosInForm(database))
    if (id) return { ok: true, id }
    return { ok: true, id: (await isDispatched(database, `projects/${unusedId}`)) ? newIdOf(userId) : unusedId }
  } catch (error) {
    return storageFailure('The photos of the project that is written could not be read.', error)
  }
}

export async function draftPhotoKeeping(account: PhotoAccount, unusedId: string): Promise<PhotoKeeping> {
  const project = await idOfNewProject(account, unusedId)
  return project.ok ? { ok: true, keep: (pictures) => keepDraftPhoto(account, project.id, pictures) } : project
}

/** `projectId` is the project's id when the photo was chosen. */
export const keepDraftPhoto = ({ database, userId }: PhotoAccount, projectId: string, pictures: Pictures): Promise<PhotoKept> =>
  keptOrWhy(async () => {
    const inForm = await photosInForm(database)
    // Another tab may have published the project meanwhile, or begun it under another id.
    const isPublished = await isDispatched(database, `projects/${projectId}`)
    const record = `projects/${isPublished ? projectId : (projectOf(inForm) ?? projectId)}`
    // Removed photos that can be undone keep their places before it.
    const before = await database.uploads.find({ selector: isPublished ? { record } : { state: 'draft' } }).exec()
    const position = Math.max(-1, ...before.map((row) => row.position)) + 1
    await addPhoto(database, { record, position, state: 'draft' }, pictures, newIdOf(userId))
    await sendDraftPhotos({ database })
  })

export const discardDraftPhoto = (account: Pick<AccountStore, 'database'>, photo: UploadRow): Promise<unknown> =>
  discardUploads(account, [photo], undoDraftPhotos)

/** The returned function undoes that and answers how many have no room any more. Product 59. */
export const discardDraftPhotos = async (account: Pick<AccountStore, 'database'>): Promise<() => Promise<number>> =>
  discardPhotos(account, await photosInForm(account.database), undoDraftPhotos)

/** Photos added meanwhile may have begun another project: all are moved to that one. Answers how many had no room. */
async function undoDraftPhotos(database: AccountDatabase, photos: readonly UploadRow[]): Promise<number> {
  const own = new Set(photos.map(({ id }) => id))
  const added = (await photosInForm(database)).filter(({ id }) => !own.has(id))
  const back = photos.slice(0, Math.max(0, MOST_PHOTOS - added.length))
  await Promise.all(back.map(({ id, record }) => undoUpload(database, id, { record: added[0]?.record ?? record })))
  return photos.length - back.length
}

/** A failure is repeated when the form next opens, or at the next start. */
export const sendDraftPhotos = ({ database }: Pick<AccountStore, 'database'>): Promise<void> =>
  sendDispatchedDrafts(database).catch((error: unknown) => console.info('Photos of a published project still stand as a draft.', error))
