import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writtenNow } from '../../../web/src/data/kept-drafts/draft-places'
import { cleanDevice, whenClean } from '../../../web/src/data/leaving/device-cleaning'
import { leaveDevice } from '../../../web/src/data/leaving/leave-device'
import { leavingIds, markLeaving } from '../../../web/src/data/session/leaving'
import type { Session } from '../../../web/src/data/session/session'
import { makeSignUpProof } from '../../../web/src/data/session/sign-up-proof'
import { openDatabase } from '../../../web/src/data/store/database'
import { unsentIn } from '../../../web/src/data/store/unsent'
import { type AccountDatabase, addPhoto, addRow, rowsIn } from '../../../web/src/sync'
import { picture, pictureOf, picturesOf } from '../../support/data/pictures'
import { leaveUsedDevice, usedBy } from '../../support/device/used-device'
import { aSession } from '../app/sessions'
import { queuedRow } from '../outbox/rows'
import { cacheStorage } from './cache-storage'
import { clearDevice } from './clear-device'

/** Two proposals that were not sent or not taken, an edit of the profile and an avatar. */
const UNSENT = 4
const nothingOpen = async () => undefined

const signedIn = (fields: Partial<Session>) => localStorage.setItem('canteiro-session', JSON.stringify(aSession(fields)))
const session = () => localStorage.getItem('canteiro-session')
const namesOf = async (userId: string) => (await indexedDB.databases()).flatMap(({ name }) => (name?.includes(userId) ? [name] : []))

/** How many documents of that collection are on this device. */
async function stored(collection: string): Promise<number> {
  const name = `rxdb-dexie-canteiro-${usedBy}--0--${collection}`
  if (!(await namesOf(usedBy)).includes(name)) return 0
  const request = indexedDB.open(name)
  await new Promise((resolve) => request.addEventListener('success', resolve))
  const count = request.result.transaction('docs').objectStore('docs').count()
  await new Promise((resolve) => count.addEventListener('success', resolve))
  request.result.close()
  return count.result
}

/** Opens this person's database for that. */
async function within<T>(job: (database: AccountDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase(usedBy)
  const result = await job(database)
  await database.close()
  return result
}

/** A photo that waits, with its bytes beside the rows. */
const keepPhoto = () => within((database) => addPhoto(database, { record: 'projects/mine', position: 0 }, picturesOf(pictureOf(picture.png))))
const unsent = () => within(unsentIn)

const DRAFT = 'draft:proposal:aproject'

/** Takes away what has not been sent, but for its draft. */
const sendRows = () => within(({ outbox, uploads }) => Promise.all([outbox.find().remove(), uploads.find().remove()]))
/** Takes away what has not been sent, so that only a copy of the server's is left. */
async function sendEverything(): Promise<void> {
  await sendRows()
  await within(async (database) => (await database.getLocal(DRAFT))?.remove())
}

beforeEach(() => leaveUsedDevice())
afterEach(() => clearDevice())

test('[A2] signing out takes everything of the account off the device, its pictures included, and its session', async () => {
  signedIn({ user_id: usedBy })
  await keepPhoto()
  expect(await namesOf(usedBy)).toContain(`canteiro-${usedBy}-blobs`)
  localStorage.setItem(`canteiro-${usedBy}:draft:new-project`, '{}')
  makeSignUpProof('ana@canteiro.example')
  const closed = vi.fn(nothingOpen)
  expect(await leaveDevice(usedBy, closed)).toBe(true)
  expect(closed).toHaveBeenCalledOnce()
  expect(await namesOf(usedBy)).toEqual([])
  expect({ ...localStorage }).toEqual({})
})

test('[PRODUCT 95] what another app has shared goes with the account that leaves; at a start it stays for who signs in next', async () => {
  const caches = cacheStorage()
  vi.stubGlobal('caches', caches)
  const share = async (owner?: string) => {
    const kept = { id: 'a', at: Date.now(), text: 'Muro', isCut: false, photos: [], left: 0, owner }
    await (await caches.open('received')).put('/receber/kept', new Response(JSON.stringify(kept)))
  }
  const isThere = () => caches.paths('received').length > 0
  await leaveUsedDevice()
  await sendEverything()
  await share()
  await cleanDevice()
  expect([await namesOf(usedBy), isThere()]).toEqual([[], true])

  await share(usedBy)
  await leaveUsedDevice()
  await cleanDevice()
  expect(isThere()).toBe(false)

  await share()
  signedIn({ user_id: usedBy })
  await leaveDevice(usedBy, nothingOpen)
  expect(isThere()).toBe(false)
})

test('[A2] [A4] an account that leaves takes nothing of another one that has signed in meanwhile in another tab', async () => {
  signedIn({ user_id: 'anotheraccount0' })
  expect(await leaveDevice(usedBy, nothingOpen)).toBe(true)
  expect(await namesOf(usedBy)).toEqual([])
  expect(session()).toContain('anotheraccount0')
})

test('[A2a] a sign-out that was cut short is finished at the next start, unsent items included', async () => {
  // The page was closed right after its marks.
  markLeaving(usedBy)
  expect(await cleanDevice()).toBe(true)
  expect(await namesOf(usedBy)).toEqual([])
  expect(leavingIds()).toEqual([])
})

test('[A2a] what cannot be removed is told, tried again, and keeps its account closed meanwhile', async () => {
  signedIn({ user_id: usedBy })
  const refused = vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation(() => {
    throw new DOMException('The disk cannot be written.', 'UnknownError')
  })
  expect(await leaveDevice(usedBy, nothingOpen)).toBe(false)
  expect(session()).toBeNull()
  expect(await cleanDevice()).toBe(false)
  await expect(whenClean(usedBy)).rejects.toThrow()
  await expect(whenClean('anotheraccount0')).resolves.toBeUndefined()
  refused.mockRestore()
  expect(await cleanDevice()).toBe(true)
  expect(await namesOf(usedBy)).toEqual([])
  await expect(whenClean(usedBy)).resolves.toBeUndefined()
})

test('[A4] what is left of an account without a session is removed', async () => {
  await sendEverything()
  signedIn({ user_id: 'anotheraccount0' })
  expect(await cleanDevice()).toBe(true)
  expect(await namesOf(usedBy)).toEqual([])
  expect(session()).not.toBeNull()
})

test('[PRODUCT 6] [A3] [A4] unsent items of an account without a session stay closed, and only they', async () => {
  expect(await stored('projects')).toBeGreaterThan(0)
  expect(await cleanDevice()).toBe(true)
  expect((await namesOf(usedBy)).filter((name) => /--(projects|users|notifications)$/.test(name))).toEqual([])
  expect(await unsent()).toMatchObject({ items: UNSENT })
  // At every later start too.
  expect(await cleanDevice()).toBe(true)
  expect(await within((database) => rowsIn(database, ['queued', 'sent', 'refused']))).toHaveLength(3)
})

test('[A4] a draft of an account without a session stays closed', async () => {
  await sendRows()
  await cleanDevice()
  expect(await unsent()).toMatchObject({ items: 0, drafts: 1 })
  expect(await stored('projects')).toBe(0)
})

test('[A3] a browser session that is over is closed at the next start', async () => {
  signedIn({ user_id: usedBy, remember: false })
  expect(await cleanDevice()).toBe(true)
  expect(session()).toBeNull()
  expect(await stored('projects')).toBe(0)
  expect(await unsent()).toMatchObject({ items: UNSENT })
})

test('[PRODUCT 39] [A2] drafts and the photos of drafts are counted; what is empty, dispatched, or of a refused item that is gone is not', async () => {
  await sendEverything()
  const database = await openDatabase(usedBy)
  expect(await unsentIn(database)).toEqual({ items: 0, drafts: 0, photos: 0 })
  await addRow(database, queuedRow('send_message', {}, { id: 'dispatched', state: 'done', answered_at: '2020-01-01' }))
  const keep = (name: string, value: unknown, dispatched_as = '') =>
    database.upsertLocal(`draft:${name}`, { ...writtenNow(value, []), dispatched_as })
  await keep('message:a', ' ')
  await keep('message:b', 'Chego às oito.', 'dispatched')
  await keep('refused:gone', { about: 'Pedreiro' })
  await keep('proposal:a', { amount: null, cover_letter: '' })
  await keep('new-project', { title: 'Muro', products: [{ id: 'row', name: '', quantity: '' }] })
  await addPhoto(database, { record: 'projects/written', position: 0, state: 'draft' }, picturesOf(pictureOf(picture.png)))
  localStorage.setItem(`canteiro-${usedBy}:draft:support:a`, JSON.stringify(writtenNow('Não consigo entrar.', [])))
  localStorage.setItem(`canteiro-${usedBy}:draft:new-project`, '{}')
  expect(await unsentIn(database)).toEqual({ items: 0, drafts: 2, photos: 1 })
  await database.close()
})
