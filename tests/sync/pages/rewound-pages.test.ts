import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { collectionNames } from '#domain/documents'
import { newId } from '#new-id'
import { type AccountDatabase, acceptAtOnce, addRow, type OutboxRow, rowsIn, type Transport } from '../../../web/src/sync'
import { beginAnew, noteAnswer, notePull, readPosition } from '../../../web/src/sync/pull/server-position'
import { heldIds } from '../../../web/src/sync/pull/stored-rows'
import { queueAllAgain, storeAccepted, storeRefused } from '../../../web/src/sync/push/outbox'
import { createPush } from '../../../web/src/sync/push/push'
import { createServerClock } from '../../../web/src/sync/push/server-clock'
import { defaultWaits } from '../../../web/src/sync/waits'
import { answer, page, project, scriptedPulls, stamp } from '../support/scripted-pulls'

let database: AccountDatabase
const { asked, answering, pulls, pullsWith } = scriptedPulls((opened) => {
  database = opened
})

const clock = createServerClock()
clock.tell(stamp(0).now)

const pushTo = (transport: Transport) => createPush({ database, transport, lease: () => () => true, clock, waits: defaultWaits })

const aCommand = (): Omit<OutboxRow, 'n'> => ({
  ...{ id: newId(), verb: 'edit_account', version: 1, args: {}, at: stamp(0).now, first_sent: '', state: 'queued', on_refusal: 'keep', code: '' },
  ...{ seq: 0, answered_at: '', failures: 0, record: 'users/me', parent: '', changes: [], about: { project_title: '', person_name: '' } },
})

test('[F7a] a server that calls the same start rewound twice in a round is waited for, and what it lost is given back once', async () => {
  const rewound = { ...stamp(5), rewound: true, kept: 0 }
  const onRewound = vi.fn(async () => undefined)
  expect(await pullsWith({ onRewound }, rewound, rewound, rewound)).toEqual({ ok: false, code: 'unavailable' })
  expect(asked).toHaveLength(2)
  expect(onRewound).toHaveBeenCalledTimes(1)
})

test('[F7a] a past that turns out to be rewound by the page that was asked for ahead is fetched anew', async () => {
  const rewound = { ...stamp(2, 'restored'), rewound: true, kept: 0 }
  const anew = answer(2, { projects: page(2, [project('two')]) }, 'restored')
  expect(await pulls(answer(5, { projects: page(4, [project('one')], true) }), rewound, anew)).toMatchObject({ ok: true, head: 2 })
  expect(asked[2]).toMatchObject({ token: 'restored', seen: 2, collections: { projects: null, users: null } })
  expect(await heldIds(database, 'projects')).toEqual(['two'])
})

test('[F7a] an answer under another start than the one that the device has learned meanwhile is thrown away', async () => {
  await pulls(answer(5))
  const late = async () => {
    await notePull(database, await readPosition(database), stamp(5, 'next'))
    return answer(9, { projects: page(9, [project('of another past')]) })
  }
  await pulls(late, answer(5, {}, 'next'))
  expect(await heldIds(database, 'projects')).toEqual([])
  expect(await readPosition(database)).toMatchObject({ token: 'next', seen: 5 })
})

test('[F7a] an acceptance that is answered under another start is not taken for one', async () => {
  await pulls(answer(5))
  const late = async () => {
    await notePull(database, await readPosition(database), stamp(5, 'next'))
    return { ...stamp(9), seq: 9, conversation_id: 'talk' }
  }
  expect(await acceptAtOnce(database, answering(late), aCommand())).toEqual({ ok: false, code: 'pull_first' })
  expect(await rowsIn(database, ['accepted', 'queued'])).toEqual([])
})

test('[F7a] a pull under a new start is asked again when a push has shown more meanwhile than it was judged by', async () => {
  await pulls(answer(5))
  const late = async () => {
    await noteAnswer(database, stamp(8))
    return answer(5, {}, 'next')
  }
  await pulls(late, { ...stamp(5, 'next'), rewound: true, kept: 0 }, answer(5, {}, 'next'))
  expect(asked.slice(1)).toMatchObject([{ seen: 5 }, { token: 'start', seen: 8 }, { token: 'next', seen: 5 }])
})

test('[F7a] what answers under another start, or asks to pull first, notes nothing', async () => {
  await pulls(answer(5))
  const before = await readPosition(database)
  const accepts = (given: object) => acceptAtOnce(database, answering({ ...given }), aCommand())
  for (const end of [3, 9]) {
    expect(await noteAnswer(database, stamp(end, 'next'))).toBe(false)
    expect(await accepts({ ...stamp(end, 'next'), pull_first: true })).toEqual({ ok: false, code: 'pull_first' })
    expect(await accepts({ ...stamp(end), pull_first: true })).toEqual({ ok: false, code: 'pull_first' })
    const push = pushTo(answering({ ...stamp(end, 'next'), pull_first: true }))
    push.notePulled()
    await addRow(database, aCommand())
    expect(await push.drain(() => undefined)).toEqual({ ok: false, code: 'pull_first' })
  }
  expect(await readPosition(database)).toEqual(before)
})

test('[P11] until all that was kept is queued again after a rewind, nothing is sent, also after a crash in between', async () => {
  await pulls(answer(5))
  const dies = async () => {
    throw new Error('the device dies')
  }
  await expect(pullsWith({ onRewound: dies }, { ...stamp(3, 'next'), rewound: true, kept: 0 })).rejects.toThrow('the device dies')
  const push = pushTo(answering())
  push.notePulled()
  await addRow(database, aCommand())
  expect(await push.drain(() => undefined)).toEqual({ ok: false, code: 'pull_first' })
  expect(await acceptAtOnce(database, answering(), aCommand())).toEqual({ ok: false, code: 'pull_first' })
  const again = vi.fn(async () => undefined)
  await pullsWith({ onRewound: again }, answer(3, {}, 'next'))
  expect(again).toHaveBeenCalledOnce()
  expect(await readPosition(database)).toMatchObject({ isRewound: false, sweeping: [] })
})

test('[P11] an answer from before a rewind leaves the command queued that the rewind queued again', async () => {
  const row = await addRow(database, { ...aCommand(), state: 'sent' })
  await queueAllAgain(database)
  await storeAccepted(database, row, 9, stamp(9).now)
  await storeRefused(database, row, { code: 'project_closed' }, stamp(9).now)
  expect(await rowsIn(database, ['queued'])).toMatchObject([{ id: row.id, seq: 0, code: '' }])
})

test('[P11] an acceptance that is kept after a rewind was noted, as by another tab, is queued again', async () => {
  await pulls(answer(5))
  const accepts = () => acceptAtOnce(database, answering({ ...stamp(9), seq: 9, conversation_id: 'talk' }), aCommand())
  await accepts()
  const insert = database.outbox.bulkInsert.bind(database.outbox)
  vi.spyOn(database.outbox, 'bulkInsert').mockImplementationOnce(async (rows) => {
    await beginAnew(database, { ...stamp(3, 'next'), kept: 0 }, collectionNames)
    return insert(rows)
  })
  await accepts()
  expect((await rowsIn(database, ['accepted', 'queued'])).map(({ state }) => state)).toEqual(['accepted', 'queued'])
})

test('[F7b] the old picture stays until the new one is in, then what the new one lacks goes', async () => {
  await pulls(answer(5, { projects: page(5, [project('kept'), project('lost')]) }))
  const held: string[][] = []
  const lastPage = async () => {
    held.push((await heldIds(database, 'projects')).sort())
    return answer(3)
  }
  const rewound = { ...stamp(3, 'next'), rewound: true, kept: 0 }
  await pulls(rewound, answer(3, { projects: page(3, [project('kept')], true) }, 'next'), async () => ({ ...(await lastPage()), token: 'next' }))
  expect(held).toEqual([['kept', 'lost']])
  expect(await heldIds(database, 'projects')).toEqual(['kept'])
})
