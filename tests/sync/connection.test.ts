import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { type AccountDatabase, addRow, rowsIn } from '../../web/src/sync'
import { aProject } from '../domain/builders'
import { eachDatabase } from '../support/device/each-database'
import { nothingNew } from '../support/device/scripted-transport'
import { queuedRow } from '../web/outbox/rows'
import { startHeldSync } from './support/started-sync'

let database: AccountDatabase
eachDatabase((opened) => {
  database = opened
})

/** An engine on a device whose network comes and goes, and the requests that it has made. */
function connect() {
  let isOnline = true
  let tell: () => void = () => undefined
  const { sync, asked } = startHeldSync(database, {
    isOnline: () => isOnline,
    onChange: (listener) => {
      tell = listener
      return () => undefined
    },
  })
  const go = (online: boolean) => {
    isOnline = online
    tell()
  }
  return { sync, asked, go }
}

test('a round that ends after the network has gone leaves the device offline', async () => {
  const { sync, asked, go } = connect()
  await expect.poll(() => asked.length).toBe(1)
  go(false)
  expect(sync.status().connection).toBe('offline')
  asked[0]?.answer(Response.json(nothingNew()))
  await expect.poll(() => sync.status().complete).toBe(true)
  expect(sync.status().connection).toBe('offline')
  sync.stop()
})

test.each([true, false])(
  '[P9] what is given without a network was never sent, and goes out once a pull is answered all the same; stored %s',
  async (isStored) => {
    const { sync, asked, go } = connect()
    const pulls = () => asked.filter(({ path }) => path === '/api/sync/pull')
    const pushes = () => asked.filter(({ path }) => path === '/api/sync/push')
    await expect.poll(() => pulls().length).toBe(1)
    pulls()[0]?.answer(Response.json(nothingNew()))
    await expect.poll(() => sync.status().complete).toBe(true)
    go(false)
    const row = await addRow(database, queuedRow('edit_account', { about: 'novo' }))
    // It asks once whether the device is mistaken.
    await expect.poll(() => pulls().length).toBe(2)
    expect(pushes()).toEqual([])
    expect(await rowsIn(database, ['queued'])).toMatchObject([{ id: row.id, first_sent: '' }])
    if (!isStored) vi.spyOn(database.projects, 'bulkUpsert').mockRejectedValue(new DOMException('no room', 'QuotaExceededError'))
    const answer = nothingNew()
    const changed = { ...answer.collections.projects, documents: [aProject()] }
    pulls()[1]?.answer(Response.json({ ...answer, collections: { ...answer.collections, projects: changed } }))
    await expect.poll(() => pushes().length).toBe(1)
    expect(await rowsIn(database, ['sent'])).toMatchObject([{ id: row.id }])
    sync.stop()
  },
)
