import { onTestFinished, vi } from 'vitest'
import { type AccountStore, openAccountStore } from '../../../web/src/data/store/account-store'
import type { AccountDatabase } from '../../../web/src/sync'
import { aSession } from '../../web/app/sessions'
import { nothingNew } from '../device/scripted-transport'
import { createTabLocks } from '../device/tab-locks'

/** Until the test ends; pulls find nothing new. */
export async function startedApp(database: AccountDatabase, isThere: () => boolean = () => true): Promise<AccountStore> {
  vi.stubGlobal('EventSource', class extends EventTarget {})
  vi.stubGlobal('fetch', async () => (isThere() ? Response.json(nothingNew()) : Promise.reject(new TypeError('no way'))))
  const account = await openAccountStore({
    session: aSession({ user_id: database.name.replace('canteiro-', '') }),
    token: () => 'token',
    onAccountRemoved: () => undefined,
    baseUrl: 'http://server.invalid',
    environment: { isOnline: () => true, isVisible: () => true, onChange: () => () => undefined, locks: createTabLocks() },
    database,
    waits: { firstRetryMs: 10, longestRetryMs: 10 },
  })
  onTestFinished(() => {
    account.sync.stop()
    vi.unstubAllGlobals()
  })
  return account
}
