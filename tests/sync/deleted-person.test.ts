import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CollectionName, collectionNames } from '#domain/documents'
import { conversationId, proposalId } from '#domain/ids'
import { newId } from '#new-id'
import { notices } from '#texts'
import { heldOnDevice } from '../server/support/readable'
import { proposalArgs } from '../support/command-args'
import type { Device } from '../support/device'
import { eventually } from '../support/eventually'
import { signedInAdministrator } from '../support/people'
import { post } from '../support/server-client'
import { beginStory, complete, publishes, type Story, settled, shows } from '../support/story'

let story: Story

beforeAll(async () => {
  story = await beginStory()
})
afterAll(() => story.end())

/** Everything that a device holds, by collection. */
async function heldBy(device: Device): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  for (const collection of collectionNames) all[collection] = (await device.documents(collection)).map(({ id }) => id).sort()
  return all
}

async function readableBy(device: Device): Promise<Record<string, string[]>> {
  const idsOf = await heldOnDevice(story.server, device.person.id)
  return Object.fromEntries(collectionNames.map((collection: CollectionName) => [collection, idsOf(collection)]))
}

test('[A1] devices that were offline while somebody’s account was deleted hold nothing of that person once they are back', async () => {
  const people = { ana: await story.person('cliente', 'Ana Lima'), bruno: await story.person('autonomo', 'Bruno Reis') }
  const [ana, bruno] = [await story.device(people.ana), await story.device(people.bruno)]
  const carla = await story.device(await story.person('empresa', 'Carla Obras'))
  const anas = await story.device(people.ana)
  await Promise.all([ana, bruno, carla, anas].map(complete))

  const [open, started] = [await publishes(ana, { title: 'Muro' }), await publishes(ana, { title: 'Telhado' })]
  for (const device of [bruno, carla]) {
    for (const project of [open, started]) {
      await shows(device, 'projects', project)
      await device.dispatch('send_proposal', proposalArgs(project))
    }
    await settled(device)
  }
  const proposal = proposalId(started, bruno.person.id)
  await shows(ana, 'proposals', proposal)
  const [{ amount, duration_days } = { amount: 0, duration_days: 0 }] = (await ana.documents('proposals')).filter(({ id }) => id === proposal)
  expect(await ana.accept({ project_id: started, proposal_id: proposal, amount, duration_days })).toMatchObject({ ok: true })
  const conversation = conversationId(started, ana.person.id, bruno.person.id)
  await shows(bruno, 'conversations', conversation)
  await bruno.dispatch('send_message', { message_id: newId(), conversation_id: conversation, content: 'Bom dia' })
  await settled(bruno)
  const request = newId()
  await ana.dispatch('request_cancellation', { request_id: request })
  await settled(ana)
  await eventually(
    () => anas.documents('messages'),
    (messages) => messages.length === 1,
  )

  const toldOf = async (device: Device) => (await device.documents('notifications')).map(({ title }) => title).sort()
  await eventually(
    () => toldOf(carla),
    (titles) => titles.includes(notices.proposal_rejected({ project_title: '', person_name: '' }).title),
  )

  const offline = [bruno, carla, anas]
  await Promise.all(offline.map((device) => device.offline()))
  expect((await heldBy(bruno)).messages).toHaveLength(1)
  expect((await heldBy(carla)).proposals).toHaveLength(2)
  const written = newId()
  await bruno.dispatch('send_message', { message_id: written, conversation_id: conversation, content: 'Ainda está aí?' })
  const admin = await signedInAdministrator(story.server)
  const approval = await post(story.server, `/api/admin/cancellations/${request}/approve`, {}, admin.token)
  expect(approval.status).toBe(204)
  await Promise.all(offline.map((device) => device.online()))

  for (const device of [bruno, carla]) {
    const readable = await readableBy(device)
    const held = await eventually(
      () => heldBy(device),
      (all) => JSON.stringify(all) === JSON.stringify(readable),
    )
    expect(held).toEqual(readable)
    for (const collection of ['projects', 'proposals', 'conversations', 'messages'] as const)
      expect([collection, held[collection]]).toEqual([collection, []])
    // Notices of their projects are gone too, but for those that tell so.
    const { title } = notices.project_deleted({ project_title: '', person_name: '' })
    expect(await toldOf(device)).toEqual([title, title])
  }
  // What was written to them meanwhile is refused, and its writer keeps it.
  await settled(bruno)
  const refused = (await bruno.outbox()).filter(({ state }) => state === 'refused')
  expect(refused.map(({ args }) => args)).toEqual([expect.objectContaining({ message_id: written, content: 'Ainda está aí?' })])
  // Their own devices are told, whether they were connected or not.
  for (const device of [ana, anas])
    expect(
      await eventually(
        () => device.wasRemoved(),
        (wasRemoved) => wasRemoved,
      ),
    ).toBe(true)
})
