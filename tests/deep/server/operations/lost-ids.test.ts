import { expect, test } from 'vitest'
import { newId } from '#new-id'
import { newIdOf } from '#new-id-of'
import { addPhoto } from '../../../server/support/stage'
import { withPeople } from '../../../server/support/with-people'
import { projectArgs } from '../../../support/data/command-args'
import { fieldOf, quoted, sql } from '../../../support/server/server-client'
import { withServer } from '../../../support/server/with-server'

const server = withServer()
const { ana, bia } = withPeople(server, { ana: 'cliente', bia: 'cliente' })

const ownerOf = async (project: string) => (await sql(server, `SELECT client_id FROM projects WHERE id = ${quoted(project)}`))[0]?.client_id
const projectOf = async (photo: string) => (await sql(server, `SELECT project_id FROM project_images WHERE id = ${quoted(photo)}`))[0]?.project_id
const fields = (id: string, project_id: string) => ({ id, project_id, position: '0' })
const malformedId = { id: expect.objectContaining({ code: 'malformed' }) }

test('[P11] a project that a restored database lacks is taken by no other client before its own gives it back', async () => {
  const restore = await server.snapshot()
  const publishing = ana.command('publish_project', projectArgs({ project_id: newIdOf(ana.id) }))
  const { project_id } = publishing.args as { project_id: string }
  expect(await ana.sends(publishing)).toMatchObject({ status: 'accepted' })
  await restore()
  expect(await ownerOf(project_id)).toBeUndefined()
  expect(await bia.dispatches('publish_project', projectArgs({ project_id }))).toMatchObject({ status: 'refused', code: 'malformed' })
  expect(await ana.sends(publishing)).toMatchObject({ status: 'accepted' })
  expect(await ownerOf(project_id)).toBe(ana.id)
})

test('[P12] a photo that a restored database lacks is taken by no other project before its own is given back', async () => {
  const [hers, others] = [await ana.publishes(), await bia.publishes()]
  const restore = await server.snapshot()
  const photo = newIdOf(ana.id)
  expect((await addPhoto(server, ana.token, fields(photo, hers))).status).toBe(200)
  await restore()
  const taking = await addPhoto(server, bia.token, fields(photo, others))
  expect([taking.status, fieldOf(taking, 'data')]).toEqual([400, malformedId])
  expect((await addPhoto(server, ana.token, fields(photo, hers))).status).toBe(200)
  expect(await projectOf(photo)).toBe(hers)
})

test("[P12] a photo under the id of another project's is refused: answered as a repetition its device would take it for sent", async () => {
  const [hers, others] = [await ana.publishes(), await bia.publishes()]
  const photo = newId()
  expect((await addPhoto(server, bia.token, fields(photo, others))).status).toBe(200)
  const sent = await addPhoto(server, ana.token, fields(photo, hers))
  expect([sent.status, fieldOf(sent, 'data')]).toEqual([400, malformedId])
  expect(await projectOf(photo)).toBe(others)
})
