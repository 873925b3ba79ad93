import 'fake-indexeddb/auto'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { emptyOf } from '#domain/collections'
import { type CollectionName, collectionNames } from '#domain/documents'
import { type AccountDatabase, addAvatar, addPhoto, uploadsIn } from '../../../web/src/sync'
import { pullRound } from '../../../web/src/sync/pull/pull'
import { readPosition } from '../../../web/src/sync/pull/server-position'
import { picturesOf } from '../../support/data/pictures'
import { eachDatabase } from '../../support/device/each-database'
import { scriptedTransport, stamp } from '../../support/device/scripted-transport'
import { dyingAfter } from '../../support/device/storage-writes'
import { uploadsOf } from '../../support/device/uploads-of'

let database: AccountDatabase
const { restart, startAnew } = eachDatabase((opened) => {
  database = opened
})

const asked = v.object({ collections: v.record(v.string(), v.nullable(v.object({ floors: v.record(v.string(), v.number()) }))) })
type Asked = v.InferOutput<typeof asked>['collections']
/** Progress of a collection that was taken as a whole. */
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
    await restart()
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
    await restart()
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
    return { ...stamp, token: 'start-2', rewound: true, kept: 0 }
  })
  expect([await heldProjects(), await photos()]).toEqual([[], ['projects/lost']])
})

/** A server whose past was rewound, and which gives the projects page by page; `isCut` says which request is never answered. */
function rewoundServer(pages: object[][], isCut: (request: number) => boolean = () => false) {
  const asked: unknown[] = []
  const transport = scriptedTransport((_path, body) => {
    const { token, collections } = v.parse(v.object({ token: v.string(), collections: v.record(v.string(), v.unknown()) }), body)
    if (isCut(asked.push(collections.projects))) return { ok: false, code: 'unreachable' }
    if (token !== 'start-2') return { body: { ...stamp, token: 'start-2', rewound: true, kept: 0 } }
    const names = collectionNames.filter((collection) => collection in collections)
    const whole = names.map((collection) => [collection, { documents: [], checkpoint: { head: stamp.end, floors }, more: false }])
    const { floors: reached } = v.parse(v.fallback(v.object({ floors: v.record(v.string(), v.number()) }), { floors: {} }), collections.projects)
    const number = pages.length - (reached['user:ana'] ?? pages.length)
    const left = pages.length - 1 - number
    const projects = { documents: pages[number] ?? [], checkpoint: { head: stamp.end, floors: { 'user:ana': Math.max(0, left) } }, more: left > 0 }
    return {
      body: {
        ...stamp,
        token: 'start-2',
        channels: [],
        collections: { ...Object.fromEntries(whole), ...('projects' in collections && { projects }) },
      },
    }
  })
  const run = () => pullRound({ database, transport, holdsLock: () => true, onRewound: async () => undefined, stream: () => undefined, build: 'one' })
  return { asked, run }
}

const threePages = [[project('one')], [project('two')], [project('three')]]

test('[F7] everything that is fetched anew goes on where it was interrupted, also after a restart, and the old picture goes at its end', async () => {
  await round((wanted) => page(wanted, { projects: [project('ghost'), project('one'), project('three')] }))
  // Two answers come through, then none for a while.
  const server = rewoundServer(threePages, (request) => request % 3 === 0)
  expect((await server.run()).ok).toBe(false)
  expect(await heldProjects()).toEqual(['ghost', 'one', 'three'])
  await restart()
  expect((await server.run()).ok).toBe(true)
  expect(await heldProjects()).toEqual(['one', 'three', 'two'])
  const reached = (floor: number) => expect.objectContaining({ floors: { 'user:ana': floor } })
  expect(server.asked.slice(1)).toEqual([null, reached(2), reached(2), reached(1)])
  expect(await readPosition(database)).toMatchObject({ sweeping: [] })
})

test('[F7] wherever the app dies while everything is fetched anew, it ends with the new picture and nothing else', async () => {
  for (let writes = 0; ; writes++) {
    await round((wanted) => page(wanted, { projects: [project('ghost'), project('one')] }))
    const end = await dyingAfter(writes, () => rewoundServer([[project('one')], [project('gone'), project('two')], [project('three')]]).run())
    await restart()
    const { token, collections } = await readPosition(database)
    const floor = collections.projects?.checkpoint?.floors['user:ana']
    // For a page that was noted, the server would tell what is gone by now.
    const noted = token === 'start-2' && (floor === 1 || floor === 0) ? ['gone'] : []
    expect((await rewoundServer(threePages).run()).ok).toBe(true)
    expect([writes, await heldProjects()]).toEqual([writes, [...noted, 'one', 'three', 'two']])
    expect([writes, (await readPosition(database)).sweeping]).toEqual([writes, []])
    if (end === 'ended') return expect(writes).toBeGreaterThan(20)
    await database.close()
    await startAnew()
  }
})

test('[P12] while everything is fetched anew an avatar goes once the account is there, and a photo once the new picture has its project', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body: FormData }) => {
    sent.push(url.includes('/users/') ? 'avatar' : `projects/${body.get('project_id')}`)
    return Response.json({}, { headers: { 'X-Canteiro-End': '10' } })
  })
  await round((wanted) => page(wanted, { users: [{ ...emptyOf('users'), id: 'ana' }], projects: [project('one'), project('ghost')] }))
  await addAvatar(database, 'ana', picturesOf(new Blob()))
  for (const id of ['one', 'two', 'ghost']) await addPhoto(database, { record: `projects/${id}`, position: 0 }, picturesOf(new Blob()))
  const uploads = uploadsOf(database)

  await rewoundServer(threePages, (request) => request > 1).run()
  expect(await uploads.drain(() => undefined)).toEqual({ ok: false, code: 'pull_first' })
  expect(sent).toEqual([])

  await rewoundServer(threePages, (request) => request > 1).run()
  expect((await readPosition(database)).sweeping).toEqual(['projects'])
  expect(await uploads.drain(() => undefined)).toEqual({ ok: false, code: 'pull_first' })
  expect(sent.sort()).toEqual(['avatar', 'projects/one'])
  expect((await photos()).sort()).toEqual(['projects/ghost', 'projects/two'])

  await rewoundServer(threePages).run()
  expect(await uploads.drain(() => undefined)).toEqual({ ok: true })
  expect(sent.sort()).toEqual(['avatar', 'projects/one', 'projects/two'])
  expect(await photos()).toEqual(['projects/ghost'])
})
