import { readdir, rename, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newIdOf } from '#new-id-of'
import { Device } from '../../../server/support/simplest-device'
import { addPhoto, addWorkPhoto } from '../../../server/support/stage'
import { withPeople } from '../../../server/support/with-people'
import { changeRecord, fieldOf, get, quoted, sql } from '../../../support/server/server-client'
import { withServer } from '../../../support/server/with-server'

const server = withServer()
const { ana, bruno } = withPeople(server, { ana: 'cliente', bruno: 'autonomo' })
const photosOf = async (project: string) => fieldOf(await get(server, `/api/projects/${project}`, ana.token), 'images')
const pictures = async (collection = 'project_images') => {
  const [{ id } = {}] = await sql(server, `SELECT id FROM _collections WHERE name = ${quoted(collection)}`)
  return join(server.dataDir, 'storage', String(id))
}

async function projectWithPhoto() {
  const [project, photo] = [await ana.publishes(), newIdOf(ana.id)]
  const added = await addPhoto(server, ana.token, { id: photo, project_id: project, position: '0' })
  expect(added.status).toBe(200)
  const shown = [expect.objectContaining({ id: photo, file: fieldOf(added, 'file') })]
  expect(await photosOf(project)).toEqual(shown)
  return { project, photo, shown }
}

async function restart(isRestored: boolean) {
  await server.kill('SIGTERM')
  if (isRestored) await server.markRestored()
  await server.restart()
}

test.each(['open', 'in_progress', 'completed'])(
  'a photo of a project that is %s, whose file a restored server lacks, is not shown, and is taken again under its id, once',
  async (status) => {
    const { project, photo } = await projectWithPhoto()
    await changeRecord(server, 'projects', project, { status })
    await rename(join(await pictures(), photo), join(server.dataDir, photo))
    await restart(true)
    expect(await photosOf(project)).toEqual([])
    const body = { id: photo, project_id: project, position: '0' }
    expect(await addPhoto(server, ana.token, body)).toMatchObject({ status: 200 })
    expect(await photosOf(project)).toMatchObject([{ id: photo }])
    expect(await readdir(join(await pictures(), photo))).not.toEqual([])
    expect(await addPhoto(server, ana.token, body)).toMatchObject({ status: 400, body: { data: { id: { code: 'validation_not_unique' } } } })
  },
)

test('[PRODUCT 127] a photo of the work whose file a restored server lacks is not shown, and is taken again under its id, also of an undone deal', async () => {
  const project = await ana.publishes()
  const [proposal_id, id] = [await bruno.proposes(project), newIdOf(bruno.id)]
  await ana.accepts(project, proposal_id)
  const body = { id, proposal_id, position: '0' }
  expect(await addWorkPhoto(server, bruno.token, body)).toMatchObject({ status: 200 })
  await ana.undoes(project, proposal_id, 'Vou esperar.')
  await rename(join(await pictures('work_photos'), id), join(server.dataDir, id))
  await restart(true)
  const shown = async () => {
    await ana.device.pull()
    return ana.device.all('proposals').get(proposal_id)?.work_photos
  }
  expect(await shown()).toEqual([])
  expect(await addWorkPhoto(server, bruno.token, body)).toMatchObject({ status: 200 })
  expect(await shown()).toMatchObject([{ id, by: 'provider' }])
})

test.each([
  ['a photo', ''],
  ['what is noted beside a photo', '.attrs'],
])('%s that a power cut has left empty is found by the next start: it is not shown, and its device gives it back', async (_name, ending) => {
  const { project, photo, shown } = await projectWithPhoto()
  const device = new Device(server, ana.person)
  await device.pull()
  await restart(false)
  expect(await device.ask()).not.toHaveProperty('rewound')
  expect(await photosOf(project)).toEqual(shown)

  const other = await projectWithPhoto()
  const folder = join(await pictures(), other.photo)
  const [file = ''] = (await readdir(folder)).filter((name) => !name.endsWith('.attrs'))
  await device.pull()
  // A server that starts anew finds what the system has not written out yet.
  await restart(false)
  await truncate(join(folder, file + ending))
  await device.pull()
  await restart(false)
  expect(await device.ask()).toMatchObject({ rewound: true })
  expect(await photosOf(other.project)).toEqual([])
  expect(await photosOf(project)).toMatchObject([{ id: photo }])
  expect(await addPhoto(server, ana.token, { id: other.photo, project_id: other.project, position: '0' })).toMatchObject({ status: 200 })
  expect(await photosOf(other.project)).toMatchObject([{ id: other.photo }])
})
