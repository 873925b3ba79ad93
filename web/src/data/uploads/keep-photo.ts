import { documentPhotos, type PhotoHolder } from '#domain/document-photos'
import type { Documents, ProjectImage } from '#domain/documents'
import { newIdOf } from '#new-id-of'
import { type AccountDatabase, addPhoto, type DeviceFailure, deviceFailure, editOf, type Pictures, withDrafts } from '../../sync'
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

/** Sent soon, or as a draft kept with its edit. `stage_id` of a photo of the work is '' for all of it. Product 20, 84 and 127. */
export const addDocumentPhoto = <C extends PhotoHolder>(
  { database, userId }: PhotoAccount,
  of: C,
  document: Documents[C],
  pictures: Pictures,
  about: { state?: 'draft'; stage_id?: string } = {},
): Promise<PhotoKept> =>
  keptOrWhy(async () => {
    const record = `${of}/${document.id}`
    const position = await positionBehind(database, documentPhotos[of].shownIn(document), withDrafts(record))
    await addPhoto(database, { ...about, record: about.state === 'draft' ? editOf(document.id) : record, position }, pictures, newIdOf(userId))
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
