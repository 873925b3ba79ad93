import { afterEach, beforeEach } from 'vitest'
import { newId } from '#new-id'
import { openDatabase } from '../../../web/src/data/store/database'
import type { AccountDatabase } from '../../../web/src/sync'
import { unmountAll } from '../ui/mount'

/** Gives each test of the file that calls it an account database of its own. */
export function eachWithDatabase(): () => AccountDatabase {
  let database: AccountDatabase
  beforeEach(async () => {
    database = await openDatabase(newId())
  })
  afterEach(async () => {
    // The screen reads it.
    await unmountAll()
    localStorage.clear()
    await database.close()
  })
  return () => database
}
