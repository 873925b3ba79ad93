import type { AccountDatabase } from './database'
import { lateCode } from './late-code'
import type { NewUpload } from './uploads/add-photo'
import type { PictureSize, Pictures } from './uploads/pictures'

export { type AccountDatabase, collectionOf, newestAt, type Row, type UploadRow } from './database'
export { type DeviceFailure, deviceFailure, LateCodeFailure } from './late-code'
export { changeLocal } from './local-document'
export { forgetProgress } from './pull/server-position'
export { acceptAtOnce } from './push/acceptance'
export { isDispatched } from './push/is-dispatched'
export { discardCommand, discardUpload, isDiscardable, removeDiscarded, undoCommand, undoUpload } from './push/mark-discarded'
export { addRow, changeRow, removeRow, rowsIn } from './push/outbox'
export { type About, isDiscarded, type OutboxRow, type PendingChange, pendingStates, removedPhotos, unanswered } from './push/outbox-row'
export { type Sync, startSync } from './start-sync'
export type { SyncStatus } from './status'
export { type StorageFailure, storageFailure } from './storage-trouble'
export { browserEnvironment, type SyncEnvironment } from './sync-environment'
export { createTransport, type Reply, type Transport } from './transport'
export type { PictureSize, Pictures } from './uploads/pictures'
export { editOf, recordOf, type UploadCollection, withDrafts } from './uploads/upload-records'
export { repeatUpload, type SettledUploads, uploadsIn } from './uploads/uploads'
export type { Waits } from './waits'

export const addPhoto = async (database: AccountDatabase, about: NewUpload, pictures: Pictures, id?: string): Promise<void> =>
  (await lateCode(import('./uploads/add-photo'))).addPhoto(database, about, pictures, id)

export const addAvatar = (database: AccountDatabase, userId: string, pictures: Pictures): Promise<void> =>
  addPhoto(database, { record: `users/${userId}`, position: 0 }, pictures)

export const shownPhotos = async (database: AccountDatabase, ids: string[]) =>
  (await lateCode(import('./uploads/upload-kinds'))).shownPhotos(database, ids)

export const readPicture = async (database: AccountDatabase, id: string, size: PictureSize = 'picture'): Promise<Blob | null> =>
  (await lateCode(import('./uploads/pictures'))).readPicture(database, id, size)

export const sendDispatchedDrafts = async (database: AccountDatabase): Promise<void> =>
  (await lateCode(import('./uploads/draft-photos'))).sendDispatchedDrafts(database)

export const orderUploads = async (database: AccountDatabase, ids: readonly string[]): Promise<void> =>
  (await lateCode(import('./uploads/draft-photos'))).orderUploads(database, ids)

/** Where the browser does not list its databases. */
export const removePictureDatabase = async (account: string): Promise<void> =>
  (await lateCode(import('./uploads/pictures'))).removePictureDatabase(account)

/** For an account that is being closed. Rule A3. */
export const dropRowlessPictures = async (database: AccountDatabase): Promise<void> =>
  (await lateCode(import('./uploads/tidy-pictures'))).removeRowlessPictures(database, Number.POSITIVE_INFINITY)
