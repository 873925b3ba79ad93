import 'fake-indexeddb/auto'
import type { RxCollectionCreator } from 'rxdb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { collectionNames } from '#domain/documents'
import { newId } from '#new-id'
import { draftNames } from '../../web/src/data/kept-drafts/draft-names'
import { draftsHere } from '../../web/src/data/kept-drafts/drafts-here'
import { openDatabase, sealDatabase } from '../../web/src/data/store/database'
import { collectionCreators } from '../../web/src/data/store/schemas'
import { type AccountDatabase, addRow, collectionOf, type OutboxRow, rowsIn, uploadsIn } from '../../web/src/sync'
import { readPosition } from '../../web/src/sync/pull/server-position'
import { readPicture } from '../../web/src/sync/uploads/pictures'
import { type RecordedDatabase, restoreDatabases } from '../support/device/recorded-database'
import { leaveUsedDevice, made, usedBy } from '../support/device/used-device'
import { keptDevice, queued, typed } from '../support/release/kept-version'
import { releasedVersions } from '../support/release/released-versions'

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

/** Another release's schema of what a person made: a field more, and an index by one that all rows have. */
function ofNextRelease(name: 'outbox' | 'uploads'): RxCollectionCreator {
  const schema = collectionCreators[name]?.schema
  if (!schema) throw new Error(`there are no ${name}`)
  const properties = { ...schema.properties, record: { type: 'string', maxLength: 60 }, priority: { type: 'string' } }
  return { schema: { ...schema, properties, required: [...(schema.required ?? []), 'record'], indexes: [...(schema.indexes ?? []), ['record']] } }
}

test('outbox, uploads and drafts outlive another schema of theirs, and the way back from it, as when the release before is served again', async () => {
  const stored = async () => ({
    given: await given(database as AccountDatabase),
    uploads: await uploadsIn(database as AccountDatabase, ['waiting']),
    draft: (await draftsHere(database as AccountDatabase)).get(draftNames.proposal('aproject'))?.value,
  })
  database = await openDatabase(usedBy)
  const before = await stored()
  expect(before).toMatchObject({ given: made, uploads: [{ record: `users/${usedBy}` }], draft: { cover_letter: 'Meio escrita' } })
  await database.close()

  const next = { ...collectionCreators, outbox: ofNextRelease('outbox'), uploads: ofNextRelease('uploads') }
  database = await openDatabase(usedBy, undefined, next)
  expect(await stored()).toEqual(before)
  const [waiting] = await rowsIn(database, ['queued'])
  await addRow(database, Object.assign({ ...waiting, id: newId(), priority: 'high' } as OutboxRow))
  expect(await database.uploads.find({ selector: { record: `users/${usedBy}` } }).exec()).toHaveLength(1)
  await database.close()

  database = await openDatabase(usedBy)
  expect(await stored()).toEqual({ ...before, given: [...made, made[1]] })
  expect((await rowsIn(database, ['queued'])).at(-1)).toMatchObject({ priority: 'high', n: '000000000004' })
})

const countIn = (recorded: RecordedDatabase[], name: string): number =>
  recorded.flatMap((one) => (one.name.endsWith(`--${name}`) ? one.stores : [])).find((store) => store.name === 'docs')?.records.length ?? 0

test.each(releasedVersions())(
  'all that a device of $version has not sent is there in the app of now, with its bytes, drafts and documents',
  async ({ version }) => {
    const { person, databases } = await keptDevice(version)
    await restoreDatabases(databases)
    database = await openDatabase(person.id)
    expect((await rowsIn(database, ['queued'])).map(({ verb, args }) => [verb, args.title ?? args.content])).toEqual([
      ['publish_project', queued.project],
      ['send_message', queued.message],
    ])
    expect((await rowsIn(database, ['accepted', 'done'])).map(({ verb }) => verb)).toContain('send_message')
    const photos = await uploadsIn(database, ['draft', 'waiting'])
    expect(photos.map(({ state }) => state).sort()).toEqual(['draft', 'waiting'])
    for (const { id } of photos) expect((await readPicture(database, id, 'picture'))?.size).toBeGreaterThan(500)
    const drafts = [...(await draftsHere(database)).values()].map(({ value }) => JSON.stringify(value)).join()
    for (const words of Object.values(typed)) expect(drafts).toContain(words)
    // A collection is whole, or forgotten and fetched anew.
    const { collections } = await readPosition(database)
    for (const name of collectionNames.filter((name) => collections[name]))
      expect([name, await collectionOf(database, name).count().exec()]).toEqual([name, countIn(databases, name)])
  },
)

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
