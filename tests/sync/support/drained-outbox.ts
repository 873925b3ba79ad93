import { type AccountDatabase, addRow, type OutboxRow, rowsIn } from '../../../web/src/sync'
import { createPush } from '../../../web/src/sync/push/push'
import { createServerClock } from '../../../web/src/sync/push/server-clock'
import { defaultWaits } from '../../../web/src/sync/waits'
import { eachDatabase } from '../../support/device/each-database'
import { notePulled, type Scripted, scriptedTransport, stamp } from '../../support/device/scripted-transport'
import { discard } from '../../support/discard'
import { queuedRow } from '../../web/outbox/rows'

export const all = ['queued', 'sent', 'accepted', 'done', 'refused'] as const

/** A pulled database for each test, by `tell`, and means to fill and send its outbox. */
export function drainedOutbox(tell: (opened: AccountDatabase) => void) {
  let database: AccountDatabase

  eachDatabase(async (opened) => {
    database = opened
    await notePulled(database)
    tell(database)
  })

  const states = async () => (await rowsIn(database, all)).map(({ id, state }) => `${id} ${state}`)
  const add = (given: Partial<OutboxRow> = {}) => addRow(database, queuedRow('edit_account', { about: 'novo' }, given))

  const drop = (row: OutboxRow) => discard({ database }, row)

  function startPush(answer: (path: string, body: unknown) => Promise<Scripted> | Scripted, clock = toldClock()) {
    const push = createPush({ database, transport: scriptedTransport(answer), lease: () => () => true, clock, waits: defaultWaits })
    return { push, drain: () => push.drain(() => undefined) }
  }

  return { states, add, drop, startPush }
}

export function toldClock() {
  const clock = createServerClock()
  clock.tell(stamp.now)
  return clock
}
