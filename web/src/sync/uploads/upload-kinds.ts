import { documentPhotos, type PhotoHolder, photoHolders } from '#domain/document-photos'
import type { ProjectImage, Proposal } from '#domain/documents'
import { type AccountDatabase, collectionOf, type UploadRow } from '../database'
import { isDispatched } from '../push/is-dispatched'
import { addedPhotos, isDiscarded, unanswered } from '../push/outbox-row'
import type { Pictures } from './pictures'
import { recordOf, type UploadCollection, type UploadOf } from './upload-records'

export type UploadRequest = { method: 'PATCH' | 'POST'; path: string; body: Record<string, string | [file: Blob, name: string]> }

/** `id` is its record's. */
type Question = (database: AccountDatabase, id: string, upload: string) => Promise<boolean>

/** A kind of picture: what differs from other kinds in keeping and sending it. Rule P12. */
type UploadKind = {
  /** The command of a draft is in the outbox, by its `record`; absent without drafts. */
  isDispatched?: (database: AccountDatabase, record: string, upload: string) => Promise<boolean>
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

/** By the collection of their record. */
const kinds: Record<UploadCollection, UploadKind> = {
  projects: photosOf('projects', {
    isRecordThere: isProjectThere,
    isDispatched: (database, record, upload) =>
      record.startsWith('edits/') ? isInEdit(database, record.replace('edits/', 'projects/'), upload) : isDispatched(database, record),
  }),
  /** Taken of a deal, also of an undone one. After a restore it may wait for its acceptance. Product 127. */
  proposals: photosOf('proposals', {
    isRecordThere: async (database, id) => hadDeal((await database.proposals.findOne(id).exec())?.toMutableJSON()),
    more: ({ stage_id = '' }) => ({ stage_id }),
  }),
  /** A change of the account, which waits for no command. */
  users: {
    isReplaced: true,
    isRecordThere: async () => true,
    // The account may name a file that the server has lost.
    isThere: async () => false,
    // PocketBase names a file after the sent name, which is the upload's id.
    isStillWanted: async (database, id, upload) => (await database.users.findOne(id).exec())?.avatar.startsWith(`${upload}_`) ?? false,
    request: (id, { id: upload }, { picture, small }) => ({
      method: 'PATCH',
      path: `/api/collections/users/records/${id}`,
      body: { avatar: [picture, `${upload}.jpg`], avatar_small: [small, `${upload}_small.jpg`] },
    }),
  },
}

export type KnownKind = UploadOf & { kind: UploadKind }

/** By an upload's `record`. Undefined for a kind of a later release. */
export function kindOf(record: string): KnownKind | undefined {
  const of = recordOf(record)
  return of && { ...of, kind: kinds[of.collection] }
}

/** Photos that documents held here with these ids show, with what they are of. */
export async function shownPhotos(database: AccountDatabase, ids: string[]): Promise<{ photo: ProjectImage; of: PhotoHolder }[]> {
  const found = photoHolders.map(async (of) => [...(await shownIn(database, of, ids)).values()].flat().map((photo) => ({ photo, of })))
  return (await Promise.all(found)).flat()
}

/** By the id of what they are of. */
async function shownIn<C extends PhotoHolder>(database: AccountDatabase, of: C, ids: string[]): Promise<Map<string, readonly ProjectImage[]>> {
  const rows = await collectionOf(database, of).findByIds(ids).exec()
  return new Map([...rows].map(([id, row]) => [id, documentPhotos[of].shownIn(row.toMutableJSON())]))
}

/** `more` are fields that it has besides. */
type PhotoRules = Pick<UploadKind, 'isDispatched' | 'isRecordThere'> & { more?: (upload: UploadRow) => Record<string, string> }

/** Records of their own, each under its upload's id. */
function photosOf(of: PhotoHolder, { more = () => ({}), ...own }: PhotoRules): UploadKind {
  const { collection, field } = documentPhotos[of]
  const isShown = async (database: AccountDatabase, id: string, photo: string): Promise<boolean | undefined> =>
    (await shownIn(database, of, [id])).get(id)?.some((image) => image.id === photo)
  return {
    ...own,
    isReplaced: false,
    isThere: async (...asked) => (await isShown(...asked)) ?? false,
    // One that is no longer shown was removed.
    isStillWanted: async (...asked) => (await isShown(...asked)) ?? true,
    request: (record, row, { picture, small }) => ({
      method: 'POST',
      path: `/api/collections/${collection}/records`,
      body: {
        ...{ id: row.id, [field]: record, position: String(row.position), ...more(row) },
        ...{ file: [picture, `${row.id}.jpg`], thumb: [small, `${row.id}_small.jpg`] },
      },
    }),
  }
}

const hadDeal = (proposal: Proposal | undefined): boolean => proposal?.status === 'accepted' || Boolean(proposal?.undone_by)

/** Saved, not discarded, and naming this photo. Rule P12a. */
async function isInEdit(database: AccountDatabase, record: string, upload: string): Promise<boolean> {
  const edits = await database.outbox.find({ selector: { record, verb: 'edit_project' } }).exec()
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
