import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { acceptanceOf } from '#domain/commands/accept-proposal'
import { newId } from '#new-id'
import { acceptProposal } from '../../web/src/data/commands/accept-proposal'
import type { AccountStore } from '../../web/src/data/store/account-store'
import { type AccountDatabase, addRow, changeRow, rowsIn } from '../../web/src/sync'
import { readPosition } from '../../web/src/sync/pull/server-position'
import { ana, aProject, aProposal, LATER } from '../domain/builders'
import { eachDatabase } from '../support/device/each-database'
import { notePulled, scriptedTransport, stamp } from '../support/device/scripted-transport'
import { watchWrites } from '../support/device/storage-writes'
import { queuedRow } from '../web/outbox/rows'

let database: AccountDatabase
eachDatabase((opened) => {
  database = opened
})

const rows = () => rowsIn(database, ['queued', 'sent', 'accepted', 'done', 'refused'])

/** Ana accepts the proposal that her device shows; `meanwhile` is done while the server answers, `onPull` when a pull is asked for. */
async function acceptsShown(meanwhile: () => unknown, onPull: () => unknown = () => undefined) {
  await show()
  return accepts(meanwhile, onPull)
}

async function show() {
  await notePulled(database)
  await database.projects.bulkInsert([{ ...aProject(), newest: 1 }])
  await database.proposals.bulkInsert([{ ...aProposal(), newest: 1 }])
}

async function accepts(meanwhile: () => unknown = () => undefined, onPull: () => unknown = () => undefined) {
  const asked: unknown[] = []
  const transport = scriptedTransport((_path, body) => {
    asked.push(body)
    meanwhile()
    return { body: { ...stamp, seq: 11, conversation_id: 'c', accepted_at: LATER } }
  })
  const account = { database, transport, actor: () => ana, sync: { tryNow: onPull } }
  return { accepted: await acceptProposal(account as unknown as AccountStore, acceptanceOf(aProposal())), asked }
}

test('[P7] the pull that follows an acceptance finds its row, and settles it', async () => {
  const atPull: Promise<unknown>[] = []
  const held = async () => (await rows()).map(({ state, version, args }) => [state, version, args])
  const { accepted, asked } = await acceptsShown(
    () => undefined,
    () => atPull.push(held()),
  )
  expect(accepted).toEqual({ ok: true })
  expect(await Promise.all(atPull)).toEqual([[['accepted', 1, acceptanceOf(aProposal())]]])
  // The request is the one that is kept to be sent again.
  expect(asked).toMatchObject([{ version: 1, ...acceptanceOf(aProposal()) }])
})

test('[P11a] [PRODUCT 120] what is said of a deal before a pull brings it names it by the server’s time', async () => {
  await acceptsShown(() => undefined)
  const [accepted] = await rows()
  expect(accepted?.changes).toContainEqual(
    expect.objectContaining({ collection: 'projects', fields: expect.objectContaining({ accepted_at: LATER }) }),
  )
})

test('[PRODUCT 14] an acceptance does not overtake an edit of the project that waits: it says so, has it sent, and asks the server nothing', async () => {
  const changes = { edition: newId(), title: 'Reforma de lavabo' }
  const edit = await addRow(database, queuedRow('edit_project', changes, { record: `projects/${aProposal().project_id}`, state: 'sent' }))
  await addRow(database, queuedRow('edit_project', changes, { record: 'projects/another' }))
  let tries = 0
  const tryNow = () => tries++
  expect(await acceptsShown(() => undefined, tryNow)).toEqual({ accepted: { ok: false, code: 'edit_waiting' }, asked: [] })
  expect(tries).toBe(1)
  await changeRow(database, edit, () => ({ state: 'accepted' }))
  expect(await accepts()).toMatchObject({ accepted: { ok: true }, asked: [{}] })
})

test('[PRODUCT 14] an acceptance that the server took is told as taken where this device has no room to keep it, and a pull brings it', async () => {
  let end: () => void = () => undefined
  let pulls = 0
  const isFull = () => {
    end = watchWrites(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
  }
  const { accepted } = await acceptsShown(isFull, () => pulls++)
  end()
  expect(accepted).toEqual({ ok: true })
  expect(pulls).toBe(1)
  // Nothing of the answer is kept without the end that it named. Rule F7.
  expect(await rows()).toEqual([])
  expect(await readPosition(database)).toMatchObject({ seen: stamp.end })
})

test('[PRODUCT 14] an acceptance for which this device cannot read its own storage says so, and nothing is asked of the server', async () => {
  const transport = scriptedTransport(() => {
    throw new Error('nothing is to be asked')
  })
  const account = { database, transport, actor: () => ana, sync: { tryNow: () => undefined } }
  await database.close()
  expect(await acceptProposal(account as unknown as AccountStore, acceptanceOf(aProposal()))).toEqual({ ok: false, code: 'storage_broken' })
})
