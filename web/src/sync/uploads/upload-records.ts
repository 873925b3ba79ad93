import type { CollectionName } from '#domain/documents'

/** Collections of what pictures hang on. `record` of an upload begins with one, or with a draft's name. */
export type UploadCollection = Extract<CollectionName, 'projects' | 'proposals' | 'users'>

type Names = {
  /** Beginnings of drafts' records. Rule P12a. */
  drafts: readonly string[]
  /** The server's collection of photos that are records of their own. */
  photos?: string
}

/** The names of each kind of picture. What is done with it is in upload-kinds.ts, loaded late. */
export const uploadRecords: Readonly<Record<UploadCollection, Names>> = {
  projects: { drafts: ['edits'], photos: 'project_images' },
  proposals: { drafts: [], photos: 'work_photos' },
  users: { drafts: [] },
}

const collections = Object.keys(uploadRecords) as UploadCollection[]

/** `record` is without a draft's beginning. */
export type UploadOf = { collection: UploadCollection; id: string; record: string }

/** Record of an upload, of a draft the one that it will have once dispatched. Undefined for a kind of a later release. */
export function recordOf(record: string): UploadOf | undefined {
  const [beginning = '', id = ''] = record.split('/')
  const collection = collections.find((each) => [each, ...uploadRecords[each].drafts].includes(beginning))
  return collection && { collection, id, record: `${collection}/${id}` }
}

/** A record and its drafts. */
export function withDrafts(record: string): string[] {
  const of = recordOf(record)
  return of ? [record, ...uploadRecords[of.collection].drafts.map((draft) => `${draft}/${of.id}`)] : [record]
}

export const editOf = (projectId: string): string => `edits/${projectId}`
