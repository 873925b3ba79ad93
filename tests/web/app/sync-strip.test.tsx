import { act } from 'react'
import { BehaviorSubject } from 'rxjs'
import { expect, test, vi } from 'vitest'
import { SyncStrip } from '../../../web/src/app/shell/sync-strip'
import type { SyncStatus } from '../../../web/src/sync'
import { startingStatus } from '../../../web/src/sync/status'
import { eachWithDatabase } from '../data/each-database'
import { inAccount, standInAccount } from '../data/stand-in-account'
import { all, get, mount, press } from '../ui/mount'

const database = eachWithDatabase()

test('a database that was closed under the page, as by iOS in the background, is opened again by a press', async () => {
  const status$ = new BehaviorSubject<SyncStatus>({ ...startingStatus, connection: 'online', complete: true, storage: 'broken' })
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
  await mount(inAccount(standInAccount(database(), { status$ }), <SyncStrip />))
  await expect.poll(() => act(async () => all('button').length), { timeout: 5_000 }).toBe(1)
  await press(get('button', 'Recarregar'))
  expect(reload).toHaveBeenCalledOnce()
})
