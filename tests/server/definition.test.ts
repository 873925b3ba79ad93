import { expect, onTestFinished, test } from 'vitest'
import type { Readers } from '#domain/collection'
import { collections, ownColumns } from '#domain/collections'
import { type CollectionName, collectionNames } from '#domain/documents'
import { kindsBy } from '#domain/notice'
import { documents } from '../../pocketbase/src/feed/documents'
import { photoKinds } from '../../pocketbase/src/photo-kinds'
import { startPocketBase } from '../support/server/pocketbase'
import { quoted, sql } from '../support/server/server-client'
import { withServer } from '../support/server/with-server'

/** Migrations are frozen and import nothing: their tables and triggers are held against the definition here. */
const server = withServer()

const tableOf = (collection: CollectionName): string => (collection === 'profiles' ? 'users' : collection)
/** No command and no page writes them again, or only with another one. */
const fixed: Partial<Record<CollectionName, string[]>> = { users: ['id'], profiles: ['id', 'created_at', 'avatar_small'] }
/** Fields that not all readers of a record read, but that change with its status, which they do read. */
const withStatus: readonly string[] = ['accepted_at', 'completed_at']
/** A change to the other ones is told to their readers alone: rule F3. */
const isNarrow = (collection: CollectionName, field: string): boolean =>
  !isForAll[collections[collection].readers[field] ?? 'anyone'] && !withStatus.includes(field)
const isForAll: Record<Readers, boolean> = {
  itsPerson: true,
  bothSides: true,
  anyone: true,
  owner: false,
  sidesOfDeal: false,
  ownerUntilCompleted: false,
}
/** Columns that no device reads. */
const unread: Partial<Record<CollectionName, string[]>> = {
  users: [
    ...['password', 'tokenKey', 'emailVisibility', 'verified', 'search', 'suspended_at', 'avatar_small', 'created_at'],
    ...['looked_up_cnpj', 'looked_up_active_on', 'looked_up_name'],
  ],
  projects: ['search', 'judged_deal'],
  proposals: ['told_ending', 'told_ended', 'reference_key', 'told_reference'],
  conversations: ['mailed_at_one', 'mailed_at_two'],
  notifications: ['kind', 'person_id', 'project_id'],
  support_tickets: ['waits_since', 'reported_id', 'report_order', 'closed_at'],
  account_cancellation_requests: ['resolved_by'],
}
/** They decide who sees a record and are no part of it. */
const decisive: Partial<Record<CollectionName, string[]>> = { profiles: ['verified', 'suspended_at'] }

const watchedIn = (condition: string): string[] =>
  [...condition.matchAll(/OLD\.(\w+) IS NOT NEW\.(\w+)/g)].map(([, before = '', after]) => (before === after ? before : 'two columns'))

test.each(collectionNames)('[F5] every column of %s is a field that names its readers, or one that no device reads', async (collection) => {
  const columns = await sql(server, `SELECT name FROM pragma_table_info('${collection}')`)
  expect(columns.map(({ name }) => String(name)).sort()).toEqual([...ownColumns(collection), ...(unread[collection] ?? [])].sort())
})

/** A whole page has little of shorter texts. */
const LONG = 1_000

test.each(collectionNames)('[L3] every column of %s that may be long is declared so, for no page to be built of many of them', async (collection) => {
  const longFields = `SELECT f.value ->> 'name' AS name FROM _collections c, json_each(c.fields) f WHERE c.name = ${quoted(tableOf(collection))}
      AND (f.value ->> 'type' = 'json' OR f.value ->> 'type' IN ('text', 'editor') AND coalesce(nullif(f.value ->> 'max', 0), 5000) > ${LONG})`
  const stored = await sql(server, longFields)
  const own = Object.entries(collections[collection].own)
  const long = stored.map(({ name }) => name).filter((name) => own.some(([field]) => field === name))
  expect(own.flatMap(([name, { isLong }]) => (isLong ? [name] : [])).sort()).toEqual(long.sort())
})

test.each(collectionNames)('[F5] a change to any own field of %s, and to no other column, is told to its readers', async (collection) => {
  const [trigger] = await sql(server, `SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = 'feed_${collection}_update'`)
  const [condition = ''] = String(trigger?.sql).split(' BEGIN ')
  const watched = watchedIn(condition)
  const told = ownColumns(collection).filter((field) => !(fixed[collection] ?? ['id']).includes(field) && !isNarrow(collection, field))
  expect(watched.sort()).toEqual([...told, ...(decisive[collection] ?? [])].sort())
})

test('[F3] which proposal was accepted is told to the two sides of the project alone, and whether it is still needed to its owner', async () => {
  const triggers = await updateTriggers()
  const watchedBy = (name: string) => triggers.find((trigger) => trigger.name === name)?.watched
  const narrow = (readers: Readers) =>
    ownColumns('projects').filter((field) => collections.projects.readers[field] === readers && isNarrow('projects', field))
  expect(watchedBy('feed_projects_deal')).toEqual(narrow('sidesOfDeal'))
  expect(watchedBy('feed_projects_owner')).toEqual(narrow('owner'))
  // A trigger of its own comes with another kind of narrow readers.
  expect(collectionNames.flatMap((name) => ownColumns(name).filter((field) => isNarrow(name, field))).length).toBe(3)
})

type Trigger = { name: string; table: string; watched: string[]; body: string }

/** The feed's triggers on updates. `watched` are the columns of their WHEN, empty where every update counts. */
async function updateTriggers(): Promise<Trigger[]> {
  const rows = await sql(server, "SELECT name, tbl_name, sql FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'feed\\_%' ESCAPE '\\'")
  return rows.flatMap(({ name, tbl_name, sql: source }) => {
    const [head = '', body = ''] = String(source).split(' BEGIN ')
    if (!head.includes('AFTER UPDATE ON')) return []
    return [{ name: String(name), table: String(tbl_name), watched: watchedIn(head), body }]
  })
}

/** Columns that a document takes from other tables: '{table}.{column}', read from the SQL that builds it. Ids never change, nor who proposed, which the EXISTS asks. */
function embeddedColumns(collection: CollectionName): string[] {
  const { joins, ...document } = documents[collection]
  const fields = document.fields.replaceAll(/EXISTS \([^)]*\)/g, '')
  const sources = [...joins.matchAll(/LEFT JOIN (\w+) (\w+) ON/g), ...fields.matchAll(/FROM (\w+) (\w+) WHERE/g)]
  const columns = sources.flatMap(([, table, alias]) =>
    alias === 'd' ? [] : [...fields.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g'))].map(([, column]) => `${table}.${column}`),
  )
  return [...new Set(columns)].filter((column) => !column.endsWith('.id')).sort()
}

test.each(['projects', 'proposals', 'conversations'] as const)(
  '[F5] a change to any column that %s embed is told to their readers',
  async (collection) => {
    const telling = (await updateTriggers()).filter(({ table, body }) => table !== collection && body.includes(`'${collection}'`))
    const watched = telling.flatMap(({ table, watched }) => watched.map((column) => `${table}.${column}`))
    const embedded = embeddedColumns(collection)
    expect(embedded.length).toBeGreaterThan(1)
    expect(embedded.filter((column) => !watched.includes(column))).toEqual([])
    // Every column of a message is told with its conversation; of people and projects only those that are embedded.
    expect([...new Set(watched)].filter((column) => !embedded.includes(column) && !column.startsWith('messages.'))).toEqual([])
  },
)

test('[PRODUCT 93] a block reads the notices by which a person turns to another one, and no other', async () => {
  const [trigger] = await sql(server, "SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = 'notices_of_blocked'")
  const [, kinds = ''] = String(trigger?.sql).split('kind IN')
  const named = [...kinds.matchAll(/'(\w+)'/g)].map(([, kind]) => kind)
  expect(named.sort()).toEqual(kindsBy(({ isAddressed }) => isAddressed).sort())
})

test.each(photoKinds)('[F5] every change to a photo of $of is told to the readers of its record', async ({ collection, of }) => {
  const ofPhotos = (await updateTriggers()).filter(({ table }) => table === collection)
  expect(ofPhotos).toEqual([expect.objectContaining({ watched: [], body: expect.stringContaining(`'${of}'`) })])
})

test('data that a newer version migrated are refused with a sentence that names its migrations', async () => {
  const newer = await startPocketBase()
  onTestFinished(() => newer.stop())
  await sql(newer, "INSERT INTO _migrations (file, applied) VALUES ('1999999999-next.js', 1)")
  await expect(newer.restart()).rejects.toThrow(`${newer.dataDir} was migrated by a newer version (1999999999-next.js): serve that one`)
})
