import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newId } from '#new-id'
import { projectArgs } from '../support/data/command-args'
import { picture } from '../support/data/pictures'
import type { Device } from '../support/device/device'
import { offeredWork } from '../support/device/offered-work'
import { eventually } from '../support/eventually'
import { sql } from '../support/server/server-client'
import { givenBack, settled, shows } from '../support/story'
import { withStoryEach } from '../support/with-story'

const story = withStoryEach()

test('[F7b] a device that knows more than a restored server fetches everything anew and keeps no ghost', async () => {
  const [client, provider] = [await story.session('cliente'), await story.device('autonomo')]
  const kept = await client.publishes()
  const restore = await story.server.snapshot()
  const lost = await client.publishes()
  await shows(provider, 'projects', lost)
  await restore()
  await provider.tryNow()
  await expect.poll(async () => (await provider.documents('projects')).map(({ id }) => id)).toEqual([kept])
})

test('[P12d] [PRODUCT 127] a photo of the work that a restored server lost with its deal waits for the deal, and is given back by the device that sent it', async () => {
  const { server } = story
  const { client: owner, provider: mason, proposal_id, accepting } = await offeredWork(story)
  const restore = await server.snapshot()
  const accept = () => owner.accept(accepting)
  const statusOn = async (device: Device) => (await device.documents('proposals'))[0]?.status
  expect(await accept()).toEqual({ ok: true })
  await expect.poll(() => statusOn(mason)).toBe('accepted')
  await mason.keepWorkPhoto(proposal_id, picture.png)
  const photosOn = async (device: Device) => (await device.documents('proposals'))[0]?.work_photos.map(({ by }) => by)
  await expect.poll(() => photosOn(owner)).toEqual(['provider'])
  await eventually(mason.uploads, (rows) => rows.length === 0)

  await owner.offline()
  await restore()
  await givenBack(mason)
  expect(await statusOn(mason)).toBe('pending')
  expect(await mason.uploads()).toMatchObject([{ state: 'waiting' }])
  expect(await sql(server, 'SELECT id FROM work_photos')).toEqual([])
  await owner.online()
  await givenBack(owner)
  await eventually(accept, ({ ok }) => ok)
  await expect.poll(() => photosOn(owner)).toEqual(['provider'])
  expect(await mason.pendencias()).toEqual([])
})

/** A copy of the database that is a minute newer than the copy of the files, as after a promotion: it lacks no row, and no device sees that it went back. */
async function restoredWithout(ids: string[]): Promise<void> {
  const { server } = story
  await server.kill('SIGTERM')
  for (const collection of await readdir(storage())) for (const id of ids) await rm(join(storage(), collection, id), { recursive: true, force: true })
  await server.markRestored()
  await server.restart()
}

const storage = () => join(story.server.dataDir, 'storage')
const filesOf = async (id: string) =>
  (await readdir(storage(), { recursive: true })).filter((path) => path.includes(`${id}/`) && !path.endsWith('.attrs'))

test('[P12e] a photo and an avatar whose rows a restored server has, and whose files it lacks, come back from the device that sent them', async () => {
  const { server } = story
  const client = await story.device('cliente')
  const [args, photo] = [projectArgs(), newId()]
  await client.keepPhoto(args.project_id, 0, picture.png, photo)
  await client.keepAvatar(picture.png)
  await client.dispatch('publish_project', args)
  await settled(client)
  await eventually(client.sent, (rows) => rows.length === 2)
  const [before] = await sql(server, "SELECT avatar FROM users WHERE avatar <> ''")

  await restoredWithout([photo, client.person.id])
  await client.tryNow()
  for (const id of [photo, client.person.id]) await expect.poll(() => filesOf(id)).toHaveLength(2)
  await eventually(
    async () => [(await client.sent()).length, (await client.position()).isRewound, (await client.position()).sweeping.length],
    ([sent, isRewound, sweeping]) => sent === 2 && isRewound === false && sweeping === 0,
  )
  expect(await client.pendencias()).toEqual([])
  const [row] = await sql(server, 'SELECT id, file, thumb FROM project_images')
  const [project] = await client.documents('projects')
  expect(project?.images).toEqual([{ ...row, position: 0 }])
  expect((await filesOf(photo)).map((path) => path.split('/').at(-1)).sort()).toEqual([row?.file, row?.thumb].sort())
  const [account] = await client.documents('users')
  expect(account?.avatar).not.toBe(before?.avatar)
  expect((await filesOf(client.person.id)).map((path) => path.split('/').at(-1))).toContain(account?.avatar)
})
