import { collections, emptyOf } from '#domain/collections'
import type { CollectionName, Documents } from '#domain/documents'
import type { OutboxRow, PendingChange } from '../../sync'

/** `waiting`: the server has not answered for what the document shows; `isNew`: nor for its creation. */
export type Optimistic<C extends CollectionName> = Documents[C] & { readonly waiting: boolean; readonly isNew?: boolean }

/**
 * Applies unanswered and accepted commands in order; `rows` bring the documents that only the server had shown. An existing record is not
 * created again. Rule P6.
 */
export function applyPending<C extends CollectionName>(
  collection: C,
  documents: Iterable<Optimistic<C>>,
  rows: readonly OutboxRow[],
): Map<string, Optimistic<C>> {
  const optimistic = new Map<string, Optimistic<C>>()
  for (const document of documents) optimistic.set(document.id, document)
  for (const { about } of rows) {
    const shown = about.shown?.[collection]
    if (shown && !optimistic.has(shown.id)) optimistic.set(shown.id, settledDocument(collection, shown))
  }
  for (const row of rows) {
    const waiting = row.state !== 'accepted'
    for (const change of row.changes) if (change.collection === collection) applyChange(collection, optimistic, change, waiting)
  }
  return optimistic
}

export const settledDocument = <C extends CollectionName>(collection: C, document: Documents[C]): Optimistic<C> => ({
  ...collections[collection].fill(document),
  waiting: false,
})

function applyChange<C extends CollectionName>(collection: C, optimistic: Map<string, Optimistic<C>>, change: PendingChange, waiting: boolean): void {
  switch (change.op) {
    case 'create':
    case 'ensure':
      if (!optimistic.has(change.id)) optimistic.set(change.id, { ...emptyOf(collection), ...change.fields, waiting, isNew: waiting })
      else if (waiting) patch(optimistic, change.id, {}, waiting)
      return
    case 'set':
      patch(optimistic, change.id, change.fields, waiting)
      return
    case 'advance':
      patch(optimistic, change.id, greaterOf(optimistic.get(change.id), change.fields), waiting)
      return
    case 'set_all':
      for (const document of matching(optimistic, change.where)) {
        if ('except' in change && change.except === document.id) continue
        if ('until' in change && change.until && 'created_at' in document && document.created_at > change.until) continue
        patch(optimistic, document.id, change.fields, waiting)
      }
      return
    case 'remove_photos': {
      const document = optimistic.get(change.id)
      const isLeft = ({ id }: { id: string }) => !change.photos.includes(id)
      if (document && 'images' in document) patch(optimistic, change.id, { images: document.images.filter(isLeft) }, waiting)
      if (document && 'work_photos' in document) patch(optimistic, change.id, { work_photos: document.work_photos.filter(isLeft) }, waiting)
      return
    }
    case 'enclose':
      return
    case 'remove':
      optimistic.delete(change.id)
      return
    case 'remove_all':
      for (const { id } of matching(optimistic, change.where)) optimistic.delete(id)
  }
}

function patch<C extends CollectionName>(optimistic: Map<string, Optimistic<C>>, id: string, fields: object, waiting: boolean): void {
  const document = optimistic.get(id)
  if (document) optimistic.set(id, { ...document, ...fields, waiting: document.waiting || waiting })
}

/** Marks only move forward: of two texts the greater stands. */
function greaterOf(document: object | undefined, fields: object): object {
  const current = new Map<string, unknown>(Object.entries(document ?? {}))
  return Object.fromEntries(Object.entries(fields).filter(([field, value]) => String(current.get(field) ?? '') < String(value)))
}

export const matches = (document: object, where: object): boolean =>
  Object.entries(where).every(([field, value]) => Reflect.get(document, field) === value)

const matching = <C extends CollectionName>(optimistic: Map<string, Optimistic<C>>, where: object): Optimistic<C>[] =>
  [...optimistic.values()].filter((document) => matches(document, where))

/** Records named by id are read even where a query did not find them. */
export function namedIds(collection: CollectionName, rows: readonly OutboxRow[]): string[] {
  const changed = rows.flatMap((row) => row.changes.flatMap((change) => (change.collection === collection && 'id' in change ? [change.id] : [])))
  const shown = rows.flatMap(({ about }) => about.shown?.[collection]?.id ?? [])
  return [...new Set([...changed, ...shown])]
}
