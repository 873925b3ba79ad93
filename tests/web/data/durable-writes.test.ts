import { afterEach, expect, test, vi } from 'vitest'
import { createDraftKeeper } from '../../../web/src/data/drafts/draft-keeper'
import { openDatabase } from '../../../web/src/data/store/database'
import { addPhoto } from '../../../web/src/sync'
import { picture, pictureOf, picturesOf } from '../../support/pictures'

afterEach(() => {
  vi.restoreAllMocks()
})

test('[PRODUCT 38] [A2] what a screen calls kept is on the disk, not only on its way there: a draft, a row, its photo, and the notes that belong to them', async () => {
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const database = await openDatabase('durableaccount0')
  await new Promise<void>((kept) => createDraftKeeper(database, 'new-project').keep({ title: 'Muro' }, () => kept()))
  await addPhoto(database, { record: 'projects/written', position: 0 }, picturesOf(pictureOf(picture.png)))
  const writes = transactions.mock.calls.filter(([, mode]) => mode === 'readwrite')
  expect(writes.length).toBeGreaterThanOrEqual(3)
  expect(writes.map(([, , options]) => options?.durability)).toEqual(writes.map(() => 'strict'))
  await database.close()
})
