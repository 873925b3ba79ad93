import { afterEach, beforeEach, vi } from 'vitest'
import { newId } from '#new-id'
import { openDatabase } from '../../../web/src/data/store/database'
import type { AccountDatabase } from '../../../web/src/sync'

type Tell = (opened: AccountDatabase, name: string) => unknown

/** Gives each test of a file a database of its own, by `tell`; what the test stubbed, spied on or put off goes with it. */
export function eachDatabase(tell: Tell) {
  let [name, database]: [string, AccountDatabase | undefined] = ['', undefined]
  /** The app is opened again on what the one that died had stored. */
  async function restart(): Promise<void> {
    await database?.close()
    database = await openDatabase(name)
    await tell(database, name)
  }
  async function startAnew(): Promise<void> {
    name = newId()
    await restart()
  }
  beforeEach(startAnew)
  afterEach(async () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    await database?.close()
  })
  return { restart, startAnew }
}
