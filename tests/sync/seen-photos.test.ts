import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { emptyOf } from '#domain/collections'
import { photoPath } from '../../web/src/data/pictures/photo-address'
import { seenPhotos } from '../../web/src/data/pictures/seen-photos'
import { sealDatabase } from '../../web/src/data/store/database'
import type { AccountDatabase } from '../../web/src/sync'
import { picture, pictureOf } from '../support/data/pictures'
import { eachDatabase } from '../support/device/each-database'
import { startedApp } from '../support/server/started-app'

let name: string
let database: AccountDatabase
const { restart } = eachDatabase((opened, its) => {
  database = opened
  name = its
})

const photo = pictureOf(picture.png)

const sizes = ['small', 'picture'] as const
const imageOf = (id: string) => ({ id, file: `${id}.jpg`, position: 0 })
const pathOf = (id: string) => photoPath(imageOf(id), 'picture')
const project = (...images: string[]) => ({ ...emptyOf('projects'), id: 'mine', images: images.map(imageOf), newest: 1 })
/** A photo of a project that is seen in both sizes. */
const see = async (id: string, of = 'mine') => {
  for (const size of sizes) await seenPhotos(database).keep(pathOf(id), size, of, photo)
}
const seen = async (...ids: string[]) => {
  const found = await Promise.all(ids.flatMap((id) => sizes.map(async (size) => (await seenPhotos(database).read(pathOf(id), size)) && id)))
  return found.filter((id) => id !== null)
}

test('[P12] a photo that was seen is there in its size', async () => {
  await seenPhotos(database).keep('/mine', 'small', 'mine', photo)
  expect((await seenPhotos(database).read('/mine', 'small'))?.size).toBe(photo.size)
  expect(await seenPhotos(database).read('/mine', 'picture')).toBeNull()
})

test('[PRODUCT 16] [PRODUCT 84] a photo that was seen goes once its owner has removed it, and with its project', async () => {
  await database.projects.bulkInsert([project('a', 'b'), { ...project('c'), id: 'other' }])
  await startedApp(database)
  for (const id of ['a', 'b']) await see(id)
  await see('c', 'other')
  await database.projects.bulkUpsert([project('b')])
  await expect.poll(() => seen('a', 'b', 'c')).toEqual(['b', 'b', 'c', 'c'])
  await database.projects.bulkRemove(['mine'])
  await expect.poll(() => seen('b', 'c')).toEqual(['c', 'c'])
})

test('[PRODUCT 127] a photo of the work that was seen goes once its side has removed it, and with its proposal', async () => {
  const work_photos = ['a', 'b'].map((id) => ({ ...imageOf(id), stage_id: '', by: 'owner' as const, created_at: '' }))
  const proposal = { ...emptyOf('proposals'), id: 'deal', work_photos, newest: 1 }
  await database.proposals.bulkInsert([proposal])
  await startedApp(database)
  const pathOfWork = (id: string) => photoPath(imageOf(id), 'picture', 'proposals')
  for (const id of ['a', 'b']) await seenPhotos(database).keep(pathOfWork(id), 'picture', 'deal', photo)
  const left = async () =>
    (await Promise.all(['a', 'b'].map(async (id) => (await seenPhotos(database).read(pathOfWork(id), 'picture')) && id))).filter(Boolean)
  await database.proposals.bulkUpsert([{ ...proposal, work_photos: work_photos.slice(1) }])
  await expect.poll(left).toEqual(['b'])
  await database.proposals.bulkRemove(['deal'])
  await expect.poll(left).toEqual([])
})

test('photos of a project that went, or lost them, as the app died go at the next start, and once all is here: no earlier', async () => {
  await database.projects.bulkInsert([project('kept')])
  for (const id of ['kept', 'removed']) await see(id)
  await see('gone', 'gone')
  let isThere = false
  const account = await startedApp(database, () => isThere)
  await expect.poll(() => account.sync.status().connection).toBe('unreachable')
  expect(await seen('removed', 'gone')).toHaveLength(4)
  isThere = true
  await expect.poll(() => seen('kept', 'removed', 'gone')).toEqual(['kept', 'kept'])
})

test('[A3] of an account that is closed no photo of others stays', async () => {
  await seenPhotos(database).keep('/mine', 'picture', 'mine', photo)
  await database.close()
  await sealDatabase(name)
  expect((await indexedDB.databases()).map((known) => known.name)).not.toContain(`canteiro-${name}-seen`)
  await restart()
})
