import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyOf } from '#domain/collections'
import { newId } from '#new-id'
import { openDatabase } from '../../web/src/data/store/database'
import { type AccountDatabase, addPhoto, repeatUpload, uploadsIn } from '../../web/src/sync'
import { createUploads, type UploadDrain } from '../../web/src/sync/send-uploads'
import { picturesOf } from '../support/pictures'
import { stamp } from '../support/scripted-transport'

let database: AccountDatabase
/** Ids of the photos that reached the server, in order. */
let arrived: string[]
let answer: (id: string) => Response | Promise<Response>
let pulledAt: number

const [bad, good, other] = ['bad000000000000', 'good00000000000', 'other0000000000'] as const
const taken = () => Response.json({}, { headers: { 'X-Canteiro-End': '11' } })

beforeEach(async () => {
  database = await openDatabase(newId())
  await database.upsertLocal('feed', { token: stamp.token, seen: stamp.end, now: stamp.now, collections: {}, sweeping: [] })
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
afterEach(async () => {
  vi.unstubAllGlobals()
  await database.close()
})

function pulled(): void {
  pulledAt = performance.now()
}

const start = () =>
  createUploads({
    database,
    baseUrl: 'http://server.invalid',
    token: () => 'token',
    lease: () => () => true,
    lastPull: () => pulledAt,
    onSending: () => undefined,
  })
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

test('[P12] an upload that never gets through waits by itself, and the others are sent', async () => {
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

test('[P12] what has not failed goes before what has, even when both may be sent', async () => {
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

test.for([200, 403, 404])("[P12] a hotel's login page has taken no photo and refused none, with status %i", async (status) => {
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
  ['401', () => new Response('', { status: 401 }), 'unauthorized'],
  ['a suspended account', () => Response.json({ code: 'suspended' }, { status: 403 }), 'suspended'],
] as const)('[P12] %s holds all uploads, and is nothing against the one that stood first', async ([, said, code]) => {
  answer = said
  const ends = await turns(start(), 5, pulled)
  expect(ends).toEqual(Array.from({ length: 5 }, () => ({ ok: false, code })))
  expect(arrived).toEqual([bad, bad, bad, bad, bad])
  expect(await states()).toEqual({ [bad]: 'waiting', [good]: 'waiting', [other]: 'waiting' })
})
