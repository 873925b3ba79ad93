import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { emptyOf } from '#domain/collections'
import { type CollectionName, collectionNames } from '#domain/documents'
import { type AccountDatabase, addPhoto, addRow, rowsIn, uploadsIn } from '../../web/src/sync'
import { pullRound } from '../../web/src/sync/pull/pull'
import { readPosition } from '../../web/src/sync/pull/server-position'
import { queueAllAgain, settle } from '../../web/src/sync/push/outbox'
import { createPush } from '../../web/src/sync/push/push'
import { createServerClock } from '../../web/src/sync/push/server-clock'
import { settleUploads } from '../../web/src/sync/uploads/settle-uploads'
import { defaultWaits } from '../../web/src/sync/waits'
import { picturesOf } from '../support/data/pictures'
import { eachDatabase } from '../support/device/each-database'
import { acceptsAll, notePulled, scriptedTransport, stamp } from '../support/device/scripted-transport'
import { watchWrites } from '../support/device/storage-writes'
import { createTabLocks } from '../support/device/tab-locks'
import { queuedRow } from '../web/outbox/rows'
import { startHeldSync } from './support/started-sync'

let database: AccountDatabase
let endWatch: () => void = () => undefined
eachDatabase((opened) => {
  database = opened
})
afterEach(() => endWatch())

const project = (id: string) => ({ ...emptyOf('projects'), id })
const heldProjects = async () => (await database.projects.find().exec()).map(({ id }) => id).sort()
const checkpoint = { head: stamp.end, floors: {} }

/** The answer to a pull: these documents, and nothing of every other collection. */
function page(documents: Partial<Record<CollectionName, object[]>>) {
  const collections = Object.fromEntries(collectionNames.map((name) => [name, { documents: documents[name] ?? [], checkpoint, more: false }]))
  return { ...stamp, channels: [], collections }
}

/** Loses the lock with the given write, and counts what is written from then on. */
function losingLockAt(write: number) {
  const count = { held: 0, afterwards: 0 }
  endWatch()
  endWatch = watchWrites(() => {
    if (count.held < write) count.held++
    else count.afterwards++
  })
  return { holdsLock: () => count.held < write, count }
}

/** A device in the middle of fetching two collections anew, whose server may be rewound besides; the answer after that brings a document, a removal and the end of the sweep. */
async function beginSweep({ isRewound }: { isRewound: boolean }) {
  await database.uploads.find().remove()
  await database.projects.find().remove()
  await database.projects.bulkUpsert(['ghost', 'removed'].map((id) => ({ ...project(id), newest: 1 })))
  await addPhoto(database, { record: 'projects/removed', position: 0 }, picturesOf(new Blob()))
  await database.upsertLocal('feed', { token: stamp.token, seen: stamp.end, now: stamp.now, collections: {}, sweeping: ['projects', 'messages'] })
  await database.outbox.find().remove()
  await addRow(database, queuedRow('edit_account', {}, { state: 'accepted' }))
  const token = isRewound ? 'start-2' : stamp.token
  const answers = isRewound ? [{ ...stamp, token, rewound: true, kept: 0 }] : []
  return scriptedTransport(() => ({ body: answers.shift() ?? { ...middlePage(), token } }))
}

const middlePage = () => page({ users: [{ ...emptyOf('users'), id: 'ana' }], projects: [project('new'), { id: 'removed', _deleted: true }] })

test('[L9] from the write at which the lock is lost nothing more of the round is written, wherever that is', async () => {
  let write = 0
  for (;;) {
    write++
    const transport = await beginSweep({ isRewound: true })
    const { holdsLock, count } = losingLockAt(write)
    const onRewound = () => queueAllAgain(database)
    const round = await pullRound({ database, transport, holdsLock, onRewound, stream: () => undefined, build: 'test' })
    expect([write, count.afterwards]).toEqual([write, 0])
    if (count.held < write) {
      expect(round.ok).toBe(true)
      break
    }
    expect(round).toEqual({ ok: false, code: 'lock_lost' })
  }
  expect(write).toBeGreaterThan(15)
  expect(await heldProjects()).toEqual(['new'])
  expect((await readPosition(database)).sweeping).toEqual([])
})

test('[L9] what a round settles after its last page is settled only while the lock is held', async () => {
  for (let write = 1; ; write++) {
    for (const collection of [database.outbox, database.uploads]) await collection.find().remove()
    for (const state of ['accepted', 'accepted', 'done'] as const)
      await addRow(database, queuedRow('edit_account', {}, { state, answered_at: '2026-11-01' }))
    for (const id of ['one', 'two']) await database.uploads.insert({ id, record: 'users/ana', position: 0, state: 'sent', code: '' })
    const sent = await uploadsIn(database, ['sent'])
    const { holdsLock, count } = losingLockAt(write)
    await settle(database, stamp.end, stamp.now, holdsLock)
    await settleUploads(database, sent, stamp.now, holdsLock)
    expect([write, count.afterwards]).toEqual([write, 0])
    if (count.held < write) return expect(write).toBeGreaterThan(4)
  }
})

test('[L9] answers to commands are stored only while the lock they were asked under is held', async () => {
  await notePulled(database)
  for (const about of ['1', '2', '3']) await addRow(database, queuedRow('edit_account', { about }))
  const clock = createServerClock()
  clock.tell(stamp.now)
  let held = true
  const push = createPush({
    database,
    clock,
    waits: defaultWaits,
    transport: scriptedTransport((_path, body) => {
      endWatch = watchWrites((name) => {
        if (name.endsWith('--outbox')) held = false
      })
      return acceptsAll(body)
    }),
    lease: () => () => held,
  })
  expect(await push.drain(() => undefined)).toEqual({ ok: false, code: 'lock_lost' })
  expect((await rowsIn(database, ['sent', 'accepted'])).map(({ state }) => state)).toEqual(['accepted', 'sent', 'sent'])
})

test('[L9] a page that was asked for before the lock was lost is thrown away, also when the lock was won again before it came', async () => {
  const locks = createTabLocks()
  const { sync, asked } = startHeldSync(database, { locks })
  await expect.poll(() => asked.length).toBe(1)
  // Another tab takes the lock and is closed.
  await locks.request('sync-ana', { steal: true }, () => undefined)
  asked[0]?.answer(Response.json(page({ projects: [project('stale')] })))
  await expect.poll(() => asked.length).toBe(2)
  expect(JSON.parse(asked[1]?.body ?? '')).toMatchObject({ token: '', collections: { projects: null } })
  expect(await heldProjects()).toEqual([])
  asked[1]?.answer(Response.json(page({ projects: [project('fresh')] })))
  await expect.poll(() => sync.status().complete).toBe(true)
  expect(await heldProjects()).toEqual(['fresh'])
  sync.stop()
})
