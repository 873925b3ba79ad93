import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { remove } from '#domain/command'
import { discardCommands } from '../../../web/src/data/discard'
import { undo } from '../../../web/src/data/undo'
import { type AccountDatabase, addPhoto, addRow, rowsIn, uploadsIn } from '../../../web/src/sync'
import { storeAccepted } from '../../../web/src/sync/push/outbox'
import { picturesOf } from '../../support/data/pictures'
import { improving, sending } from '../../support/data/proposal-rows'
import { eachDatabase } from '../../support/device/each-database'
import { stamp } from '../../support/device/scripted-transport'
import { dyingAfter } from '../../support/device/storage-writes'
import { queuedRow, refusedRow } from '../../web/outbox/rows'

let database: AccountDatabase
const { restart, startAnew } = eachDatabase((opened) => {
  database = opened
})

const all = ['queued', 'sent', 'accepted', 'done', 'refused'] as const
const rows = () => rowsIn(database, all)
const photos = async () => (await uploadsIn(database, ['waiting', 'refused'])).map(({ record }) => record)

test('[P8] wherever the app dies while an accepted deletion is stored, nothing of the project stays in Pendências', async () => {
  for (let writes = 0; ; writes++) {
    await addRow(database, refusedRow('complete_project', {}, 'internal', { record: 'projects/mine' }))
    await addRow(database, refusedRow('accept_proposal', {}, 'internal', { record: 'proposals/theirs', parent: 'projects/mine' }))
    await addPhoto(database, { record: 'projects/mine', position: 0 }, picturesOf(new Blob()))
    const deletion = await addRow(
      database,
      queuedRow('delete_project', {}, { state: 'sent', record: 'projects/mine', changes: [remove('projects', 'mine')] }),
    )
    const end = await dyingAfter(writes, () => storeAccepted(database, deletion, 7, stamp.now))
    await restart()
    const [row] = (await rows()).filter(({ id }) => id === deletion.id)
    // A command without an answer is sent again, and gets the same one.
    if (row?.state === 'sent') await storeAccepted(database, row, 7, stamp.now)
    expect([writes, (await rows()).map(({ verb, state }) => [verb, state]), await photos()]).toEqual([writes, [['delete_project', 'accepted']], []])
    if (end === 'ended') return expect(writes).toBeGreaterThan(3)
    await database.close()
    await startAnew()
  }
})

test('[PRODUCT 59] wherever the app dies while a proposal and its change are discarded or that is undone, the proposal never goes out without its change', async () => {
  for (const isUndone of [false, true]) {
    for (let writes = 0; ; writes++) {
      const unsent = [await addRow(database, sending(750)), await addRow(database, improving(7_500))]
      if (isUndone) await discardCommands({ database }, unsent)
      const act = () => (isUndone ? undo(unsent[0]?.id ?? '') : discardCommands({ database }, unsent))
      const end = await dyingAfter(writes, async () => void (await act()))
      await restart()
      const left = (await rowsIn(database, ['queued'])).map(({ verb }) => verb)
      expect([isUndone, writes, left]).not.toEqual([isUndone, writes, ['send_proposal']])
      await database.close()
      await startAnew()
      if (end === 'ended') {
        expect([writes, left]).toEqual([2, isUndone ? ['send_proposal', 'improve_proposal'] : []])
        break
      }
    }
  }
})
