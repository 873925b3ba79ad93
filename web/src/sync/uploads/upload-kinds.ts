import type { CollectionName } from '#domain/documents'
import type { AccountDatabase, UploadRow } from '../database'
import { isDispatched } from '../push/is-dispatched'
import { addedPhotos, isDiscarded, unanswered } from '../push/outbox-row'
import type { Pictures } from './pictures'

export type UploadRequest = { method: 'PATCH' | 'POST'; path: string; body: Record<string, string | [file: Blob, name: string]> }

/** `id` is its record's. */
type Question = (database: AccountDatabase, id: string, upload: string) => Promise<boolean>

/** A kind of picture: what differs from other kinds in keeping and sending it. Rule P12. */
export type UploadKind = {
  /** Beginnings of a draft's `record`: whether its command is in the outbox, and so the picture to be sent. */
  drafts: Readonly<Record<string, Question>>
  /** A newer one takes its place. */
  isReplaced: boolean
  /** The server can take it. */
  isRecordThere: Question
  /** The server has it, so that it is not sent again. */
  isThere: Question
  /** After a rewind it is given back to the server. */
  isStillWanted: Question
  /** To PocketBase's own API. */
  request: (id: string, upload: UploadRow, pictures: Pictures) => UploadRequest
}

/** A record of its own under the upload's id. */
const projectPhoto: UploadKind = {
  drafts: { projects: (database, id) => isDispatched(database, `projects/${id}`), edits: isInEdit },
  isReplaced: false,
  isRecordThere: isProjectThere,
  isThere: async (database, id, upload) => (await isShown(database, id, upload)) ?? false,
  // One that its project no longer shows was removed.
  isStillWanted: async (database, id, upload) => (await isShown(database, id, upload)) ?? true,
  request: (id, { id: upload, position }, { picture, small }) => ({
    method: 'POST',
    path: '/api/collections/project_images/records',
    body: { id: upload, project_id: id, position: String(position), file: [picture, `${upload}.jpg`], thumb: [small, `${upload}_small.jpg`] },
  }),
}

/** A change of the account, which waits for no command. */
const avatar: UploadKind = {
  drafts: {},
  isReplaced: true,
  isRecordThere: async () => true,
  // Its account may name a file that the server has lost.
  isThere: async () => false,
  // PocketBase names a file after the sent name, which is the upload's id.
  isStillWanted: async (database, id, upload) => (await database.users.findOne(id).exec())?.avatar.startsWith(`${upload}_`) ?? false,
  request: (id, { id: upload }, { picture, small }) => ({
    method: 'PATCH',
    path: `/api/collections/users/records/${id}`,
    body: { avatar: [picture, `${upload}.jpg`], avatar_small: [small, `${upload}_small.jpg`] },
  }),
}

/** By the collection of its record, with which `record` of an upload begins. */
const kinds = { projects: projectPhoto, users: avatar } satisfies Partial<Record<CollectionName, UploadKind>>

export type UploadCollection = keyof typeof kinds
const collections = Object.keys(kinds) as UploadCollection[]

export type KnownKind = { kind: UploadKind; collection: UploadCollection; id: string; record: string; isDispatched?: Question | undefined }

/** By an upload's `record`; the answer's is without a draft's beginning. Undefined for a kind of a later release. */
export function kindOf(record: string): KnownKind | undefined {
  const [beginning = '', id = ''] = record.split('/')
  const collection = collections.find((each) => beginning === each || beginning in kinds[each].drafts)
  if (!collection) return undefined
  const kind: UploadKind = kinds[collection]
  return { kind, collection, id, record: `${collection}/${id}`, isDispatched: kind.drafts[beginning] }
}

export const editOf = (projectId: string): string => `edits/${projectId}`

/** A record and its drafts. */
export function withDrafts(record: string): string[] {
  const known = kindOf(record)
  return known ? [...new Set([record, ...Object.keys(known.kind.drafts).map((draft) => `${draft}/${known.id}`)])] : [record]
}

/** Saved, not discarded, and naming this photo. Rule P12a. */
async function isInEdit(database: AccountDatabase, id: string, upload: string): Promise<boolean> {
  const edits = await database.outbox.find({ selector: { record: `projects/${id}`, verb: 'edit_project' } }).exec()
  return edits.map((row) => row.toMutableJSON()).some((row) => !isDiscarded(row) && addedPhotos(row).includes(upload))
}

/** Accepted, with its edits answered: one may make room for a photo, or remove it. */
async function isProjectThere(database: AccountDatabase, id: string): Promise<boolean> {
  const verb = { $in: ['publish_project' as const, 'edit_project' as const] }
  const found = await database.outbox.find({ selector: { record: `projects/${id}`, verb }, sort: [{ n: 'asc' }] }).exec()
  const rows = found.map((row) => row.toMutableJSON()).filter((row) => row.verb === 'publish_project' || !isDiscarded(row))
  if (rows.some(({ state }) => unanswered.some((open) => open === state))) return false
  // A refused project may have been sent again since, or exist although it was given up without an answer.
  const last = rows.findLast(({ verb }) => verb === 'publish_project')
  return (last && last.state !== 'refused') || (await database.projects.findOne(id).exec()) !== null
}

/** Undefined where this device does not hold the project. */
const isShown = async (database: AccountDatabase, id: string, photo: string): Promise<boolean | undefined> =>
  (await database.projects.findOne(id).exec())?.images.some((image) => image.id === photo)
