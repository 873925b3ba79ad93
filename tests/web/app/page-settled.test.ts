import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageSettled } from '../../../web/src/app/pwa/page-settled'
import { noteInPreparation } from '../../../web/src/data/uploads/photos-in-preparation'
import type { AccountDatabase } from '../../../web/src/sync'

const database = {} as AccountDatabase

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  noteInPreparation(database, 0)
  vi.useRealTimers()
})

test('a page that prepares photos is not at rest before it has the last of them', async () => {
  noteInPreparation(database, 2)
  const settled = vi.fn()
  void pageSettled(10_000).then(settled)
  await vi.advanceTimersByTimeAsync(30_000)
  noteInPreparation(database, 1)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(settled).not.toHaveBeenCalled()
  noteInPreparation(database, 0)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(settled).toHaveBeenCalled()
})
