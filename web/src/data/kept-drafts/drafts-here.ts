import { normalizeMangoQuery, prepareQuery, type RxDatabase } from 'rxdb'
import { getLocalDocStateByParent, RX_LOCAL_DOCUMENT_SCHEMA } from 'rxdb/plugins/local-documents'
import type { AccountDatabase } from '../../sync'
import { partsOf } from './draft-names'
import { rescuedOf, unstoredOf } from './drafts-beside'
import { draftNameOf, hasText, isDraftKey, isKept, type KeptDraft, orderOf } from './kept-draft'

/**
 * Unstored content first, else the newer one of stored and rescued. Without drafts whose command is in the outbox, and those of a refused
 * command that is gone.
 */
export async function draftsHere(database: AccountDatabase): Promise<Map<string, KeptDraft>> {
  const commands = new Set((await database.outbox.find().exec()).map(({ id }) => id))
  const stored = await storedDrafts(database)
  const rescued = [...rescuedOf(database.name)].filter(([name, draft]) => orderOf(draft) >= orderOf(stored.get(name)))
  const isOpen = (name: string, { value, dispatched_as }: KeptDraft) => {
    const { form, about } = partsOf(name)
    return isTyped(form, value) && !(dispatched_as && commands.has(dispatched_as)) && (form !== 'refused' || commands.has(about))
  }
  const kept = [...new Map([...stored, ...rescued, ...unstoredOf(database.name)])]
  return new Map(kept.filter(([name, draft]) => isOpen(name, draft)))
}

async function storedDrafts(database: AccountDatabase): Promise<Map<string, KeptDraft>> {
  // RxDB lists local documents by their storage only; its type of a database knows none with these collections.
  const { storageInstance } = await getLocalDocStateByParent(database as unknown as RxDatabase)
  const all = normalizeMangoQuery(RX_LOCAL_DOCUMENT_SCHEMA, {})
  const { documents } = await storageInstance.query(prepareQuery(RX_LOCAL_DOCUMENT_SCHEMA, all))
  return new Map(
    documents.flatMap(({ id, data, _deleted }) => (!_deleted && isDraftKey(id) && isKept(data) ? [[draftNameOf(id), data] as const] : [])),
  )
}

/** Drafts of what differs from what stands. */
const changing: readonly string[] = ['improvement', 'edit', 'profile']

/** A report's own sentence: its reason alone is one tap. */
const wordsOf = (report: unknown): unknown => (typeof report === 'object' && report !== null && 'content' in report ? report.content : null)

/** A change may only take away. Product 39. */
const isTyped = (form: string, value: unknown): boolean =>
  hasText(form === 'report' ? wordsOf(value) : value) ||
  (changing.includes(form) && typeof value === 'object' && value !== null && Object.keys(value).length > 0)
