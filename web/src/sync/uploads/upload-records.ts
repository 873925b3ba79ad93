import { type PhotoHolder, photoHolders } from '#domain/document-photos'

/** Collections of what pictures hang on. `record` of an upload begins with one, or with a draft's name. */
export type UploadCollection = PhotoHolder | 'users'

const collections: readonly UploadCollection[] = [...photoHolders, 'users']

/** Beginnings of drafts' records. Rule P12a. */
const drafts: Partial<Record<UploadCollection, string>> = { projects: 'edits' }

/** `record` is without a draft's beginning. */
export type UploadOf = { collection: UploadCollection; id: string; record: string }

/** Record of an upload, of a draft the one that it will have once dispatched. Undefined for a kind of a later release. */
export function recordOf(record: string): UploadOf | undefined {
  const [beginning = '', id = ''] = record.split('/')
  const collection = collections.find((each) => beginning === each || beginning === drafts[each])
  return collection && { collection, id, record: `${collection}/${id}` }
}

/** A record and its drafts. */
export function withDrafts(record: string): string[] {
  const of = recordOf(record)
  const draft = of && drafts[of.collection]
  return draft ? [record, `${draft}/${of.id}`] : [record]
}

export const editOf = (projectId: string): string => `edits/${projectId}`
