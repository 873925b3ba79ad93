import { expect } from 'vitest'
import { acceptanceOf } from '#domain/commands/accept-proposal'
import { proposalId } from '#domain/ids'
import { proposalArgs } from '../data/command-args'
import { publishes, type Story, settled, shows } from '../story'

/** A client's project and a provider's proposal, which both devices have; `accepting` is that of the client. */
export async function offeredWork(story: Story, terms: Parameters<typeof proposalArgs>[1] = {}) {
  const [client, provider] = [await story.device('cliente'), await story.device('autonomo')]
  const project_id = await publishes(client)
  await shows(provider, 'projects', project_id)
  await provider.dispatch('send_proposal', proposalArgs(project_id, terms))
  await settled(provider)
  const proposal_id = proposalId(project_id, provider.person.id)
  await shows(client, 'proposals', proposal_id)
  const [proposal] = await client.documents('proposals')
  if (!proposal) throw new Error(`no proposal ${proposal_id}`)
  return { client, provider, project_id, proposal_id, accepting: acceptanceOf(proposal) }
}

/** The same once it is accepted, on both devices. */
export async function agreedWork(story: Story, terms?: Parameters<typeof proposalArgs>[1]) {
  const offered = await offeredWork(story, terms)
  expect(await offered.client.accept(offered.accepting)).toEqual({ ok: true })
  for (const device of [offered.client, offered.provider]) {
    await expect.poll(async () => (await device.documents('projects'))[0]?.accepted_at).toBeTruthy()
    await expect.poll(async () => (await device.documents('proposals'))[0]?.status).toBe('accepted')
  }
  return offered
}
