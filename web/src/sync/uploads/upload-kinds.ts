import { filter, map, merge, type Observable } from 'rxjs'
import type { CollectionName, Documents, ProjectImage } from '#domain/documents'
import { type AccountDatabase, collectionOf, type UploadRow } from '../database'
import { isDispatched } from '../push/is-dispatched'
import { addedPhotos, isDiscarded, unanswered } from '../push/outbox-row'
import type { Pictures } from './pictures'

export type UploadRequest = { method: 'PATCH' | 'POST'; path: string; body: Record<string, string | [file: Blob, name: string]> }

/** `id` is its record's. */
type Question = (database: AccountDatabase, id: string, upload: string) => Promise<boolean>

/** A kind of picture: what differs from other kinds in keeping and sending it. Rule P12. */
type UploadKind = {
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
  /** Absent: the picture is a part of its record. */
  photos?: StoredPhotos
  /** To PocketBase's own API. */
  request: (id: string, upload: UploadRow, pictures: Pictures) => UploadRequest
}

/** Photos that are records of their own. */
type StoredPhotos = {
  /** The server's collection. */
  collection: string
  /** As documents held here show them, by the ids of what they are of. */
  shown: (database: AccountDatabase, ids: string[]) => Promise<Map<string, readonly ProjectImage[]>>
  /** Ids of what has lost some of its photos, or is gone. */
  lost$: (database: AccountDatabase) => Observable<string>
}

const projectPhoto = photosOf('projects', {
  stored: { collection: 'project_images', field: 'project_id' },
  shownIn: ({ images }) => images,
  drafts: { projects: (database, id) => isDispatched(database, `projects/${id}`), edits: isInEdit },
  isRecordThere: isProjectThere,
})

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

/** Kinds of photos that are records of their own. */
export const photoKinds: readonly StoredPhotos[] = Object.values<UploadKind>(kinds).flatMap(({ photos }) => photos ?? [])

export const editOf = (projectId: string): string => `edits/${projectId}`

/** A record and its drafts. */
export function withDrafts(record: string): string[] {
  const known = kindOf(record)
  return known ? [...new Set([record, ...Object.keys(known.kind.drafts).map((draft) => `${draft}/${known.id}`)])] : [record]
}

type PhotosOf<C extends CollectionName> = {
  /** The server's collection, and its field with the id of what they are of. */
  stored: { collection: string; field: string }
  /** Those that a document shows. */
  shownIn: (document: Documents[C]) => readonly ProjectImage[]
} & Pick<UploadKind, 'drafts' | 'isRecordThere'>

/** Each under its upload's id. */
function photosOf<C extends CollectionName>(of: C, { stored, shownIn, ...own }: PhotosOf<C>): UploadKind {
  const shown: StoredPhotos['shown'] = async (database, ids) => {
    const rows = await collectionOf(database, of).findByIds(ids).exec()
    return new Map([...rows].map(([id, row]) => [id, shownIn(row.toMutableJSON())]))
  }
  const isShown = async (database: AccountDatabase, id: string, photo: string): Promise<boolean | undefined> =>
    (await shown(database, [id])).get(id)?.some((image) => image.id === photo)
  const hasLost = (before: Documents[C], now: Documents[C]): boolean =>
    shownIn(before).some(({ id }) => !shownIn(now).some((image) => image.id === id))
  return {
    ...own,
    photos: {
      collection: stored.collection,
      shown,
      lost$(database) {
        const { update$, remove$ } = collectionOf(database, of)
        const changed = update$.pipe(filter(({ previousDocumentData, documentData }) => hasLost(previousDocumentData, documentData)))
        return merge(remove$, changed).pipe(map(({ documentId }) => documentId))
      },
    },
    isReplaced: false,
    isThere: async (...asked) => (await isShown(...asked)) ?? false,
    // One that is no longer shown was removed.
    isStillWanted: async (...asked) => (await isShown(...asked)) ?? true,
    request: (record, { id, position }, { picture, small }) => ({
      method: 'POST',
      path: `/api/collections/${stored.collection}/records`,
      body: { id, [stored.field]: record, position: String(position), file: [picture, `${id}.jpg`], thumb: [small, `${id}_small.jpg`] },
    }),
  }
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
