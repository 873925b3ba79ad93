import { act } from 'react'
import { BehaviorSubject } from 'rxjs'
import { expect, test } from 'vitest'
import { useSending } from '../../../web/src/data/uploads/use-sending'
import { type SyncStatus, startingStatus } from '../../../web/src/sync/status'
import { mount } from '../ui/mount'
import { eachWithDatabase } from './each-database'
import { inAccount, standInAccount } from './stand-in-account'

const database = eachWithDatabase()

test('[P12] how much of an upload has gone is told while there is a connection', async () => {
  const status$ = new BehaviorSubject<SyncStatus>(startingStatus)
  let seen: SyncStatus['sending'] | undefined
  function Sending() {
    seen = useSending()
    return null
  }
  await mount(inAccount(standInAccount(database(), { status$ }), <Sending />))
  const becomes = (change: Partial<SyncStatus>) => act(async () => status$.next({ ...status$.value, ...change }))
  expect(seen).toBeNull()
  await becomes({ connection: 'online', sending: { id: 'one', percent: 45 } })
  expect(seen).toEqual({ id: 'one', percent: 45 })
  await becomes({ connection: 'offline' })
  expect(seen).toBeNull()
  await becomes({ connection: 'online', sending: null })
  expect(seen).toBeNull()
})
