import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownColumns } from '#domain/collections'
import { type CollectionName, collectionNames } from '#domain/documents'
import { startPocketBase, type TestServer } from '../support/pocketbase'
import { sql } from '../support/server-client'

/** Migrations are frozen and import nothing: what they made is held against the definition here. */
let server: TestServer

beforeAll(async () => {
  server = await startPocketBase()
}, 60_000)
afterAll(() => server.stop())

const tableOf = (collection: CollectionName): string => (collection === 'profiles' ? 'users' : collection)
/** No command and no page writes them again. */
const fixed: Partial<Record<CollectionName, string[]>> = { users: ['id'], profiles: ['id', 'created_at'] }
/** They decide who sees a record and are no part of it. */
const decisive: Partial<Record<CollectionName, string[]>> = { profiles: ['verified'] }

test.each(collectionNames)('[F5] every own field of %s is a column', async (collection) => {
  const columns = await sql(server, `SELECT name FROM pragma_table_info('${tableOf(collection)}')`)
  const names = columns.map(({ name }) => name)
  expect(ownColumns(collection).filter((field) => !names.includes(field))).toEqual([])
})

test.each(collectionNames)('[F5] a change to any own field of %s, and to no other column, is told to its readers', async (collection) => {
  const [trigger] = await sql(server, `SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = 'feed_${collection}_update'`)
  const [condition = ''] = String(trigger?.sql).split(' BEGIN ')
  const watched = [...condition.matchAll(/OLD\.(\w+) IS NOT NEW\.(\w+)/g)].map(([, before, after]) => (before === after ? before : 'two columns'))
  const told = ownColumns(collection).filter((field) => !(fixed[collection] ?? ['id']).includes(field))
  expect(watched.sort()).toEqual([...told, ...(decisive[collection] ?? [])].sort())
})
