import { emptyLists, type Lists } from '#domain/collections'
import { EVERY_OWN, type Reads, type RecordKey } from '#domain/command'
import type { CollectionName, Documents, Profile, Project } from '#domain/documents'
import { type AccountDatabase, collectionOf, pendingStates, rowsIn } from '../../sync'
import { applyPending, type Optimistic, settledDocument } from './overlay'

/** Documents that only the server has shown. */
export type Shown = { project?: Project; profile?: Profile }

/** This device's documents, and those only the screen has. Rule P6. */
export async function loadReads(database: AccountDatabase, reads: readonly RecordKey[], { project, profile }: Shown = {}): Promise<Reads> {
  const seen = emptyLists()
  for (const [collection, id] of reads) await readInto(seen, database, collection, id)
  return {
    ...seen,
    projects: withShown(seen.projects, askedOf(reads, 'projects'), project),
    profiles: withShown(seen.profiles, askedOf(reads, 'profiles'), profile),
  }
}

const askedOf = (reads: readonly RecordKey[], of: CollectionName): string[] => reads.flatMap(([collection, id]) => (collection === of ? [id] : []))

const withShown = <D extends { id: string }>(held: readonly (D | undefined)[], asked: readonly string[], shown: D | undefined): (D | undefined)[] =>
  held.map((one, index) => one ?? (asked[index] === shown?.id ? shown : undefined))

async function readInto<C extends CollectionName>(seen: Lists, database: AccountDatabase, collection: C, id: string): Promise<void> {
  const list: (Documents[C] | undefined)[] = seen[collection]
  if (id === EVERY_OWN) list.push(...(await readAll(database, collection)))
  else list.push(await readOne(database, collection, id))
}

export async function readOne<C extends CollectionName>(database: AccountDatabase, collection: C, id: string): Promise<Optimistic<C> | undefined> {
  const stored = await collectionOf(database, collection).findOne(id).exec()
  const documents = stored ? [settledDocument(collection, stored.toMutableJSON())] : []
  return applyPending(collection, documents, await rowsIn(database, pendingStates)).get(id)
}

export async function readAll<C extends CollectionName>(database: AccountDatabase, collection: C): Promise<Optimistic<C>[]> {
  const stored = await collectionOf(database, collection).find().exec()
  const documents = stored.map((document) => settledDocument(collection, document.toMutableJSON()))
  return [...applyPending(collection, documents, await rowsIn(database, pendingStates)).values()]
}
