import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { emptyOf } from '#domain/collections'
import type { AccountDatabase } from '../../../web/src/sync/index'
import { beginAnew, noteProgress, readPosition } from '../../../web/src/sync/pull/server-position'
import { heldIds } from '../../../web/src/sync/pull/stored-rows'
import { answer, page, project, scriptedPulls, stamp } from '../support/scripted-pulls'

let database: AccountDatabase
const { asked, pulls, pullsWith } = scriptedPulls((opened) => {
  database = opened
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

test('[F7] what another tab is the first to note of the server is not put back by this one', async () => {
  const now = '2026-11-20T12:00:00.000Z'
  vi.spyOn(database, 'getLocal').mockImplementationOnce(async () => {
    await beginAnew(database, { token: 'first', end: 7, now, kept: 0 }, [])
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
