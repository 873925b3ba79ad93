import type { RxDocument } from 'rxdb'
import { combineLatest, distinctUntilChanged, map, Observable, of, shareReplay, switchMap } from 'rxjs'
import type { CollectionName } from '#domain/documents'
import { type AccountDatabase, collectionOf, newestAt, type OutboxRow, pendingStates, type Row } from '../../sync'
import { inSlices } from './in-slices'
import { memoized } from './memoized'
import { applyPending, matches, namedIds, type Optimistic, settledDocument } from './overlay'
import { liveCommands, withoutDiscarded } from './rows'

const overlayOf = memoized(
  (database: AccountDatabase): Observable<OutboxRow[]> =>
    liveCommands(database, { state: { $in: [...pendingStates] } }).pipe(map(withoutDiscarded), shareReplay({ bufferSize: 1, refCount: false })),
)

/** `newest` bounds how many documents are read, the newest first; `since` leaves out older ones. */
export type ListOptions = { newest?: number | undefined; since?: string | undefined }

/** With pending commands applied. Records that commands change are included whatever the options leave out. */
export function liveList<C extends CollectionName>(
  database: AccountDatabase,
  collection: C,
  where: Partial<Row<C>>,
  options: ListOptions = {},
): Observable<Optimistic<C>[]> {
  const stored = storedDocuments(database, collection, where, options)
  const rows = overlayOf(database).pipe(map((all) => all.filter((row) => isAbout(row, collection))))
  const named = rows.pipe(
    map((relevant) => namedIds(collection, relevant)),
    distinctUntilChanged((one, other) => one.join() === other.join()),
    switchMap((ids) => documentsById(database, collection, ids)),
  )
  return combineLatest([stored, named, rows]).pipe(
    map(([found, extra, pending]) =>
      pending.length === 0
        ? found
        : [...applyPending(collection, [...extra, ...found], pending).values()].filter((document) => matches(document, where)),
    ),
  )
}

const isAbout = ({ changes, about }: OutboxRow, collection: CollectionName): boolean =>
  about.shown?.[collection] !== undefined || changes.some((change) => change.collection === collection)

export const liveSome = <C extends CollectionName>(database: AccountDatabase, collection: C, ids: string[]): Observable<Optimistic<C>[]> =>
  combineLatest([documentsById(database, collection, ids), overlayOf(database)]).pipe(
    map(([found, rows]) => {
      const shown = applyPending(collection, found, rows)
      return ids.flatMap((id) => shown.get(id) ?? [])
    }),
  )

/** Without pending commands. */
export const settledSome = <C extends CollectionName>(database: AccountDatabase, collection: C, ids: string[]): Observable<Optimistic<C>[]> =>
  documentsById(database, collection, ids)

export const liveOne = <C extends CollectionName>(database: AccountDatabase, collection: C, id: string): Observable<Optimistic<C> | undefined> =>
  liveSome(database, collection, [id]).pipe(map(([found]) => found))

type Readable<C extends CollectionName> = { find(query: object): { $: Observable<RxDocument<Row<C>>[]> } }

function storedDocuments<C extends CollectionName>(
  database: AccountDatabase,
  collection: C,
  where: Partial<Row<C>>,
  { newest, since }: ListOptions,
): Observable<Optimistic<C>[]> {
  const selector = since === undefined ? where : { ...where, newest: { $lte: newestAt(since) } }
  const query = newest === undefined ? { selector } : { selector, sort: [{ newest: 'asc' }], limit: newest }
  const readable: Readable<C> = collectionOf(database, collection)
  // RxDB returns the same object for a document until it changes.
  const shown = memoized((document: RxDocument<Row<C>>) => settledDocument(collection, document.toMutableJSON()))
  return readable
    .find(query)
    .$.pipe(switchMap((found) => new Observable<Optimistic<C>[]>((reader) => inSlices(found, shown, () => reader.next(found.map(shown))))))
}

function documentsById<C extends CollectionName>(database: AccountDatabase, collection: C, ids: string[]): Observable<Optimistic<C>[]> {
  if (ids.length === 0) return of([])
  return collectionOf(database, collection)
    .findByIds(ids)
    .$.pipe(map((found) => [...found.values()].map((document) => settledDocument(collection, document.toMutableJSON()))))
}
