import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { newId } from '#new-id'
import { cleanDevice, whenClean } from '../../../web/src/data/session/device-cleaning'
import { deleteDatabase } from '../../../web/src/data/session/device-databases'
import { leaveDevice } from '../../../web/src/data/session/leave-device'
import { leavingIds, markLeaving } from '../../../web/src/data/session/leaving'
import { removeAccountData } from '../../../web/src/data/session/remains'
import type { Session } from '../../../web/src/data/session/session'
import { makeSignUpProof } from '../../../web/src/data/session/sign-up-proof'
import { openDatabase } from '../../../web/src/data/store/database'
import { unsentOnDisk } from '../../../web/src/data/store/unsent-on-disk'
import { seenPhotos } from '../../../web/src/data/uploads/seen-photos'
import { lossOf } from '../../../web/src/features/account/sign-out/loss'
import { addPhoto, addRow, rowsIn } from '../../../web/src/sync'
import { joao } from '../../domain/builders'
import { picture, pictureOf, picturesOf } from '../../support/pictures'
import { dyingAfter } from '../../support/storage-writes'
import { leaveUsedDevice, usedBy } from '../../support/used-device'
import { aSession } from '../app/sessions'
import { fillStorage } from './full-storage'
import { standInAccount } from './stand-in-account'

/** Two proposals that were not sent or not taken, an edit of the profile and an avatar. */
const UNSENT = 4
const nothingOpen = async () => undefined

const signedIn = (fields: Partial<Session>) => localStorage.setItem('canteiro-session', JSON.stringify(aSession(fields)))
const session = () => localStorage.getItem('canteiro-session')
const namesOf = async (userId: string) => (await indexedDB.databases()).flatMap(({ name }) => (name?.includes(userId) ? [name] : []))

/** How many documents of that collection are on this device. */
async function stored(collection: string): Promise<number> {
  const request = indexedDB.open(`rxdb-dexie-canteiro-${usedBy}--0--${collection}`)
  await new Promise((resolve) => request.addEventListener('success', resolve))
  const count = request.result.transaction('docs').objectStore('docs').count()
  await new Promise((resolve) => count.addEventListener('success', resolve))
  request.result.close()
  return count.result
}

/** A photo that waits, with its bytes beside the rows. */
async function keepPhoto(): Promise<void> {
  const database = await openDatabase(usedBy)
  await addPhoto(database, { record: 'projects/mine', position: 0 }, picturesOf(pictureOf(picture.png)))
  await database.close()
}

const DRAFT = 'draft:proposal:aproject'

/** Takes away what has not been sent, so that only a copy of the server's is left. */
async function sendEverything(): Promise<void> {
  const database = await openDatabase(usedBy)
  await database.outbox.find().remove()
  await database.uploads.find().remove()
  await (await database.getLocal(DRAFT))?.remove()
  await database.close()
}

async function leaveAnew(): Promise<void> {
  await Promise.all((await namesOf(usedBy)).map(deleteDatabase))
  await leaveUsedDevice()
}

beforeEach(async () => {
  localStorage.clear()
  await leaveUsedDevice()
})
afterEach(async () => {
  vi.restoreAllMocks()
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '')
})

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

test('what proved a sign-up goes at the first start after its seven days', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  makeSignUpProof('ana@canteiro.example')
  await cleanDevice()
  expect(localStorage).toHaveLength(1)
  vi.setSystemTime('2026-11-27T12:00:01Z')
  await cleanDevice()
  expect(localStorage).toHaveLength(0)
  localStorage.setItem('canteiro-sign-up-proof', '{"email":')
  await cleanDevice()
  expect(localStorage).toHaveLength(0)
})

test('[A2] signing out needs no more room on the device than the session gives back', async () => {
  signedIn({ user_id: usedBy })
  fillStorage(() => session() !== null)
  expect(await leaveDevice(usedBy, nothingOpen)).toBe(true)
  expect(await namesOf(usedBy)).toEqual([])
  expect({ ...localStorage }).toEqual({})
})

test('[A2] [A4] an account that leaves takes nothing of another one that has signed in meanwhile in another tab', async () => {
  signedIn({ user_id: 'anotheraccount0' })
  expect(await leaveDevice(usedBy, nothingOpen)).toBe(true)
  expect(await namesOf(usedBy)).toEqual([])
  expect(session()).toContain('anotheraccount0')
})

test('[A2] in a browser that cannot list its databases the pictures are removed too', async () => {
  await keepPhoto()
  const { databases } = indexedDB
  Object.assign(indexedDB, { databases: undefined })
  await removeAccountData(usedBy)
  Object.assign(indexedDB, { databases })
  expect(await namesOf(usedBy)).not.toContain(`canteiro-${usedBy}-blobs`)
})

test('[A2] a sign-out that was cut short is finished at the next start, unsent items included', async () => {
  // The page was closed right after its marks.
  markLeaving(usedBy)
  expect(await cleanDevice()).toBe(true)
  expect(await namesOf(usedBy)).toEqual([])
  expect(leavingIds()).toEqual([])
})

test('[A2] what cannot be removed is told, tried again, and keeps its account closed meanwhile', async () => {
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

test('[A2] an account that cannot be closed is removed all the same', async () => {
  signedIn({ user_id: usedBy })
  expect(await leaveDevice(usedBy, () => Promise.reject(new Error('It is closed already.')))).toBe(true)
  expect(await namesOf(usedBy)).toEqual([])
})

test('[A2] a removal that is cut short leaves no part of a copy that passes for the whole', async () => {
  const gone: string[] = []
  const { deleteDatabase } = indexedDB
  vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation((name) => {
    gone.push(name)
    return deleteDatabase.call(indexedDB, name)
  })
  await leaveDevice(usedBy, nothingOpen)
  expect(gone[0]).toContain('local-documents')
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
  expect([await stored('projects'), await stored('users'), await stored('notifications')]).toEqual([0, 0, 0])
  expect(await unsentOnDisk(usedBy)).toMatchObject({ items: UNSENT })
  // At every later start too.
  expect(await cleanDevice()).toBe(true)
  const database = await openDatabase(usedBy)
  expect(await rowsIn(database, ['queued', 'sent', 'refused'])).toHaveLength(3)
  await database.close()
})

test('[A4] wherever the app dies while it closes an account without a session, the next start finishes it', { timeout: 300_000 }, async () => {
  for (let writes = 0; ; writes++) {
    const database = await openDatabase(usedBy)
    const [queued] = await rowsIn(database, ['queued'])
    if (queued) await addRow(database, { ...queued, id: newId(), state: 'accepted' })
    await seenPhotos(database).keep('/theirs', 'small', 'theirs', pictureOf(picture.png))
    await database.close()
    const end = await dyingAfter(writes, cleanDevice)
    expect(await cleanDevice()).toBe(true)
    expect([writes, await stored('projects'), await stored('outbox')]).toEqual([writes, 0, 3])
    expect(await namesOf(usedBy)).not.toContain(`canteiro-${usedBy}-seen`)
    if (end === 'ended') return expect(writes).toBeGreaterThan(10)
    await leaveAnew()
  }
})

test('[A4] a draft of an account without a session stays closed', async () => {
  const database = await openDatabase(usedBy)
  await database.outbox.find().remove()
  await database.uploads.find().remove()
  await database.close()
  await cleanDevice()
  expect(await unsentOnDisk(usedBy)).toMatchObject({ items: 0, drafts: 1 })
  expect(await stored('projects')).toBe(0)
})

test("the signed-in account's data stays as it is", async () => {
  signedIn({ user_id: usedBy })
  const before = await stored('projects')
  expect(await cleanDevice()).toBe(true)
  expect(await stored('projects')).toBe(before)
})

test('[A3] a browser session that is over is closed at the next start', async () => {
  signedIn({ user_id: usedBy, remember: false })
  expect(await cleanDevice()).toBe(true)
  expect(session()).toBeNull()
  expect(await stored('projects')).toBe(0)
  expect(await unsentOnDisk(usedBy)).toMatchObject({ items: UNSENT })
})

test('what a page rescued in the moment of signing out goes at the next start', async () => {
  signedIn({ user_id: usedBy })
  await leaveDevice(usedBy, nothingOpen)
  localStorage.setItem(`canteiro-${usedBy}:draft:new-project`, '{}')
  await cleanDevice()
  expect({ ...localStorage }).toEqual({})
})

test('[A2] unsent items are counted without opening the account, as the warning counts them', async () => {
  expect(await unsentOnDisk(usedBy)).toMatchObject({ items: UNSENT })
  expect(await unsentOnDisk('anotheraccount0')).toEqual({ items: 0, drafts: 0, photos: 0 })
  const before = (await indexedDB.databases()).length
  await unsentOnDisk('anotheraccount0')
  expect(await indexedDB.databases()).toHaveLength(before)
})

test('[A2] drafts and the photos of drafts are counted as well, whether the account is open or not; what is empty is not', async () => {
  await sendEverything()
  const database = await openDatabase(usedBy)
  const account = standInAccount(database, { actor: { ...joao, id: usedBy } })
  const both = async () => {
    const loss = await lossOf(account, null)
    if (!loss) throw new Error('not counted')
    const { named, ...open } = loss
    expect(named).toHaveLength(open.drafts)
    return [open, await unsentOnDisk(usedBy)]
  }
  const nothing = { items: 0, drafts: 0, photos: 0 }
  expect(await both()).toEqual([nothing, nothing])
  await database.upsertLocal('draft:chat:a', { value: ' ', saved_at: '' })
  await database.upsertLocal('draft:proposal:a', { value: { amount: null, cover_letter: '', touched: ['amount'] }, saved_at: '' })
  await database.upsertLocal('draft:new-project', { value: { title: 'Muro', products: [{ id: 'row', name: '', quantity: '' }] }, saved_at: '' })
  await addPhoto(database, { record: 'projects/written', position: 0, state: 'draft' }, picturesOf(pictureOf(picture.png)))
  localStorage.setItem(`canteiro-${usedBy}:draft:new-project`, '{}')
  const some = { items: 0, drafts: 1, photos: 1 }
  expect(await both()).toEqual([some, some])
  await database.close()
})

test('[A4] the photo of a draft of an account without a session stays closed', async () => {
  await sendEverything()
  const database = await openDatabase(usedBy)
  await addPhoto(database, { record: 'projects/written', position: 0, state: 'draft' }, picturesOf(pictureOf(picture.png)))
  await database.close()
  await cleanDevice()
  expect(await unsentOnDisk(usedBy)).toEqual({ items: 0, drafts: 0, photos: 1 })
})

test('[A2] where not even that can be read, nothing is claimed', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError')
  })
  expect(await unsentOnDisk(usedBy)).toBeNull()
})
