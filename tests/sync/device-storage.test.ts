import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, sealDatabase } from '../../web/src/data/store/database'
import { collectionCreators } from '../../web/src/data/store/schemas'
import { type AccountDatabase, addRow, rowsIn } from '../../web/src/sync'
import { readPosition } from '../../web/src/sync/pull/server-position'
import { leaveUsedDevice, made, usedBy } from '../support/device/used-device'

let database: AccountDatabase | undefined

beforeEach(leaveUsedDevice)
afterEach(async () => {
  await database?.close()
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '')
  database = undefined
})

const given = async (from: AccountDatabase) => (await rowsIn(from, ['queued', 'sent', 'refused'])).map(({ verb, args }) => [verb, args])

test('a synced collection whose schema has changed is emptied and fetched anew; the others, outbox and drafts stay', async () => {
  const { projects, ...others } = collectionCreators
  const schema = projects?.schema
  const changed = { ...schema, properties: { ...schema?.properties, floor: { type: 'number' } } }
  database = await openDatabase(usedBy, undefined, { ...others, projects: { ...projects, schema: changed as typeof schema & object } })
  expect(await database.projects.count().exec()).toBe(0)
  expect(await database.notifications.count().exec()).toBeGreaterThan(0)
  const { collections } = await readPosition(database)
  expect(collections.projects).toBeUndefined()
  expect(collections.notifications).toBeDefined()
  expect(await given(database)).toEqual(made)
})

test('[A3] when the browser session of an account that is not remembered is over, its documents are gone and what it has not sent stays', async () => {
  database = await openDatabase(usedBy)
  const before = await readPosition(database)
  expect(await database.projects.count().exec()).toBeGreaterThan(0)
  for (const row of await rowsIn(database, ['queued'])) {
    await addRow(database, { ...row, id: 'accepted0000001', state: 'accepted' })
    await addRow(database, { ...row, id: 'done00000000001', state: 'done' })
  }
  await database.close()

  await sealDatabase(usedBy)
  database = await openDatabase(usedBy)
  expect(await database.projects.count().exec()).toBe(0)
  expect(await database.users.count().exec()).toBe(0)
  expect(await given(database)).toEqual(made)
  expect(await rowsIn(database, ['accepted', 'done'])).toEqual([])
  expect(await readPosition(database)).toEqual({ ...before, collections: {} })
})
