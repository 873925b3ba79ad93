import { getDefaultStore } from 'jotai/vanilla'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offerDesktopUpdate } from '../../../web/src/app/desktop/offer-desktop-update'
import { waitingUpdate } from '../../../web/src/app/pwa/update'
import { noteInPreparation } from '../../../web/src/data/uploads/photos-in-preparation'
import type { AccountDatabase } from '../../../web/src/sync'

const database = {} as AccountDatabase
const offered = () => getDefaultStore().get(waitingUpdate)
const call = vi.fn(async (_name: string): Promise<never> => Promise.reject(new Error('It could not be installed.')))
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  call.mockClear()
  vi.useFakeTimers()
})
afterEach(() => {
  noteInPreparation(database, 0)
  vi.useRealTimers()
  getDefaultStore().set(waitingUpdate, null)
})

test('[PRODUCT 20] the desktop app does not end for its new version while photos are being prepared', async () => {
  offerDesktopUpdate({ call }, false)
  noteInPreparation(database, 2)
  offered()?.install()
  await after(60_000)
  expect(call).not.toHaveBeenCalled()
  noteInPreparation(database, 0)
  await after(10_000)
  expect(call.mock.calls).toEqual([['installUpdate', undefined]])
  expect(offered()?.hasFailed).toBe(true)
})

test('a new version of the desktop app that is put off meanwhile is not installed', async () => {
  offerDesktopUpdate({ call }, false)
  const offer = offered()
  offer?.install()
  offer?.putOff()
  await after(60_000)
  expect(call).not.toHaveBeenCalled()
})
