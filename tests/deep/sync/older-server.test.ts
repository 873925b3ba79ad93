import { afterAll, beforeAll, expect, test } from 'vitest'
import { proposalId } from '#domain/ids'
import { projectArgs, proposalArgs } from '../../support/command-args'
import type { Device } from '../../support/device'
import { eventually } from '../../support/eventually'
import { beginStory, complete, publishes, type Story, settled, shows } from '../../support/story'

/** Today's app at the server of release 1.0.0, which knows no `timing`. */
let story: Story
let client: Device
let provider: Device

beforeAll(async () => {
  story = await beginStory({ release: '1.0.0' })
  client = await story.device(await story.person('cliente', 'Ana Lima'))
  provider = await story.device(await story.person('autonomo', 'Bruno Reis'))
  await complete(client)
  await complete(provider)
})
afterAll(() => story.end())

test('[P10] [L10] a project that does not say when it is needed is published there, and shown without a timing', async () => {
  const project = await publishes(client)
  expect(await client.pendencias()).toEqual([])
  await shows(provider, 'projects', project)
  const held = (await provider.documents('projects')).find(({ id }) => id === project)
  expect(held).toMatchObject({ title: 'Reforma de banheiro', timing: '' })
})

test('[P10] a project that says when it is needed is refused there, and waits in Pendências with all that was written', async () => {
  const args = projectArgs({ title: 'Muro dos fundos', timing: 'weeks' })
  await client.dispatch('publish_project', args)
  await settled(client)
  expect(await client.pendencias()).toMatchObject([{ verb: 'publish_project', code: 'unknown_verb', args }])
})

test('[P10] proposing, accepting and writing go on there', async () => {
  const project_id = await publishes(client, { title: 'Trocar o piso' })
  await shows(provider, 'projects', project_id)
  const args = proposalArgs(project_id)
  await provider.dispatch('send_proposal', args)
  await settled(provider)
  const proposal_id = proposalId(project_id, provider.person.id)
  await shows(client, 'proposals', proposal_id)
  // It names all terms, of which a server of release 1.0.0 reads two.
  expect(await client.accept({ proposal_id, ...args })).toEqual({ ok: true })
  expect(await client.outbox()).toContainEqual(expect.objectContaining({ verb: 'accept_proposal', version: 2 }))
  await eventually(
    () => provider.documents('projects'),
    (projects) => projects.some(({ id, status, timing }) => id === project_id && status === 'in_progress' && timing === ''),
  )
})
