import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadWhenPhotosAreKept, mayLoadAgain, watchLoads } from '../../../web/src/app/pwa/load-failure'
import { noteInPreparation } from '../../../web/src/data/uploads/photos-in-preparation'
import type { AccountDatabase } from '../../../web/src/sync'

/** Only who it is counts. */
const database = {} as AccountDatabase
const reload = vi.fn()

beforeAll(watchLoads)
beforeEach(() => {
  sessionStorage.clear()
  reload.mockReset()
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
})
afterEach(() => {
  noteInPreparation(database, 0)
  vi.restoreAllMocks()
})

/** What a page's code that does not come makes the browser throw. */
function lostChunk(): Error {
  const error = new TypeError('Failed to fetch dynamically imported module')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
  return error
}

test('a fresh page is tried where code did not come, and nowhere else', () => {
  expect(mayLoadAgain(lostChunk())).toBe(true)
  expect(mayLoadAgain(new Error('of the page itself'))).toBe(false)
})

test('no fresh page comes by itself while photos are being prepared', () => {
  const error = lostChunk()
  noteInPreparation(database, 3)
  expect(mayLoadAgain(error)).toBe(false)
  noteInPreparation(database, 0)
  expect(mayLoadAgain(error)).toBe(true)
})

test('a fresh page that is asked for waits until the photos are kept', async () => {
  noteInPreparation(database, 3)
  const loaded = loadWhenPhotosAreKept()
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(reload).not.toHaveBeenCalled()
  noteInPreparation(database, 0)
  await loaded
  expect(reload).toHaveBeenCalledTimes(1)
})
