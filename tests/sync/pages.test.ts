import 'fake-indexeddb/auto'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CollectionName, collectionNames } from '#domain/documents'
import { newId } from '#domain/ids'
import { openDatabase } from '../../web/src/data/database'
import { type AccountDatabase, acceptThroughRoute, emptyDocuments, type Transport } from '../../web/src/sync'
import { noteStamp, readPosition } from '../../web/src/sync/feed-position'
import { pullRound } from '../../web/src/sync/pull'
import { heldIds } from '../../web/src/sync/stored-rows'

/** What a device does with answers that a server gives only at moments that cannot be met: they are written here. */
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

const pulls = (...answers: Parameters<typeof answering>) =>
  pullRound({ database, transport: answering(...answers), holdsLock: () => true, onRewound: async () => undefined })

const stamp = (end: number, token = 'start') => ({ token, end, now: '2026-11-20T12:00:00.000Z' })
const page = (head: number, documents: object[] = [], more = false) => ({ documents, checkpoint: { head, floors: { open: 1 } }, more })

/** An answer in which nothing happened but in the collections named. */
const answer = (end: number, pages: Partial<Record<CollectionName, object>> = {}, token = 'start') => ({
  ...stamp(end, token),
  channels: ['open'],
  collections: { ...Object.fromEntries(collectionNames.map((name) => [name, page(end)])), ...pages },
})

const project = (id: string) => ({ ...emptyDocuments.projects, id })

test('[L8] a device that dies while it stores its first page goes on from where that page was asked for', async () => {
  vi.spyOn(database.projects, 'bulkUpsert').mockRejectedValueOnce(new Error('the device dies'))
  await expect(pulls(answer(5, { projects: page(5, [project('one')]) }))).rejects.toThrow('the device dies')
  expect((await pulls(answer(6))).ok).toBe(true)
  expect(asked[1]).toMatchObject({ collections: { projects: { head: 5, floors: {} } } })
})

test('[F7] the end that an answer names is stored before its documents are', async () => {
  vi.spyOn(database.projects, 'bulkUpsert').mockRejectedValueOnce(new Error('the device dies'))
  await expect(pulls(answer(5, { projects: page(5, [project('one')]) }))).rejects.toThrow('the device dies')
  expect(await readPosition(database)).toMatchObject({ token: 'start', seen: 5 })
})

test('[F7] an answer under another start than the one that the device has learned meanwhile is thrown away', async () => {
  await pulls(answer(5))
  const late = async () => {
    await noteStamp(database, 'start', stamp(5, 'next'))
    return answer(9, { projects: page(9, [project('of another past')]) })
  }
  await pulls(late, answer(5, {}, 'next'))
  expect(await heldIds(database, 'projects')).toEqual([])
  expect(await readPosition(database)).toMatchObject({ token: 'next', seen: 5 })
})

test('[F7] an acceptance that is answered under another start is not taken for one', async () => {
  await pulls(answer(5))
  const late = async () => {
    await noteStamp(database, 'start', stamp(5, 'next'))
    return { ...stamp(9), seq: 9, conversation_id: 'talk' }
  }
  expect(await acceptThroughRoute(database, answering(late), newId(), {})).toEqual({ ok: false, reason: 'pull_first' })
})

test('[F7] the old picture stays until the new one is in, then what the new one lacks goes', async () => {
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
  const message = (id: string) => ({ ...emptyDocuments.messages, id })
  await pulls(answer(5, { messages: page(5, [message('gone')]) }))
  const { content: _content, ...lacking } = message('lacking')
  await pulls(answer(6, { messages: page(6, [message('whole'), lacking, { id: 'gone', _deleted: true }]) }))
  expect(await heldIds(database, 'messages')).toEqual(['whole'])
})

test('[P7] a round reaches as far as the collection that came first in it', async () => {
  const lastPage = { ...stamp(9), channels: ['open'], collections: { projects: page(9) } }
  expect(await pulls(answer(5, { projects: page(4, [project('one')], true) }), lastPage)).toMatchObject({ ok: true, head: 5 })
})
