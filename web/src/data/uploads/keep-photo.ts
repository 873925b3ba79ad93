import type { Project, ProjectImage, Proposal } from '#domain/documents'
import { newIdOf } from '#new-id-of'
import { type AccountDatabase, addPhoto, type DeviceFailure, deviceFailure, editOf, type Pictures } from '../../sync'
import { discardUploads } from '../discard'
import type { AccountStore } from '../store/account-store'

export type PhotoAccount = Pick<AccountStore, 'database' | 'userId'>
export type PhotoKept = { ok: true } | DeviceFailure
/** `keep` stores photos one after the other. */
export type PhotoKeeping = { ok: true; keep: (pictures: Pictures) => Promise<PhotoKept> } | DeviceFailure

export async function keptOrWhy(keep: () => Promise<void>): Promise<PhotoKept> {
  try {
    await keep()
    return { ok: true }
  } catch (error) {
    return deviceFailure('A photo could not be kept on this device.', error)
  }
}

/** The photo is sent soon, or kept as a draft with its edit. Product 20, 84. */
export const addProjectPhoto = (
  { database, userId }: PhotoAccount,
  project: Pick<Project, 'id' | 'images'>,
  pictures: Pictures,
  state: 'waiting' | 'draft' = 'waiting',
): Promise<PhotoKept> =>
  keptOrWhy(async () => {
    const record = state === 'draft' ? editOf(project.id) : `projects/${project.id}`
    await addPhoto(
      database,
      { record, position: await positionBehind(database, project.images, [`projects/${project.id}`, editOf(project.id)]), state },
      pictures,
      newIdOf(userId),
    )
  })

/** `stage_id` is '' for the whole work. Product 127. */
export const addWorkPhoto = (
  { database, userId }: PhotoAccount,
  { id, work_photos }: Pick<Proposal, 'id' | 'work_photos'>,
  stage_id: string,
  pictures: Pictures,
): Promise<PhotoKept> =>
  keptOrWhy(async () => {
    const record = `proposals/${id}`
    await addPhoto(database, { record, stage_id, position: await positionBehind(database, work_photos, [record]) }, pictures, newIdOf(userId))
  })

/** One that the server has meanwhile stays. */
export async function discardPhoto({ database }: Pick<PhotoAccount, 'database'>, id: string): Promise<void> {
  const row = await database.uploads.findOne(id).exec()
  if (row) await discardUploads({ database }, [row.toMutableJSON()])
}

/** Includes photos that the documents do not show yet. */
async function positionBehind(database: AccountDatabase, images: readonly ProjectImage[], records: string[]): Promise<number> {
  const uploads = await database.uploads.find({ selector: { record: { $in: records } } }).exec()
  return Math.max(-1, ...images.map(({ position = 0 }) => position), ...uploads.map(({ position }) => position)) + 1
}
