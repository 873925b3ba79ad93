import { expect, test } from 'vitest'
import { acceptanceOf } from '#domain/commands/accept-proposal'
import { conversationId, proposalId } from '#domain/ids'
import { newId } from '#new-id'
import { aQuote } from '../../domain/builders'
import { projectArgs, proposalArgs } from '../../support/data/command-args'
import type { Device } from '../../support/device/device'
import { accepts, firsts, healed, paths, prepare, rewinding } from '../../support/device/rewinding'
import { eventually } from '../../support/eventually'
import { runJob, sql } from '../../support/server/server-client'
import { completes, deletes, givenBack, publishes, settled, shows } from '../../support/story'
import { withStoryEach } from '../../support/with-story'

const DAY_MS = 86_400_000

const story = withStoryEach()

test.each(firsts)('[F7] a restored server that an open app first asks by %s: what was lost comes back, photo included', async (first) => {
  const scene = await rewinding(story)
  const { client, restore, accepting } = scene
  await prepare(client, first)
  await client.letFirst(paths[first])
  await restore()
  await client.loseAnswers('', 0)
  await client.online()
  if (first === 'acceptance') await accepts(client, accepting)
  await healed(scene, client, first)
})

test('[P11] an acceptance that a restored server lost comes back in its place, before what was given after it', async () => {
  const client = await story.device('cliente')
  const project_id = await publishes(client)
  const proposal_id = await (await story.session('autonomo')).proposes(project_id)
  await shows(client, 'proposals', proposal_id)
  const restore = await story.server.snapshot()
  await accepts(client, { proposal_id, quote_digest: '', ...proposalArgs(project_id) })
  await completes(client, project_id)
  await settled(client)
  const { token } = await client.position()
  await restore()
  await client.tryNow()
  await eventually(client.position, (position) => position.token !== token && position.sweeping.length === 0)
  await settled(client)
  // Had it come first, no project would be in progress yet.
  expect(await client.pendencias()).toMatchObject([{ verb: 'complete_project', code: 'deal_missing' }])
  expect(await client.documents('projects')).toMatchObject([{ status: 'in_progress', accepted_proposal_id: proposal_id }])
})

test('[P11] a device that is killed while it gives back goes on with that when it is opened again', async () => {
  const scene = await rewinding(story)
  const { client, restore } = scene
  await client.offline()
  const recorded = await client.record()
  await client.end()
  await restore()
  const dying = await story.revived(client.person, { recorded, diesAfterWrites: 5 })
  await eventually(() => dying.isDead(), Boolean)
  const left = await dying.record()
  await dying.kill()
  await healed(scene, await story.revived(client.person, { recorded: left }), 'pull')
})

/** A client and a provider who have talked about a project that a restored server knows nothing of. */
async function lostTalk() {
  const [client, provider] = await Promise.all([story.device('cliente'), story.device('autonomo')])
  const restore = await story.server.snapshot()
  const project = await publishes(client)
  await shows(provider, 'projects', project)
  await provider.dispatch('send_proposal', proposalArgs(project))
  const proposal = proposalId(project, provider.person.id)
  await provider.dispatch('improve_proposal', { proposal_id: proposal, project_id: project, edition: '', amount: 1_400 })
  await settled(provider)
  await shows(client, 'proposals', proposal)
  await client.dispatch('start_conversation', { project_id: project, provider_id: provider.person.id })
  const conversation_id = conversationId(project, client.person.id, provider.person.id)
  await shows(provider, 'conversations', conversation_id)
  const message_id = newId()
  await provider.dispatch('send_message', { message_id, conversation_id, content: 'Começo segunda.' })
  await Promise.all([settled(provider), settled(client)])
  await client.offline()
  await restore()
  return { client, provider, project, proposal, message_id }
}

const statesOf = async (device: Device) => (await device.outbox()).map(({ verb, state }) => `${verb} ${state}`)

test('[P11] what a restored server lost and two devices still have comes back, once and in order, when both return at once', async () => {
  const { client, provider, project, proposal } = await lostTalk()
  await client.online()
  await Promise.all([client, provider].map(givenBack))
  await Promise.all([client, provider].map(settled))
  await shows(client, 'projects', project)
  await expect.poll(() => client.documents('proposals')).toMatchObject([{ id: proposal, amount: 1_400, revisions: [{ amount: 1_500 }] }])
  expect(await sql(story.server, 'SELECT id, project_id FROM proposals')).toEqual([{ id: proposal, project_id: project }])
})

test('[P11] what hangs on a record that only another device can give back waits for that, and is there in the end', async () => {
  const { client, provider, project, proposal, message_id } = await lostTalk()
  await givenBack(provider)
  const args = projectArgs()
  // Commands that need nothing that is missing go on meanwhile.
  await provider.dispatch('edit_account', { full_name: 'Bruno dos Reis' })
  await expect.poll(() => statesOf(provider)).toEqual(['send_proposal queued', 'improve_proposal queued', 'send_message queued', 'edit_account done'])
  await client.online()
  await client.dispatch('publish_project', args)
  await Promise.all([settled(client), settled(provider)])
  expect([await client.pendencias(), await provider.pendencias()]).toEqual([[], []])
  expect(await provider.documents('proposals')).toMatchObject([{ id: proposal, project_id: project, amount: 1_400 }])
  await shows(client, 'messages', message_id)
})

const lostTerms = [
  { what: 'a letter', change: { cover_letter: 'Começo segunda, com o material incluso.' } },
  { what: 'a quote', change: { amount: 4_350, quote: aQuote() } },
]

test.each(lostTerms)(
  '[P11] [P11b] an acceptance of $what that a restored server has lost is refused, and its owner decides anew',
  async ({ change }) => {
    const [client, provider] = await Promise.all([story.device('cliente'), story.device('autonomo')])
    const project_id = await publishes(client)
    await shows(provider, 'projects', project_id)
    const proposal_id = proposalId(project_id, provider.person.id)
    await provider.dispatch('send_proposal', proposalArgs(project_id))
    await shows(client, 'proposals', proposal_id)
    const restore = await story.server.snapshot()
    await provider.dispatch('improve_proposal', { project_id, proposal_id, edition: '', ...change })
    await settled(provider)
    await expect.poll(() => client.documents('proposals')).toMatchObject([{ revisions: [{}] }])
    const [improved] = await client.documents('proposals')
    if (!improved) throw new Error('The improved proposal is not there.')
    await accepts(client, acceptanceOf(improved))
    await settled(client)
    await provider.offline()
    await restore()
    await givenBack(client)
    await settled(client)
    expect(await client.pendencias()).toMatchObject([{ verb: 'accept_proposal', code: 'proposal_changed' }])
    expect(await client.screen('projects')).toMatchObject([{ id: project_id, status: 'open' }])
    await provider.online()
    await expect.poll(() => client.documents('proposals')).toMatchObject([change])
    await accepts(client, acceptanceOf(improved))
  },
)

test('[F7] a device that was away longer than removals are kept fetches that collection anew, and what it gave meanwhile is sent', async () => {
  const [client, provider] = await Promise.all([story.device('cliente'), story.device('autonomo')])
  const [open, deleted] = [await publishes(client), await publishes(client)]
  await Promise.all([shows(provider, 'projects', open), shows(provider, 'projects', deleted)])
  await provider.offline()
  await provider.dispatch('send_proposal', proposalArgs(open))
  await deletes(client, deleted)
  await settled(client)
  const { server } = story
  const [{ end } = { end: 0 }] = await sql(server, "SELECT seq AS end FROM sqlite_sequence WHERE name = 'sync_changes'")
  await sql(server, `INSERT INTO sync_days (day, seq) VALUES (${Math.floor(Date.now() / DAY_MS) - 91}, ${end})`)
  await runJob(server, 'forget-old-changes')
  await expect.poll(() => sql(server, 'SELECT 1 FROM sync_changes WHERE removed = 1')).toEqual([])
  const before = await provider.position()
  await provider.online()
  await settled(provider)
  await expect.poll(async () => (await provider.documents('projects')).map(({ id }) => id)).toEqual([open])
  await shows(client, 'proposals', proposalId(open, provider.person.id))
  const after = await provider.position()
  expect(after.token).toBe(before.token)
  expect(after.sweeping).toEqual([])
})

test('[F7] a server that only started again is no reason to fetch anything anew', async () => {
  const client = await story.device('cliente')
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
