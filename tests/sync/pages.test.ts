import 'fake-indexeddb/auto'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyOf } from '#domain/collections'
import { type CollectionName, collectionNames } from '#domain/documents'
import { newId } from '#new-id'
import { openDatabase } from '../../web/src/data/store/database'
import { type AccountDatabase, acceptAtOnce, addRow, type OutboxRow, rowsIn, type Transport } from '../../web/src/sync'
import { type PullPort, pullRound } from '../../web/src/sync/pull/pull'
import { beginAnew, noteAnswer, noteProgress, notePull, readPosition } from '../../web/src/sync/pull/server-position'
import { heldIds } from '../../web/src/sync/pull/stored-rows'
import { queueAllAgain, storeAccepted, storeRefused } from '../../web/src/sync/push/outbox'
import { createPush } from '../../web/src/sync/push/push'
import { createServerClock } from '../../web/src/sync/push/server-clock'
import { defaultWaits } from '../../web/src/sync/waits'

/** Answers that a server gives only at moments that cannot be met are written here. */
let database: AccountDatabase
let asked: unknown[]

beforeEach(async () => {
  database = await openDatabase(newId())
  asked = []
})
afterEach(() => database.close())

type Answer = Record<string, unknown>

/** Gives these answers, one after the other; a function makes its own when it is asked. */
function answering(...answers: (Answer | (() => Promise<Answer>))[]): Transport {
  return {
    async post(_path, body, schema) {
      asked.push(body)
      const next = answers.shift()
      return { ok: true, value: v.parse(schema, typeof next === 'function' ? await next() : next) }
    },
  }
}

const pulls = (...answers: Parameters<typeof answering>) => pullsWith({}, ...answers)

const pullsWith = (port: Partial<PullPort>, ...answers: Parameters<typeof answering>) =>
  pullRound({
    database,
    transport: answering(...answers),
    holdsLock: () => true,
    onRewound: async () => undefined,
    stream: () => undefined,
    build: 'test',
    ...port,
  })

/** Does something right after the documents of the first page are written, before their checkpoint is. */
function whileStoring(deed: () => Promise<unknown>): void {
  const store = database.projects.bulkUpsert.bind(database.projects)
  vi.spyOn(database.projects, 'bulkUpsert').mockImplementationOnce(async (rows) => {
    const stored = await store(rows)
    await deed()
    return stored
  })
}

const stamp = (end: number, token = 'start') => ({ token, end, now: '2026-11-20T12:00:00.000Z' })
const page = (head: number, documents: object[] = [], more = false) => ({ documents, checkpoint: { head, floors: { open: 1 } }, more })

/** An answer in which nothing happened but in the collections named. */
const answer = (end: number, pages: Partial<Record<CollectionName, object>> = {}, token = 'start') => ({
  ...stamp(end, token),
  channels: ['open'],
  collections: { ...Object.fromEntries(collectionNames.map((name) => [name, page(end)])), ...pages },
})

const clock = createServerClock()
clock.tell(stamp(0).now)

const aCommand = (): Omit<OutboxRow, 'n'> => ({
  ...{ id: newId(), verb: 'edit_account', version: 1, args: {}, at: stamp(0).now, first_sent: '', state: 'queued', on_refusal: 'keep', code: '' },
  ...{ seq: 0, answered_at: '', failures: 0, record: 'users/me', parent: '', changes: [], about: { project_title: '', person_name: '' } },
})

const project = (id: string) => ({ ...emptyOf('projects'), id })

test('[F7] what another tab is the first to note of the server is not put back by this one', async () => {
  const now = '2026-11-20T12:00:00.000Z'
  vi.spyOn(database, 'getLocal').mockImplementationOnce(async () => {
    await beginAnew(database, { token: 'first', end: 7, now }, [])
    return null
  })
  await noteProgress(database, {})
  expect(await readPosition(database)).toMatchObject({ token: 'first', seen: 7, now })
})

test('[F7] [L8] a device that dies while it stores its first page has stored the end that the answer named, and goes on from where that page was asked for', async () => {
  vi.spyOn(database.projects, 'bulkUpsert').mockRejectedValueOnce(new Error('the device dies'))
  await expect(pulls(answer(5, { projects: page(5, [project('one')]) }))).rejects.toThrow('the device dies')
  expect(await readPosition(database)).toMatchObject({ token: 'start', seen: 5 })
  expect((await pulls(answer(6))).ok).toBe(true)
  expect(asked[1]).toMatchObject({ collections: { projects: { head: 5, floors: {} } } })
})

test('[L8] the next page is asked for while the one before it is stored, and stored after it', async () => {
  let whenAsked = () => {}
  const isAsked = new Promise<void>((resolve) => {
    whenAsked = resolve
  })
  const store = database.projects.bulkUpsert.bind(database.projects)
  vi.spyOn(database.projects, 'bulkUpsert').mockImplementationOnce(async (rows) => {
    await isAsked
    return store(rows)
  })
  const next = async () => {
    whenAsked()
    return { ...stamp(7), channels: ['open'], collections: { projects: page(5, [project('two')]) } }
  }
  expect(await pulls(answer(5, { projects: page(4, [project('one')], true) }), next)).toMatchObject({ ok: true, head: 5 })
  expect(asked[1]).toEqual({ token: 'start', seen: 5, collections: { projects: { head: 4, floors: { open: 1 } } } })
  expect(await heldIds(database, 'projects')).toEqual(['one', 'two'])
  expect(await readPosition(database)).toMatchObject({ seen: 7, collections: { projects: { checkpoint: { head: 5 } } } })
})

test('[L8] a page that was asked for ahead is thrown away where more is wanted by then', async () => {
  const { profiles: _profiles, ...collections } = answer(5, { projects: page(4, [project('one')], true) }).collections
  const ahead = { ...stamp(5), channels: ['open'], collections: { projects: page(5, [project('two')]) } }
  const whole = { ...stamp(6), channels: ['open'], collections: { projects: page(6, [project('three')]), profiles: page(6) } }
  expect(await pulls({ ...stamp(5), channels: ['open'], collections }, ahead, whole)).toMatchObject({ ok: true, head: 5 })
  expect(asked.slice(1)).toMatchObject([{ collections: { projects: { head: 4 } } }, { collections: { projects: { head: 4 }, profiles: null } }])
  expect(await heldIds(database, 'projects')).toEqual(['one', 'three'])
})

test('[L9] of a page that was asked for ahead nothing is noted or stored once the lock was lost while the one before it was', async () => {
  let isHeld = true
  whileStoring(async () => {
    isHeld = false
  })
  const next = { ...stamp(7), channels: ['open'], collections: { projects: page(5, [project('two')]) } }
  const round = pullsWith({ holdsLock: () => isHeld }, answer(5, { projects: page(4, [project('one')], true) }), next)
  expect(await round).toEqual({ ok: false, code: 'lock_lost' })
  expect(await heldIds(database, 'projects')).toEqual(['one'])
  expect(await readPosition(database)).toMatchObject({ seen: 5, collections: { projects: { start: 5 } } })
})

test('[F7a] a server that calls the same start rewound twice in a round is waited for, and what it lost is given back once', async () => {
  const rewound = { ...stamp(5), rewound: true }
  const onRewound = vi.fn(async () => undefined)
  expect(await pullsWith({ onRewound }, rewound, rewound, rewound)).toEqual({ ok: false, code: 'unavailable' })
  expect(asked).toHaveLength(2)
  expect(onRewound).toHaveBeenCalledTimes(1)
})

test('[F7a] a past that turns out to be rewound by the page that was asked for ahead is fetched anew', async () => {
  const rewound = { ...stamp(2, 'restored'), rewound: true }
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
  await pulls(late, { ...stamp(5, 'next'), rewound: true }, answer(5, {}, 'next'))
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
    const push = createPush({
      database,
      transport: answering({ ...stamp(end, 'next'), pull_first: true }),
      lease: () => () => true,
      clock,
      waits: defaultWaits,
    })
    push.notePulled()
    await addRow(database, aCommand())
    expect(await push.drain(() => undefined)).toEqual({ ok: false, code: 'pull_first' })
  }
  expect(await readPosition(database)).toEqual(before)
})

test('[P11] until all that was kept is queued again after a rewind, nothing is sent, also after a crash in between', async () => {
  await pulls(answer(5))
  const transport = answering({ ...stamp(3, 'next'), rewound: true })
  const dies = async () => {
    throw new Error('the device dies')
  }
  await expect(pullRound({ database, transport, holdsLock: () => true, onRewound: dies, stream: () => undefined, build: 'one' })).rejects.toThrow(
    'the device dies',
  )
  const push = createPush({ database, transport: answering(), lease: () => () => true, clock, waits: defaultWaits })
  push.notePulled()
  await addRow(database, aCommand())
  expect(await push.drain(() => undefined)).toEqual({ ok: false, code: 'pull_first' })
  expect(await acceptAtOnce(database, answering(), aCommand())).toEqual({ ok: false, code: 'pull_first' })
  const again = vi.fn(async () => undefined)
  await pullRound({
    database,
    transport: answering(answer(3, {}, 'next')),
    holdsLock: () => true,
    onRewound: again,
    stream: () => undefined,
    build: 'one',
  })
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
    await beginAnew(database, stamp(3, 'next'), collectionNames)
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
  const rewound = { ...stamp(3, 'next'), rewound: true }
  await pulls(rewound, answer(3, { projects: page(3, [project('kept')], true) }, 'next'), async () => ({ ...(await lastPage()), token: 'next' }))
  expect(held).toEqual([['kept', 'lost']])
  expect(await heldIds(database, 'projects')).toEqual(['kept'])
})

test('[L10] a document that lacks a field is left out, and what is removed needs none', async () => {
  const message = (id: string) => ({ ...emptyOf('messages'), id })
  await pulls(answer(5, { messages: page(5, [message('gone')]) }))
  const { content: _content, ...lacking } = message('lacking')
  await pulls(answer(6, { messages: page(6, [message('whole'), lacking, { id: 'gone', _deleted: true }]) }))
  expect(await heldIds(database, 'messages')).toEqual(['whole'])
})

test('[P7] a round reaches as far as the collection that came first in it', async () => {
  const lastPage = { ...stamp(9), channels: ['open'], collections: { projects: page(9) } }
  expect(await pulls(answer(5, { projects: page(4, [project('one')], true) }), lastPage)).toMatchObject({ ok: true, head: 5 })
})
