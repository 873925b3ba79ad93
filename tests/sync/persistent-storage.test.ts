import 'fake-indexeddb/auto'
import type { Subscription } from 'rxjs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyOf } from '#domain/collections'
import { newId } from '#new-id'
import { createDraftKeeper } from '../../web/src/data/kept-drafts/draft-keeper'
import { requestPersistence } from '../../web/src/data/store/persistent-storage'
import { type AccountDatabase, addPhoto, addRow, changeRow } from '../../web/src/sync'
import { noteProgress } from '../../web/src/sync/pull/server-position'
import { picture, pictureOf, picturesOf } from '../support/data/pictures'
import { eachDatabase } from '../support/device/each-database'
import { hold } from '../support/device/hold'
import { waitFor } from '../support/wait-for'
import { queuedRow } from '../web/outbox/rows'

let database: AccountDatabase
let asking: Subscription
const persist = vi.fn(async () => true)
const persisted = vi.fn(async () => false)

eachDatabase((opened) => {
  database = opened
})

beforeEach(() => {
  vi.stubGlobal('navigator', { storage: { persist, persisted } })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
  asking = requestPersistence(database)
})
afterEach(() => {
  asking.unsubscribe()
  vi.resetAllMocks()
})

const command = () => addRow(database, queuedRow('publish_project', {}))
const photo = () => addPhoto(database, { record: `projects/${newId()}`, position: 0 }, picturesOf(pictureOf(picture.png)))
const draft = () => new Promise<void>((resolve) => createDraftKeeper(database, 'project').keep({ title: 'Deck' }, () => resolve()))

test.each([
  ['command', command],
  ['upload', photo],
  ['draft', draft],
])('the first %s asks the browser to keep this device’s storage', async (_name, store) => {
  await store()
  await waitFor(() => expect(persist).toHaveBeenCalledTimes(1))
})

test('persistent storage is requested once, whatever else is stored', async () => {
  for (const store of [draft, command, photo, command]) await store()
  await waitFor(() => expect(persist).toHaveBeenCalled())
  expect(persist).toHaveBeenCalledTimes(1)
})

test('storing what the server has too requests nothing: documents, checkpoints, read marks, answers', async () => {
  const answered = await command()
  await waitFor(() => expect(persist).toHaveBeenCalledTimes(1))
  asking = requestPersistence(database)
  await hold(database, 'projects', [{ ...emptyOf('projects'), id: newId() }])
  await noteProgress(database, { projects: { start: 1 } })
  await addRow(database, queuedRow('mark_notifications_read', {}, { on_refusal: 'forget' }))
  await changeRow(database, answered, () => ({ state: 'sent' }))
  await new Promise((resolve) => setTimeout(resolve))
  expect(persist).toHaveBeenCalledTimes(1)
  // The same device hears of the next thing of one's own.
  await photo()
  await waitFor(() => expect(persist).toHaveBeenCalledTimes(2))
})

test('storage that is already persistent is not requested; a refusal or a missing API is ignored', async () => {
  persisted.mockResolvedValueOnce(true)
  await command()
  await waitFor(() => expect(persisted).toHaveBeenCalledTimes(1))
  expect(persist).not.toHaveBeenCalled()

  asking = requestPersistence(database)
  persist.mockRejectedValueOnce(new Error('no'))
  await draft()
  await waitFor(() => expect(persist).toHaveBeenCalledTimes(1))

  asking = requestPersistence(database)
  vi.stubGlobal('navigator', {})
  await photo()
  expect((await database.uploads.find().exec()).length).toBe(1)
})
