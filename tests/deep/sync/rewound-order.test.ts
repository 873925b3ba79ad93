import { afterEach, beforeEach, expect, test } from 'vitest'
import { acceptanceOf } from '#domain/commands/accept-proposal'
import { conversationId, proposalId } from '#domain/ids'
import { newId } from '#new-id'
import { projectArgs, proposalArgs } from '../../support/command-args'
import type { Device } from '../../support/device'
import { eventually } from '../../support/eventually'
import { sql } from '../../support/server-client'
import { beginStory, complete, givenBack, publishes, type Story, settled, shows } from '../../support/story'

const HOUR_MS = 3_600_000

let story: Story
beforeEach(async () => {
  story = await beginStory()
})
afterEach(() => story.end())

/** A client and a provider who have talked about a project that a restored server knows nothing of. */
async function lostTalk() {
  const client = await story.device(await story.person('cliente', 'Ana Lima'))
  const provider = await story.device(await story.person('autonomo', 'Bruno Reis'))
  await Promise.all([complete(client), complete(provider)])
  const restore = await story.server.snapshot()
  const project = await publishes(client)
  await shows(provider, 'projects', project)
  await provider.dispatch('send_proposal', proposalArgs(project))
  const proposal = proposalId(project, provider.person.id)
  await provider.dispatch('improve_proposal', { proposal_id: proposal, project_id: project, amount: 1_400 })
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
  const [shown] = await eventually(
    () => client.documents('proposals'),
    (proposals) => proposals[0]?.amount === 1_400,
  )
  expect(shown).toMatchObject({ id: proposal, revisions: [{ amount: 1_500 }] })
  expect(await sql(story.server, 'SELECT id, project_id FROM proposals')).toEqual([{ id: proposal, project_id: project }])
})

test('[P11] what hangs on a record that only another device can give back waits for that, and is there in the end', async () => {
  const { client, provider, project, proposal, message_id } = await lostTalk()
  await givenBack(provider)
  const args = projectArgs()
  // What hangs on nothing that is missing goes on meanwhile.
  await provider.dispatch('edit_account', { full_name: 'Bruno dos Reis' })
  await eventually(
    () => statesOf(provider),
    (states) => states.includes('edit_account done'),
  )
  expect(await statesOf(provider)).toEqual(['send_proposal queued', 'improve_proposal queued', 'send_message queued', 'edit_account done'])
  await client.online()
  await client.dispatch('publish_project', args)
  await Promise.all([settled(client), settled(provider)])
  expect([await client.pendencias(), await provider.pendencias()]).toEqual([[], []])
  expect(await provider.documents('proposals')).toMatchObject([{ id: proposal, project_id: project, amount: 1_400 }])
  await eventually(
    () => client.documents('messages'),
    (messages) => messages.some(({ id }) => id === message_id),
  )
})

test.each([
  ['a day after the rewind', 25 * HOUR_MS],
  ['once the clock is set back to before the rewind', -HOUR_MS],
])('[P11] %s what still hangs on nothing is judged as it is, and waits in Pendências', async (_, passedMs) => {
  const { provider } = await lostTalk()
  await givenBack(provider)
  expect(await statesOf(provider)).toEqual(['send_proposal queued', 'improve_proposal queued', 'send_message queued'])
  await provider.rewoundAgo(passedMs)
  await provider.tryNow()
  await settled(provider)
  expect((await provider.pendencias()).map(({ verb, code }) => [verb, code])).toEqual([
    ['send_proposal', 'parent_missing'],
    ['improve_proposal', 'proposal_missing'],
    ['send_message', 'conversation_missing'],
  ])
})

const improve = (project_id: string, proposal_id: string, amount: number) => ['improve_proposal', { proposal_id, project_id, amount }] as const

/** A provider's laptop and phone, and an open project that a restored server will know. What the laptop has sent since, the server loses. */
async function twoDevices() {
  const client = await story.device(await story.person('cliente', 'Ana Lima'))
  const bruno = await story.person('autonomo', 'Bruno Reis')
  const [laptop, phone] = [await story.device(bruno), await story.device(bruno)]
  await Promise.all([client, laptop, phone].map(complete))
  const project = await publishes(client)
  await Promise.all([laptop, phone].map((device) => shows(device, 'projects', project)))
  const proposal = proposalId(project, bruno.id)
  const restore = await story.server.snapshot()
  await laptop.dispatch('send_proposal', proposalArgs(project))
  await settled(laptop)
  await shows(phone, 'proposals', proposal)
  return {
    client,
    laptop,
    phone,
    project,
    proposal,
    withdraw: () => phone.dispatch('withdraw_proposal', { proposal_id: proposal }),
    improve: (amount: number) => phone.dispatch(...improve(project, proposal, amount)),
    send: (amount: number) => phone.dispatch('send_proposal', proposalArgs(project, { amount })),
    /** Once the phone's commands are answered the server is restored; the laptop stays away. */
    async rewind() {
      await settled(phone)
      await laptop.offline()
      await restore()
      await givenBack(phone)
    },
  }
}

const proposalsOf = () => sql(story.server, 'SELECT amount, status FROM proposals')

/** All that may go has been sent once more, in a round of its own. */
async function drained(device: Device) {
  await device.dispatch('edit_account', { about: newId() })
  await eventually(
    () => statesOf(device),
    (states) => states.at(-1) === 'edit_account done',
  )
}

test('[P11] a proposal that was withdrawn and sent anew stands while the device that had sent the first stays away', async () => {
  const { phone, send, withdraw, rewind } = await twoDevices()
  await withdraw()
  await send(900)
  await rewind()
  await settled(phone)
  await drained(phone)
  expect(await proposalsOf()).toEqual([{ amount: '900', status: 'pending' }])
  expect(await phone.pendencias()).toEqual([])
  expect(await phone.screen('proposals')).toMatchObject([{ amount: 900 }])
})

test('[P11] one that was improved, withdrawn, sent anew and improved again stands as it was last while that device stays away', async () => {
  const { phone, send, improve, withdraw, rewind } = await twoDevices()
  await improve(1_400)
  await withdraw()
  await send(900)
  await improve(800)
  await rewind()
  await settled(phone)
  await drained(phone)
  expect(await proposalsOf()).toEqual([{ amount: '800', status: 'pending' }])
  expect(await phone.pendencias()).toEqual([])
})

test('[P11] one that was sent anew and withdrawn once more waits for the device that sent the first, and is gone in the end', async () => {
  const { laptop, phone, send, withdraw, rewind } = await twoDevices()
  await withdraw()
  await send(900)
  await withdraw()
  await rewind()
  await drained(phone)
  expect((await statesOf(phone)).slice(0, 3)).toEqual(['withdraw_proposal queued', 'send_proposal queued', 'withdraw_proposal queued'])
  await laptop.online()
  await Promise.all([laptop, phone].map(settled))
  expect(await proposalsOf()).toEqual([])
  expect([await laptop.pendencias(), await phone.pendencias()]).toEqual([[], []])
})

test('[P11] a proposal typed after the rewind waits for nothing that it does not need: what it takes the place of is judged before it', async () => {
  const { phone, send, improve, rewind } = await twoDevices()
  await improve(1_000)
  await rewind()
  await drained(phone)
  expect((await statesOf(phone))[0]).toBe('improve_proposal queued')
  await send(2_000)
  await settled(phone)
  expect(await proposalsOf()).toEqual([{ amount: '2000', status: 'pending' }])
  expect((await phone.pendencias()).map(({ verb, code }) => [verb, code])).toEqual([['improve_proposal', 'proposal_missing']])
})

test('[P11] what was typed after the rewind on a record that is gone since is refused at once', async () => {
  const { laptop, phone, proposal, improve, rewind } = await twoDevices()
  await rewind()
  await laptop.online()
  await shows(phone, 'proposals', proposal)
  await Promise.all([laptop, phone].map(settled))
  await phone.offline()
  await improve(1_000)
  await laptop.dispatch('withdraw_proposal', { proposal_id: proposal })
  await settled(laptop)
  // A fresh page pulls before it sends.
  await phone.crash()
  await phone.online()
  await settled(phone)
  expect((await phone.pendencias()).map(({ verb, code }) => [verb, code])).toEqual([['improve_proposal', 'proposal_missing']])
})

test('[P11] an acceptance that waits for its proposal holds what its project becomes, and no message of a conversation that is there', async () => {
  const client = await story.device(await story.person('cliente', 'Ana Lima'))
  const provider = await story.device(await story.person('autonomo', 'Bruno Reis'))
  await Promise.all([client, provider].map(complete))
  const project = await publishes(client)
  const conversation_id = conversationId(project, client.person.id, provider.person.id)
  await shows(client, 'profiles', provider.person.id)
  await client.dispatch('start_conversation', { project_id: project, provider_id: provider.person.id })
  await settled(client)
  await shows(provider, 'projects', project)
  const restore = await story.server.snapshot()
  await provider.dispatch('send_proposal', proposalArgs(project))
  await settled(provider)
  await shows(client, 'proposals', proposalId(project, provider.person.id))
  const [proposal] = await client.screen('proposals')
  expect(proposal && (await client.accept(acceptanceOf(proposal)))).toEqual({ ok: true })
  await client.dispatch('complete_project', { project_id: project })
  await settled(client)
  await provider.offline()
  await restore()
  await givenBack(client)
  const kept = (await statesOf(client)).length
  await client.dispatch('send_message', { message_id: newId(), conversation_id, content: 'Pode vir segunda?' })
  await eventually(
    () => statesOf(client),
    (states) => states.at(-1) === 'send_message done',
  )
  expect((await statesOf(client)).slice(0, kept)).toEqual([
    'publish_project done',
    'start_conversation done',
    'accept_proposal queued',
    'complete_project queued',
  ])
  await provider.online()
  await Promise.all([client, provider].map(settled))
  expect([await client.pendencias(), await provider.pendencias()]).toEqual([[], []])
  expect(await client.documents('projects')).toMatchObject([{ status: 'completed' }])
})

test('[P11] a project that another device published is gone in the end when this one deleted it', async () => {
  const ana = await story.person('cliente', 'Ana Lima')
  const [laptop, phone] = [await story.device(ana), await story.device(ana)]
  await Promise.all([laptop, phone].map(complete))
  const restore = await story.server.snapshot()
  const project = await publishes(laptop)
  await shows(phone, 'projects', project)
  await phone.dispatch('delete_project', { project_id: project })
  await settled(phone)
  await laptop.offline()
  await restore()
  await givenBack(phone)
  await drained(phone)
  expect((await statesOf(phone))[0]).toBe('delete_project queued')
  await laptop.online()
  await Promise.all([laptop, phone].map(settled))
  expect(await sql(story.server, 'SELECT id FROM projects')).toEqual([])
  expect([await laptop.pendencias(), await phone.pendencias()]).toEqual([[], []])
})

/** The server is put back to what it is now, and loses no more of the device's than a line about its person. */
async function rewoundToNow(device: Device) {
  const restore = await story.server.snapshot()
  await device.dispatch('edit_account', { about: 'Isto se perde e volta' })
  await settled(device)
  await restore()
  await givenBack(device)
}

test('[P11] what the restored server has kept is asked for its answer at once: a proposal on a project that was deleted since shows nowhere', async () => {
  const client = await story.device(await story.person('cliente', 'Ana Lima'))
  const provider = await story.device(await story.person('autonomo', 'Bruno Reis'))
  await Promise.all([client, provider].map(complete))
  const project = await publishes(client)
  await shows(provider, 'projects', project)
  await provider.dispatch('send_proposal', proposalArgs(project))
  await settled(provider)
  await client.dispatch('delete_project', { project_id: project })
  await settled(client)
  await eventually(
    () => provider.screen('proposals'),
    (proposals) => proposals.length === 0,
  )
  await rewoundToNow(provider)
  await settled(provider)
  expect(await statesOf(provider)).toEqual(['send_proposal done', 'edit_account done'])
  expect([await provider.screen('proposals'), await provider.pendencias()]).toEqual([[], []])
})

test('[P11] an acceptance that a restored server has kept holds nothing once its provider is gone', async () => {
  const client = await story.device(await story.person('cliente', 'Ana Lima'))
  const bruno = await story.person('autonomo', 'Bruno Reis')
  const carla = await story.device(await story.person('autonomo', 'Carla Dias'))
  const provider = await story.device(bruno)
  await Promise.all([client, provider, carla].map(complete))
  const project = await publishes(client)
  for (const device of [provider, carla]) {
    await shows(device, 'projects', project)
    await device.dispatch('send_proposal', proposalArgs(project))
    await settled(device)
    await shows(client, 'proposals', proposalId(project, device.person.id))
  }
  const proposalOf = async (device: Device) => (await client.screen('proposals')).find(({ provider_id }) => provider_id === device.person.id)
  const chosen = await proposalOf(provider)
  expect(chosen && (await client.accept(acceptanceOf(chosen)))).toEqual({ ok: true })
  await settled(client)
  await story.deletePerson(bruno)
  await eventually(
    () => client.screen('projects'),
    ([shown]) => shown?.status === 'open',
  )
  await rewoundToNow(client)
  await settled(client)
  expect(await client.screen('projects')).toMatchObject([{ status: 'open' }])
  const other = await proposalOf(carla)
  expect(other && (await client.accept(acceptanceOf(other)))).toEqual({ ok: true })
})

test('[P11] a message to support waits for no ticket: it opens the one that only another device can give back', async () => {
  const ana = await story.person('cliente', 'Ana Lima')
  const [laptop, phone] = [await story.device(ana), await story.device(ana)]
  await Promise.all([laptop, phone].map(complete))
  const restore = await story.server.snapshot()
  const ticket_id = newId()
  await laptop.dispatch('send_support_message', { message_id: newId(), ticket_id, subject: null, content: 'Não consigo entrar.' })
  await settled(laptop)
  await eventually(
    () => phone.screen('support_tickets'),
    (tickets) => tickets.length === 1,
  )
  await phone.dispatch('send_support_message', { message_id: newId(), ticket_id, subject: null, content: 'E agora?' })
  await settled(phone)
  await laptop.offline()
  await restore()
  await givenBack(phone)
  await settled(phone)
  expect(await sql(story.server, 'SELECT ticket_id, content FROM support_messages')).toEqual([{ ticket_id, content: 'E agora?' }])
  await laptop.online()
  await givenBack(laptop)
  await Promise.all([laptop, phone].map(settled))
  expect(await sql(story.server, 'SELECT ticket_id, content FROM support_messages ORDER BY content')).toEqual([
    { ticket_id, content: 'E agora?' },
    { ticket_id, content: 'Não consigo entrar.' },
  ])
})
