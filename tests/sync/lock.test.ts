import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLock, type Lock } from '../../web/src/sync/lock/lock'
import { createTabLocks } from '../support/device/tab-locks'

let locks: LockManager
let tabs: Tab[]

beforeEach(() => {
  locks = createTabLocks()
  tabs = []
})
afterEach(() => {
  for (const { lock } of tabs) lock.release()
  vi.useRealTimers()
})

type Tab = { lock: Lock; isVisible: boolean; told: string[]; show(isVisible: boolean): void }

/** A tab of the same account. Its channel carries nothing, as that of a page that is busy or frozen. */
function openTab({ isVisible = true } = {}): Tab {
  const told: string[] = []
  const lock = createLock({
    name: 'sync-ana',
    environment: { isOnline: () => true, isVisible: () => tab.isVisible, onChange: () => () => undefined, locks },
    onHeld: () => told.push('held'),
    onLost: () => told.push('lost'),
  })
  const tab: Tab = {
    lock,
    isVisible,
    told,
    show(next) {
      tab.isVisible = next
      lock.claim()
    },
  }
  queueMicrotask(() => lock.claim())
  tabs.push(tab)
  return tab
}

const holders = () => tabs.map(({ lock }) => lock.isHeld())

test('[T1] a visible holder keeps the lock however long it is too busy to say anything', async () => {
  vi.useFakeTimers()
  const first = openTab()
  await vi.advanceTimersByTimeAsync(0)
  openTab()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(holders()).toEqual([true, false])
  expect(first.told).toEqual(['held'])
})

test('[T1] a visible tab takes the lock from a hidden holder at once, whether it is opened then or was there', async () => {
  const first = openTab()
  await expect.poll(holders).toEqual([true])
  first.show(false)
  const second = openTab()
  await expect.poll(holders).toEqual([false, true])
  const third = openTab()
  await expect.poll(() => third.told).toEqual([])
  // Nothing happens in the third tab: the one before it is hidden, and that is enough.
  second.show(false)
  await expect.poll(holders).toEqual([false, false, true])
})

test('[T1] a tab that was hidden while it waited takes nothing, and a hidden holder goes on while no other is seen', async () => {
  const first = openTab()
  await expect.poll(holders).toEqual([true])
  const second = openTab()
  second.show(false)
  first.show(false)
  await expect.poll(holders).toEqual([true, false])
  first.show(true)
  second.show(true)
  await expect.poll(holders).toEqual([true, false])
  expect(first.told).toEqual(['held'])
})

test('[T1] when the holder ends, a hidden tab goes on', async () => {
  const first = openTab()
  const second = openTab({ isVisible: false })
  await expect.poll(holders).toEqual([true, false])
  first.lock.release()
  await expect.poll(() => second.lock.isHeld()).toBe(true)
})

test('[L9] a lock that was lost and won again is not the one from before', async () => {
  const first = openTab()
  await expect.poll(holders).toEqual([true])
  const before = first.lock.lease()
  expect(before()).toBe(true)
  first.show(false)
  const second = openTab()
  await expect.poll(holders).toEqual([false, true])
  expect(before()).toBe(false)
  second.show(false)
  first.show(true)
  await expect.poll(holders).toEqual([true, false])
  expect(before()).toBe(false)
  expect(first.lock.lease()()).toBe(true)
})
