import type { CollectionName, Documents } from '#domain/documents'
import { openDatabase } from '../../../web/src/data/store/database'
import { collectionOf } from '../../../web/src/sync'

/** About one answer of the server. */
const PAGE = 1_000

/** Runs in a page: the app's database, storage and schema alone. Resolves with the writing's milliseconds. */
async function feedMemory(given: readonly (readonly [CollectionName, readonly Documents[CollectionName][]])[]): Promise<number> {
  const database = await openDatabase(`limit${String(Date.now()).padStart(15, '0')}`.slice(0, 15))
  const begun = performance.now()
  for (const [collection, documents] of given) {
    for (let from = 0; from < documents.length; from += PAGE) {
      const rows = documents.slice(from, from + PAGE).map((document, at) => ({ ...document, newest: from + at }))
      await collectionOf(database, collection).bulkInsert(rows)
    }
  }
  const took = performance.now() - begun
  await database.remove()
  return took
}

Object.assign(globalThis, { feedMemory })
