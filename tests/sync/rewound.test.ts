import { afterEach, beforeEach, expect, test } from 'vitest'
import { newId } from '#new-id'
import { projectArgs, proposalArgs } from '../support/command-args'
import { eventually } from '../support/eventually'
import { beginStory, complete, publishes, type Story, settled, shows } from '../support/story'

let story: Story

beforeEach(async () => {
  story = await beginStory()
})
afterEach(() => story.end())

test('[F7b] a device that knows more than a restored server fetches everything anew and keeps no ghost', async () => {
  const client = story.session(await story.person('cliente', 'Ana Lima'))
  const provider = await story.device(await story.person('autonomo', 'Bruno Reis'))
  await complete(provider)
  const kept = await client.publishes()
  const restore = await story.server.snapshot()
  const lost = await client.publishes()
  await shows(provider, 'projects', lost)
  await restore()
  await provider.tryNow()
  await eventually(
    async () => (await provider.documents('projects')).map(({ id }) => id),
    (ids) => ids.length === 1 && ids[0] === kept,
  )
})

test('[P11] an acceptance that a restored server lost comes back in its place, before what was given after it', async () => {
  const client = await story.device(await story.person('cliente', 'Ana Lima'))
  await complete(client)
  const project_id = await publishes(client)
  const proposal_id = await story.session(await story.person('autonomo', 'Bruno Reis')).proposes(project_id)
  await shows(client, 'proposals', proposal_id)
  const restore = await story.server.snapshot()
  await eventually(
    () => client.accept({ proposal_id, ...proposalArgs(project_id) }),
    ({ ok }) => ok,
  )
  await client.dispatch('complete_project', { project_id })
  await settled(client)
  const { token } = await client.position()
  await restore()
  await client.tryNow()
  await eventually(client.position, (position) => position.token !== token && position.sweeping.length === 0)
  await settled(client)
  expect(await client.pendencias()).toEqual([])
  expect(await client.documents('projects')).toMatchObject([{ status: 'completed', accepted_proposal_id: proposal_id }])
})

test('[F7] a server that only started again is no reason to fetch anything anew', async () => {
  const client = await story.device(await story.person('cliente', 'Ana Lima'))
  await complete(client)
  await publishes(client)
  const before = await client.position()
  await story.server.kill()
  await story.server.restart()
  await client.dispatch('publish_project', projectArgs({ project_id: newId() }))
  await client.tryNow()
  await settled(client)
  const after = await client.position()
  expect(after.token).not.toBe(before.token)
  expect(after.sweeping).toEqual([])
  expect(after.collections.users?.start).toBe(before.collections.users?.start)
})
