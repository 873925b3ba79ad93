import type { CollectionName, Documents } from '#domain/documents'
import { emptyDocuments, type LaidChange, type OutboxRow } from '../sync'

/** A document as the screen shows it; `waiting` says that the server has not answered for what it shows. */
export type Laid<C extends CollectionName> = Documents[C] & { readonly waiting: boolean }

/**
 * The documents with the stored changes of unanswered and accepted commands laid over them in order. Rule P6.
 * `rows` are those commands, in order. A record that exists is not created again: the server's is the truer one.
 */
export function lay<C extends CollectionName>(collection: C, documents: Iterable<Documents[C]>, rows: readonly OutboxRow[]): Map<string, Laid<C>> {
  const laid = new Map<string, Laid<C>>()
  for (const document of documents) laid.set(document.id, { ...document, waiting: false })
  for (const row of rows) {
    const waiting = row.state !== 'accepted'
    for (const change of row.changes) if (change.collection === collection) layOne(collection, laid, change, waiting)
  }
  return laid
}

function layOne<C extends CollectionName>(collection: C, laid: Map<string, Laid<C>>, change: LaidChange, waiting: boolean): void {
  switch (change.op) {
    case 'create':
    case 'ensure':
      if (!laid.has(change.id)) laid.set(change.id, { ...emptyDocuments[collection], ...change.fields, waiting })
      else if (waiting) patch(laid, change.id, {}, waiting)
      return
    case 'set':
      patch(laid, change.id, change.fields, waiting)
      return
    case 'advance':
      patch(laid, change.id, greaterOf(laid.get(change.id), change.fields), waiting)
      return
    case 'set_all':
      for (const document of matching(laid, change.where)) {
        if ('except' in change && change.except === document.id) continue
        if ('until' in change && change.until && 'created_at' in document && document.created_at > change.until) continue
        patch(laid, document.id, change.fields, waiting)
      }
      return
    case 'remove':
      laid.delete(change.id)
      return
    case 'remove_all':
      for (const { id } of matching(laid, change.where)) laid.delete(id)
  }
}

function patch<C extends CollectionName>(laid: Map<string, Laid<C>>, id: string, fields: object, waiting: boolean): void {
  const document = laid.get(id)
  if (document) laid.set(id, { ...document, ...fields, waiting: document.waiting || waiting })
}

/** Marks only move forward: of two texts the greater stands. */
function greaterOf(document: object | undefined, fields: object): object {
  const current = new Map<string, unknown>(Object.entries(document ?? {}))
  return Object.fromEntries(Object.entries(fields).filter(([field, value]) => String(current.get(field) ?? '') < String(value)))
}

/** Whether every field of `where` is equal. */
export function matches(document: object, where: object): boolean {
  const fields = new Map<string, unknown>(Object.entries(document))
  return Object.entries(where).every(([field, value]) => fields.get(field) === value)
}

const matching = <C extends CollectionName>(laid: Map<string, Laid<C>>, where: object): Laid<C>[] =>
  [...laid.values()].filter((document) => matches(document, where))

/** Records of this collection that the commands name one by one: their documents are needed even where a query did not find them. */
export function namedIds(collection: CollectionName, rows: readonly OutboxRow[]): string[] {
  const ids = rows.flatMap((row) => row.changes.flatMap((change) => (change.collection === collection && 'id' in change ? [change.id] : [])))
  return [...new Set(ids)]
}
