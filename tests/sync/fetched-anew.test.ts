import 'fake-indexeddb/auto'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyOf } from '#domain/collections'
import { type CollectionName, collectionNames } from '#domain/documents'
import { newId } from '#new-id'
import { openDatabase } from '../../web/src/data/store/database'
import { type AccountDatabase, addPhoto, uploadsIn } from '../../web/src/sync'
import { pullRound } from '../../web/src/sync/pull'
import { readPosition } from '../../web/src/sync/server-position'
import { picturesOf } from '../support/pictures'
import { scriptedTransport, stamp } from '../support/scripted-transport'
import { dyingAfter } from '../support/storage-writes'

let name: string
let database: AccountDatabase

beforeEach(() => startAnew())
afterEach(() => database.close())

async function startAnew(): Promise<void> {
  name = newId()
  database = await openDatabase(name)
}

const asked = v.object({ collections: v.record(v.string(), v.nullable(v.object({ floors: v.record(v.string(), v.number()) }))) })
type Asked = v.InferOutput<typeof asked>['collections']
/** Of a collection that was taken as a whole. */
const floors = { 'user:ana': 0 }
const isTaken = (asked: Asked[string] | undefined): boolean => asked?.floors['user:ana'] === 0
const project = (id: string) => ({ ...emptyOf('projects'), id })
const heldProjects = async () => (await database.projects.find().exec()).map(({ id }) => id).sort()
const photos = async () => (await uploadsIn(database, ['waiting'])).map(({ record }) => record)

/** The answer to what was asked for: these documents, nothing of other collections, and 'behind' where that is wanted. */
function page(wanted: Asked, documents: Partial<Record<CollectionName, object[]>>, behind: CollectionName[] = []) {
  const pages = collectionNames
    .filter((collection) => collection in wanted)
    .map((collection) => [
      collection,
      behind.includes(collection)
        ? { behind: true }
        : { documents: documents[collection] ?? [], checkpoint: { head: stamp.end, floors }, more: false },
    ])
  return { ...stamp, channels: [], collections: Object.fromEntries(pages) }
}

function round(answer: (wanted: Asked) => object, build = 'one') {
  const requests: Asked[] = []
  const transport = scriptedTransport((_path, body) => {
    const { collections } = v.parse(asked, body)
    requests.push(collections)
    return { body: answer(collections) }
  })
  const run = pullRound({ database, transport, holdsLock: () => true, onRewound: async () => undefined, stream: () => undefined, build })
  return run.then((ended) => ({ ended: ended.ok, requests }))
}

test('[L10] a collection of which this build left something out is fetched anew by the next build, and by no round of this one', async () => {
  const { images: _images, ...unreadable } = project('from-a-newer-server')
  await round((wanted) => page(wanted, { projects: [project('readable'), unreadable] }))
  expect(await heldProjects()).toEqual(['readable'])

  const again = await round((wanted) => page(wanted, {}))
  expect(again.requests).toEqual([expect.objectContaining({ projects: { floors } })])

  const updated = await round((wanted) => page(wanted, { projects: [project('readable'), project('from-a-newer-server')] }), 'two')
  expect(updated.requests).toEqual([expect.objectContaining({ projects: null, users: { floors } })])
  expect(await heldProjects()).toEqual(['from-a-newer-server', 'readable'])

  const later = await round((wanted) => page(wanted, {}), 'three')
  expect(later.requests).toEqual([expect.objectContaining({ projects: { floors } })])
  expect((await readPosition(database)).sweeping).toEqual([])
})

test('[L10] wherever the app dies, what was left out is noted before the checkpoint says that it was taken', async () => {
  for (let writes = 0; ; writes++) {
    const { images: _images, ...unreadable } = project('unreadable')
    const end = await dyingAfter(writes, () => round((wanted) => page(wanted, { projects: [unreadable] })))
    await database.close()
    database = await openDatabase(name)
    // The server sends it again only to a device that does not have the collection as a whole.
    await round((wanted) => page(wanted, isTaken(wanted.projects) ? {} : { projects: [project('unreadable')] }), 'two')
    expect([writes, await heldProjects()]).toEqual([writes, ['unreadable']])
    if (end === 'ended') return expect(writes).toBeGreaterThan(2)
    await database.close()
    await startAnew()
  }
})

test('[P12] photos of a project that was deleted while this device was behind go with it, wherever the app dies; after a rewind they stay', async () => {
  const anew = (wanted: Asked) => (wanted.projects ? page(wanted, {}, ['projects']) : page(wanted, { projects: [project('kept')] }))
  for (let writes = 0; ; writes++) {
    await round((wanted) => page(wanted, { projects: [project('deleted'), project('kept')] }))
    for (const id of ['deleted', 'kept']) await addPhoto(database, { record: `projects/${id}`, position: 0 }, picturesOf(new Blob()))
    const end = await dyingAfter(writes, () => round(anew))
    await database.close()
    database = await openDatabase(name)
    expect((await round(anew)).ended).toBe(true)
    expect([writes, await heldProjects(), await photos()]).toEqual([writes, ['kept'], ['projects/kept']])
    await database.close()
    await startAnew()
    if (end === 'ended') break
  }
  await round((wanted) => page(wanted, { projects: [project('lost')] }))
  await addPhoto(database, { record: 'projects/lost', position: 0 }, picturesOf(new Blob()))
  let isTold = false
  await round((wanted) => {
    if (isTold) return page(wanted, {})
    isTold = true
    return { ...stamp, token: 'start-2', rewound: true }
  })
  expect([await heldProjects(), await photos()]).toEqual([[], ['projects/lost']])
})

test('[P12] a collection that falls behind while everything is fetched anew after a rewind takes no photo along', async () => {
  await round((wanted) => page(wanted, { projects: [project('lost')] }))
  await addPhoto(database, { record: 'projects/lost', position: 0 }, picturesOf(new Blob()))
  let answers = 0
  await round((wanted) => {
    answers++
    if (answers === 1) return { ...stamp, token: 'start-2', rewound: true }
    const whole = page(wanted, {}, answers === 3 ? ['projects'] : [])
    const begun = { documents: [project('kept')], checkpoint: { head: stamp.end, floors }, more: true }
    return { ...whole, token: 'start-2', collections: { ...whole.collections, ...(answers === 2 && { projects: begun }) } }
  })
  expect([answers, await heldProjects(), await photos()]).toEqual([4, [], ['projects/lost']])
})
