import { afterEach, beforeEach, vi } from 'vitest'
import { newId } from '#new-id'
import { openDatabase } from '../../../web/src/data/store/database'
import type { AccountDatabase } from '../../../web/src/sync'

/** Gives each test a database, by `tell`. The function that it returns opens the app again on what the one that died had stored. */
export function restartedApp(tell: (opened: AccountDatabase) => void): () => Promise<void> {
  let name: string
  let database: AccountDatabase
  const open = async () => {
    database = await openDatabase(name)
    tell(database)
  }

  beforeEach(async () => {
    vi.stubGlobal('localStorage', {})
    name = newId()
    await open()
  })
  afterEach(async () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    await database.close()
  })

  return async () => {
    await database.close()
    await open()
  }
}
