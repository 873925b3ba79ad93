import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyOf } from '#domain/collections'
import { newId } from '#new-id'
import { openDatabase, sealDatabase } from '../../web/src/data/store/database'
import { seenPhotos } from '../../web/src/data/uploads/seen-photos'
import type { AccountDatabase } from '../../web/src/sync'
import { picture, pictureOf } from '../support/data/pictures'
import { startedApp } from '../support/server/started-app'

let name: string
let database: AccountDatabase
beforeEach(async () => {
  name = newId()
  database = await openDatabase(name)
})
afterEach(() => database.close())

const photo = pictureOf(picture.png)

test('[P12] a photo that was seen is there in its size, until its project is gone', async () => {
  const seen = seenPhotos(database)
  await seen.keep('/mine', 'small', 'mine', photo)
  await seen.keep('/other', 'small', 'other', photo)
  expect((await seen.read('/mine', 'small'))?.size).toBe(photo.size)
  expect(await seen.read('/mine', 'picture')).toBeNull()
  await seen.forgetProjects((project) => project === 'mine')
  expect(await seen.read('/mine', 'small')).toBeNull()
  expect(await seen.read('/other', 'small')).not.toBeNull()
})

test('photos of a project that went as the app died go at the next start, and once all is here: no earlier', async () => {
  await database.projects.bulkInsert([{ ...emptyOf('projects'), id: 'mine', newest: 1 }])
  const seen = seenPhotos(database)
  for (const project of ['mine', 'gone']) for (const size of ['small', 'picture'] as const) await seen.keep(`/${project}`, size, project, photo)
  let isThere = false
  const account = await startedApp(database, () => isThere)
  await expect.poll(() => account.sync.status().connection).toBe('unreachable')
  expect(await seen.read('/gone', 'small')).not.toBeNull()
  isThere = true
  for (const size of ['small', 'picture'] as const) await expect.poll(() => seen.read('/gone', size)).toBeNull()
  expect([await seen.read('/mine', 'small'), await seen.read('/mine', 'picture')]).not.toContain(null)
})

test('[A3] of an account that is closed no photo of others stays', async () => {
  await seenPhotos(database).keep('/mine', 'picture', 'mine', photo)
  await database.close()
  await sealDatabase(name)
  expect((await indexedDB.databases()).map((known) => known.name)).not.toContain(`canteiro-${name}-seen`)
  database = await openDatabase(name)
})
