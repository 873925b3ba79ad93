import { uploadsOf } from '../support/device/uploads-of'
import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { emptyOf } from '#domain/collections'
import { type AccountDatabase, addPhoto, addRow, repeatUpload, uploadsIn } from '../../web/src/sync'
import type { UploadDrain } from '../../web/src/sync/uploads/send-uploads'
import { picturesOf } from '../support/data/pictures'
import { eachDatabase } from '../support/device/each-database'
import { notePulled } from '../support/device/scripted-transport'
import { queuedRow } from '../web/outbox/rows'

let database: AccountDatabase
/** Ids of the photos that reached the server, in order. */
let arrived: string[]
let answer: (id: string) => Response | Promise<Response>
let pulledAt: number

const [bad, good, other] = ['bad000000000000', 'good00000000000', 'other0000000000'] as const
const taken = () => Response.json({}, { headers: { 'X-Canteiro-End': '11' } })

eachDatabase((opened) => {
  database = opened
})

beforeEach(async () => {
  await notePulled(database)
  await database.projects.bulkInsert([{ ...emptyOf('projects'), id: 'project00000000', newest: 1 }])
  for (const [position, id] of [bad, good, other].entries())
    await addPhoto(database, { record: 'projects/project00000000', position }, picturesOf(new Blob([], { type: 'image/png' })), id)
  arrived = []
  answer = (id) => (id === bad ? new Response('', { status: 502 }) : taken())
  pulled()
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: FormData }) => {
    const id = String(body.get('id'))
    arrived.push(id)
    return answer(id)
  })
})

function pulled(): void {
  pulledAt = performance.now()
}

const start = () => uploadsOf(database, () => pulledAt)
const states = async () =>
  Object.fromEntries((await uploadsIn(database, ['waiting', 'sent', 'refused'])).map(({ id, state, code }) => [id, code || state]))

/** Turns one after the other, whatever the waits, until there is nothing to send or the given number is reached. */
async function turns(uploads: ReturnType<typeof start>, most: number, between: () => void = () => undefined): Promise<UploadDrain[]> {
  const ends: UploadDrain[] = []
  while (ends.length < most) {
    uploads.tryAtOnce()
    ends.push(await uploads.drain(() => undefined))
    between()
    if ((await uploadsIn(database, ['waiting'])).length === 0) break
  }
  return ends
}

test.for([
  [400, 'forbidden'],
  [404, 'unknown_verb'],
] as const)('[P12g] a photo that is refused by %d without a reason is believed to be after a pull, as %s', async ([status, code]) => {
  answer = (id) => (id === bad ? Response.json({ status, message: '', data: {} }, { status }) : taken())
  const uploads = start()
  await turns(uploads, 1)
  expect(await states()).toMatchObject({ [bad]: 'waiting' })
  pulled()
  await turns(uploads, 1)
  expect(await states()).toEqual({ [bad]: code, [good]: 'sent', [other]: 'sent' })
})

test('[P12f] an upload that never gets through waits by itself, and the others are sent', async () => {
  const uploads = start()
  expect(await uploads.drain(() => undefined)).toEqual({ ok: false, code: 'unavailable' })
  // Its retry delay is not over, and nothing else waits for it.
  expect(await uploads.drain(() => undefined)).toEqual({ ok: true })
  expect(arrived).toEqual([bad, good, other])
  expect(await states()).toEqual({ [bad]: 'waiting', [good]: 'sent', [other]: 'sent' })
  expect(uploads.nextDue()).toBeGreaterThan(0)
  await database.uploads.findOne(bad).remove()
  await uploads.drain(() => undefined)
  expect(uploads.nextDue()).toBeNull()
})

test('[P12f] what has not failed goes before what has, even when both may be sent', async () => {
  const uploads = start()
  await uploads.drain(() => undefined)
  uploads.tryAtOnce()
  await uploads.drain(() => undefined)
  expect(arrived).toEqual([bad, good, other, bad])
})

test('[P10] an upload goes to Pendências after three failures with a pull in between each, counted over restarts, and can be repeated', async () => {
  for (let run = 0; run < 2; run++) {
    await turns(start(), 3)
    expect(await states()).toMatchObject({ [bad]: 'waiting' })
    pulled()
  }
  await turns(start(), 1)
  expect(await states()).toEqual({ [bad]: 'internal', [good]: 'sent', [other]: 'sent' })
  // As often as the first time.
  await repeatUpload(database, bad)
  const uploads = start()
  await turns(uploads, 2, pulled)
  expect(await states()).toMatchObject({ [bad]: 'waiting' })
  await turns(uploads, 1)
  expect(await states()).toMatchObject({ [bad]: 'internal' })
})

test("[P12] a proxy's 413 keeps the photo, which can be sent again once the proxy takes it", async () => {
  answer = (id) => (id === bad ? new Response('<html>413 Request Entity Too Large</html>', { status: 413 }) : taken())
  const uploads = start()
  await uploads.drain(() => undefined)
  expect(await states()).toEqual({ [bad]: 'photo_over_limit', [good]: 'sent', [other]: 'sent' })
  answer = taken
  await repeatUpload(database, bad)
  await uploads.drain(() => undefined)
  expect(await states()).toMatchObject({ [bad]: 'sent' })
})

test.for([200, 401, 403, 404])("[P12] a hotel's login page has taken no photo and refused none, with status %i", async (status) => {
  answer = () => new Response('<html>Aceite os termos</html>', { status, headers: { 'Content-Type': 'text/html' } })
  const uploads = start()
  expect(await uploads.drain(() => undefined)).toEqual({ ok: false, code: 'unreachable' })
  pulled()
  uploads.tryAtOnce()
  await uploads.drain(() => undefined)
  expect(await states()).toEqual({ [bad]: 'waiting', [good]: 'waiting', [other]: 'waiting' })
})

test('[P10] without a pull in between, an upload is never given up', async () => {
  await turns(start(), 6)
  expect(await states()).toMatchObject({ [bad]: 'waiting' })
})

test.for([
  ['429', () => new Response('', { status: 429 }), 'too_many_requests'],
  ['401', () => Response.json({ code: 'unauthorized' }, { status: 401 }), 'unauthorized'],
  ['a suspended account', () => Response.json({ code: 'suspended' }, { status: 403 }), 'suspended'],
] as const)('[P12f] %s holds all uploads, and is nothing against the one that stood first', async ([, said, code]) => {
  answer = said
  const ends = await turns(start(), 5, pulled)
  expect(ends).toEqual(Array.from({ length: 5 }, () => ({ ok: false, code })))
  expect(arrived).toEqual([bad, bad, bad, bad, bad])
  expect(await states()).toEqual({ [bad]: 'waiting', [good]: 'waiting', [other]: 'waiting' })
})

test('[P10] [P12f] what the server cannot store just now waits by itself, is never given up, and is sent once it can be', async () => {
  answer = (id) => (id === bad ? Response.json({ code: 'retry' }, { status: 503 }) : taken())
  const uploads = start()
  expect(await uploads.drain(() => undefined)).toEqual({ ok: false, code: 'retry' })
  expect(await uploads.drain(() => undefined)).toEqual({ ok: true })
  expect([arrived, await states()]).toEqual([[bad, good, other], { [bad]: 'waiting', [good]: 'sent', [other]: 'sent' }])
  expect(uploads.nextDue()).toBeGreaterThan(0)
  const ends = await turns(uploads, 5, pulled)
  expect(ends).toEqual(Array.from({ length: 5 }, () => ({ ok: false, code: 'retry' })))
  expect(await states()).toMatchObject({ [bad]: 'waiting' })
  answer = taken
  await turns(uploads, 1)
  expect(await states()).toMatchObject({ [bad]: 'sent' })
})

/** The disk no longer gives the bytes under these keys, as after a sector has gone. */
function neverReads(...keys: string[]): void {
  const get = IDBObjectStore.prototype.get
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
    if (this.transaction.db.name.endsWith('-blobs') && keys.includes(String(key))) throw new DOMException('cannot be read', 'NotReadableError')
    return get.call(this, key)
  })
}

test.for(['', '-small'])('[P12g] a photo%s whose bytes cannot be read holds up no other, and goes to Pendências after three tries', async (size) => {
  neverReads(bad + size)
  answer = taken
  const uploads = start()
  expect(await uploads.drain(() => undefined)).toEqual({ ok: false, code: 'retry' })
  expect(await states()).toEqual({ [bad]: 'waiting', [good]: 'sent', [other]: 'sent' })
  // Its wait is not over, and a try without a pull since the last counts nothing.
  expect(await uploads.drain(() => undefined)).toEqual({ ok: true })
  expect(uploads.nextDue()).toBeGreaterThan(0)
  await turns(uploads, 3)
  expect(await states()).toMatchObject({ [bad]: 'waiting' })
  pulled()
  await turns(start(), 1)
  pulled()
  await turns(start(), 1)
  expect(await states()).toMatchObject({ [bad]: 'photo_not_here' })
  expect(arrived).toEqual([good, other])
})

test.for([
  ['that stands already, though its publication was given up', ['refused'], true, true],
  ['that was given again as the app died, before its refused publication went', ['refused', 'accepted'], false, true],
  ['whose publication was refused', ['refused'], false, false],
  ['that is given again and not accepted yet', ['refused', 'queued'], true, false],
  ['that a rewind has queued again', ['queued'], true, false],
] as const)('[P12b] whether photos go of a project %s', async ([, publications, isHeld, go]) => {
  answer = taken
  if (!isHeld) await database.projects.find().remove()
  for (const state of publications) await addRow(database, queuedRow('publish_project', {}, { state, record: 'projects/project00000000' }))
  await start().drain(() => undefined)
  expect(arrived.length > 0).toBe(go)
})
