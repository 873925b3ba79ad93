import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { quoteBounds } from '#domain/projects/quote-terms'
import { MOST_STRUCTURE, structureOf } from '#domain/wire/json-structure'
import { bodyLimits } from '#domain/wire/wire'
import { newId } from '#new-id'
import { type AccountDatabase, addRow, changeRow, type OutboxRow, rowsIn, type Transport } from '../../web/src/sync'
import { createPush } from '../../web/src/sync/push/push'
import { createServerClock } from '../../web/src/sync/push/server-clock'
import { defaultWaits } from '../../web/src/sync/waits'
import { aQuote } from '../domain/builders'
import { proposalArgs } from '../support/data/command-args'
import { acceptsAll, pushedIds, stamp } from '../support/device/scripted-transport'
import { queuedRow } from '../web/outbox/rows'
import { all, drainedOutbox, toldClock } from './support/drained-outbox'

let database: AccountDatabase
const { states, add, drop, startPush } = drainedOutbox((opened) => {
  database = opened
})

test('[P11] of an acceptance that a rewind has queued again while it was asked for, no answer is told', async () => {
  const row = await addRow(database, acceptance())
  const told: string[] = []
  const codes = ['proposal_missing', 'suspended'] as const
  let asked = 0
  const transport: Transport = {
    async post() {
      if (asked === 0) await changeRow(database, row, () => ({ state: 'queued' }))
      return { ok: false, code: codes[asked++] ?? 'suspended' }
    },
  }
  const push = createPush({ database, transport, lease: () => () => true, clock: toldClock(), waits: defaultWaits })
  await push.drain(({ refused }) => told.push(...refused.map(({ id }) => id)))
  expect(asked).toBe(2)
  expect(told).toEqual([])
  expect(await states()).toEqual([`${row.id} sent`])
})

test('[P1] however much waits, a request carries at most 50 commands and 256 kB', async () => {
  const rows: OutboxRow[] = []
  for (let n = 0; n < 55; n++) rows.push(await add())
  for (let n = 0; n < 16; n++) rows.push(await add({ args: { about: '漢"'.repeat(4_000) } }))
  const pushes: OutboxRow[][] = []
  const { drain } = startPush((_path, body) => {
    const ids = pushedIds(body)
    expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThanOrEqual(bodyLimits.push)
    pushes.push(rows.filter(({ id }) => ids.includes(id)))
    return acceptsAll(body)
  })
  await drain()
  expect(pushes.flat()).toEqual(rows)
  expect(pushes[0]).toHaveLength(50)
  for (const pushed of pushes) expect(pushed.length).toBeLessThanOrEqual(50)
})

test('[P1] [L11] proposals with long quotes go in as many requests as keep each below the structure that the server reads', async () => {
  const row = { kind: 'material', text: 'Argamassa', quantity: '9 sacos', total: 1_234.56 } as const
  const quote = aQuote({ rows: Array(quoteBounds.rows).fill(row), stages: [] })
  const rows: OutboxRow[] = []
  for (let n = 0; n < 60; n++) rows.push(await add({ verb: 'send_proposal', args: { ...proposalArgs(newId()), quote } }))
  const pushed: string[] = []
  const { drain } = startPush((_path, body) => {
    expect(structureOf(JSON.stringify(body))).toBeLessThanOrEqual(MOST_STRUCTURE)
    pushed.push(...pushedIds(body))
    return acceptsAll(body)
  })
  await drain()
  expect(pushed).toEqual(rows.map(({ id }) => id))
})

test('[P1] a number is never used twice, also when the last command was discarded, in several tabs at once', async () => {
  await add()
  const last = await add()
  await drop(last)
  const later = await Promise.all([add(), add(), add()])
  expect(later.map(({ n }) => Number(n)).sort()).toEqual([3, 4, 5])
})

test('[P3] an answer settles the command that it was given to, and no other that stands in its place', async () => {
  const row = await add()
  const other = { ...queuedRow('edit_account', { about: 'outro' }, { state: 'sent', first_sent: stamp.now }), n: row.n }
  const sent: string[][] = []
  const { drain } = startPush(async (_path, body) => {
    sent.push(pushedIds(body))
    if (sent.length > 1) return { ok: false, code: 'unreachable' }
    await database.outbox.findOne(row.n).remove()
    await database.outbox.bulkInsert([other])
    return acceptsAll(body)
  })
  await drain()
  expect(sent).toEqual([[row.id], [other.id]])
  expect(await rowsIn(database, all)).toMatchObject([{ id: other.id, state: 'sent', seq: 0 }])
})

const acceptance = () => {
  const { edition: _edition, ...seen } = proposalArgs('p')
  return queuedRow('accept_proposal', { proposal_id: 'q', ...seen })
}
test.for([
  ['[P10] 429', { ok: false, code: 'too_many_requests' }, queuedRow('edit_account', {})],
  ['[P10] 401', { ok: false, code: 'unauthorized' }, queuedRow('edit_account', {})],
  ['[P10] a suspended account', { ok: false, code: 'suspended' }, queuedRow('edit_account', {})],
  ['[P11] 429 to an acceptance', { ok: false, code: 'too_many_requests' }, acceptance()],
  ['[P11] a suspended account’s acceptance', { ok: false, code: 'suspended' }, acceptance()],
] as const)('%s is nothing against the command that stood first', async ([, said, row]) => {
  const { id } = await addRow(database, row)
  const { push, drain } = startPush(() => said)
  for (let times = 0; times < 4; times++) {
    push.notePulled()
    expect(await drain()).toEqual(said)
  }
  expect(await rowsIn(database, all)).toMatchObject([{ id, state: 'sent', failures: 0, code: '' }])
})

test('[A5] what a suspended person may still do goes ahead of what waits', async () => {
  const edit = await add()
  const words = await addRow(database, queuedRow('send_support_message', { content: 'Por quê?' }))
  const sent: string[][] = []
  const { drain } = startPush((_path, body) => {
    sent.push(pushedIds(body))
    return sent.length === 2 ? acceptsAll(body) : { ok: false, code: 'suspended' }
  })
  expect(await drain()).toEqual({ ok: false, code: 'suspended' })
  expect(sent).toEqual([[edit.id, words.id], [words.id]])
  expect(await states()).toEqual([`${edit.id} sent`, `${words.id} accepted`])
})

test('[P10] the server’s own trouble with a command is nothing against it', async () => {
  const row = await add()
  const { push, drain } = startPush(() => ({ body: { ...stamp, answers: [{ id: row.id, status: 'retry' }] } }))
  for (let times = 0; times < 4; times++) {
    push.notePulled()
    expect(await drain()).toEqual({ ok: false, code: 'retry' })
  }
  expect(await rowsIn(database, all)).toMatchObject([{ state: 'sent', failures: 0 }])
})

test('[P10] silence counts once for each pull in between, and after the third the device asks to give the command up', async () => {
  const row = await add()
  const asked: unknown[] = []
  const { push, drain } = startPush((_path, body) => {
    asked.push(body)
    return { ok: false, code: 'unreachable' }
  })
  for (let times = 0; times < 3; times++) {
    push.notePulled()
    await drain()
    await drain()
  }
  expect(await rowsIn(database, all)).toMatchObject([{ failures: 3 }])
  await drain()
  expect(asked.at(-1)).toMatchObject({ commands: [{ id: row.id, give_up: true }] })
})

test('[P13b] what a batch leaves without an answer waits its turn, and is refused by nothing', async () => {
  const [first, second] = [await add(), await add()]
  const sent: string[][] = []
  const { push, drain } = startPush((_path, body) => {
    sent.push(pushedIds(body))
    if (sent.length > 1) return { ok: false, code: 'too_many_requests' }
    return { body: { ...stamp, answers: [{ id: first.id, status: 'accepted', seq: stamp.end }] } }
  })
  push.notePulled()
  expect(await drain()).toEqual({ ok: false, code: 'too_many_requests' })
  expect(sent).toEqual([[first.id, second.id], [second.id]])
  expect(await rowsIn(database, all)).toMatchObject([
    { id: first.id, state: 'accepted' },
    { id: second.id, state: 'sent', failures: 0 },
  ])
})

test('[P9] a first sending waits for a clock told within a day, and notes what was told', async () => {
  const row = await add()
  const clock = createServerClock()
  const { drain } = startPush((_path, body) => acceptsAll(body), clock)
  expect(await drain()).toEqual({ ok: false, code: 'pull_first' })
  expect(await states()).toEqual([`${row.id} queued`])
  clock.tell('2026-11-21T12:00:00.000Z')
  expect((await drain()).ok).toBe(true)
  expect(await rowsIn(database, all)).toMatchObject([{ state: 'accepted', first_sent: '2026-11-21T12:00:00.000Z' }])
})
