import { afterEach, beforeEach, expect, test } from 'vitest'
import { acceptanceOf } from '#domain/commands/accept-proposal'
import { proposalId } from '#domain/ids'
import { newId } from '#new-id'
import { proposalArgs } from '../../support/command-args'
import type { Device } from '../../support/device'
import { eventually } from '../../support/eventually'
import { picture } from '../../support/pictures'
import { sql } from '../../support/server-client'
import { beginStory, complete, publishes, type Story, settled, shows } from '../../support/story'

/** What two people agreed on, and the photos of it, after the server was restored from a backup that knows a part of that. */
let story: Story
beforeEach(async () => {
  story = await beginStory()
})
afterEach(() => story.end())

async function people() {
  const client = await story.device(await story.person('cliente', 'Ana Lima'))
  const provider = await story.device(await story.person('autonomo', 'Bruno Reis'))
  await Promise.all([complete(client), complete(provider)])
  const project_id = await publishes(client)
  await shows(provider, 'projects', project_id)
  const proposal_id = proposalId(project_id, provider.person.id)
  return { client, provider, project_id, proposal_id }
}

async function proposes(provider: Device, client: Device, project_id: string): Promise<void> {
  await provider.dispatch('send_proposal', proposalArgs(project_id))
  await settled(provider)
  await shows(client, 'proposals', proposalId(project_id, provider.person.id))
}

async function accepts(client: Device): Promise<void> {
  const [proposal] = await client.screen('proposals')
  if (!proposal) throw new Error('there is no proposal')
  expect(await client.accept(acceptanceOf(proposal))).toEqual({ ok: true })
  await settled(client)
}

const uploaded = (device: Device, count: number) => eventually(device.sent, (rows) => rows.length === count)

/** The device has learned of the restored server, and all that it gave back is answered. */
async function gaveBack(device: Device, before: string): Promise<void> {
  await eventually(
    async () => {
      await device.tryNow()
      return device.position()
    },
    ({ token, isRewound, sweeping }) => token !== before && isRewound === false && sweeping.length === 0,
  )
  await settled(device)
  await eventually(device.uploads, (rows) => rows.every(({ state }) => state === 'refused'))
}

test('[P12] photos that a restored server lost come back before the acceptance that ends what their project takes', async () => {
  const { client, provider, project_id, proposal_id } = await people()
  await proposes(provider, client, project_id)
  const restore = await story.server.snapshot()
  const photos = [newId(), newId()]
  for (const [position, id] of photos.entries()) await client.keepPhoto(project_id, position, picture.png, id)
  await uploaded(client, 2)
  await accepts(client)
  await client.dispatch('complete_project', { project_id })
  await settled(client)
  const { token } = await client.position()
  await restore()
  await gaveBack(client, token)
  expect(await client.pendencias()).toEqual([])
  expect(await client.uploads()).toEqual([])
  expect((await sql(story.server, 'SELECT id FROM project_images ORDER BY position')).map(({ id }) => id)).toEqual(photos)
  expect(await client.documents('projects')).toMatchObject([{ status: 'completed', accepted_proposal_id: proposal_id }])
})

test('[P12] a photo that a restored server has is not refused because its project takes none any more', async () => {
  const { client, provider, project_id, proposal_id } = await people()
  await client.keepPhoto(project_id, 0, picture.png)
  await uploaded(client, 1)
  await proposes(provider, client, project_id)
  await accepts(client)
  const restore = await story.server.snapshot()
  await client.dispatch('edit_account', { about: 'Em obras' })
  await settled(client)
  const { token } = await client.position()
  await restore()
  await gaveBack(client, token)
  expect(await client.uploads()).toEqual([])
  expect(await client.sent()).toHaveLength(1)
  expect(await client.pendencias()).toEqual([])
  expect(await client.documents('projects')).toMatchObject([{ status: 'in_progress', accepted_proposal_id: proposal_id }])
})

test('[P11] an acceptance comes back over a proposal that came back before it: its terms are the same, its times are not', async () => {
  const { client, provider, project_id, proposal_id } = await people()
  const restore = await story.server.snapshot()
  await proposes(provider, client, project_id)
  const [before] = await client.documents('proposals')
  await accepts(client)
  const { token } = await client.position()
  await client.offline()
  await restore()
  await provider.tryNow()
  await eventually(
    () => sql(story.server, 'SELECT id FROM proposals'),
    (proposals) => proposals.length === 1,
  )
  await client.online()
  await gaveBack(client, token)
  expect(await client.pendencias()).toEqual([])
  expect(await client.documents('projects')).toMatchObject([{ status: 'in_progress', accepted_proposal_id: proposal_id }])
  expect((await client.documents('proposals'))[0]?.updated_at).not.toBe(before?.updated_at)
})

test('[P11] an acceptance of terms that a restored server has lost is refused, and its owner decides anew', async () => {
  const { client, provider, project_id, proposal_id } = await people()
  await proposes(provider, client, project_id)
  const restore = await story.server.snapshot()
  await provider.dispatch('improve_proposal', { project_id, proposal_id, cover_letter: 'Começo segunda, com o material incluso.' })
  await settled(provider)
  await eventually(
    () => client.documents('proposals'),
    ([proposal]) => proposal?.revisions.length === 1,
  )
  await accepts(client)
  const { token } = await client.position()
  await provider.offline()
  await restore()
  await gaveBack(client, token)
  expect(await client.pendencias()).toMatchObject([{ verb: 'accept_proposal', code: 'proposal_changed' }])
  expect(await client.screen('projects')).toMatchObject([{ id: project_id, status: 'open' }])
  await provider.online()
  await eventually(
    () => client.documents('proposals'),
    ([proposal]) => proposal?.cover_letter === 'Começo segunda, com o material incluso.',
  )
  await accepts(client)
})
