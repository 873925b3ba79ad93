import { expect, test } from 'vitest'
import { type CollectionName, collectionNames } from '#domain/documents'
import { conversationId, proposalId } from '#domain/ids'
import { reportSubject } from '#domain/support-ticket'
import { newId } from '#new-id'
import { notices } from '#texts'
import { heldOnDevice } from '../server/support/readable'
import { signedInAdministrator } from '../support/data/people'
import type { Device } from '../support/device/device'
import { post } from '../support/server/server-client'
import { settled } from '../support/story'
import { withStory } from '../support/with-story'

const story = withStory()

/** Everything that a device holds, by collection. */
async function heldBy(device: Device): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  for (const collection of collectionNames) all[collection] = (await device.documents(collection)).map(({ id }) => id).sort()
  return all
}

/** The same, whole. */
const heldDocuments = (device: Device) => Promise.all(collectionNames.map((collection) => device.documents(collection)))

async function readableBy(device: Device): Promise<Record<string, string[]>> {
  const idsOf = await heldOnDevice(story.server, device.person.id)
  return Object.fromEntries(collectionNames.map((collection: CollectionName) => [collection, idsOf(collection)]))
}

test('[A1] devices that were offline while somebody’s account was deleted hold nothing of that person once they are back', async () => {
  const [ana, bruno, carla] = await Promise.all([story.device('cliente'), story.device('autonomo'), story.device('empresa')])
  const anas = await story.device(ana.person)

  const [client, chosen, refused] = [await story.session(ana.person), await story.session(bruno.person), await story.session(carla.person)]
  const [open, started] = [await client.publishes({ title: 'Muro' }), await client.publishes({ title: 'Telhado' })]
  for (const provider of [chosen, refused]) for (const project of [open, started]) await provider.proposes(project)
  expect(await client.accepts(started, proposalId(started, chosen.id))).toMatchObject({ status: 200 })
  const conversation = conversationId(started, client.id, chosen.id)
  await chosen.says(conversation, 'Bom dia')
  // Others report her, and write of it while she is there.
  const reports = [reportSubject({ kind: 'conversation', id: conversation }), reportSubject({ kind: 'project', id: open })]
  for (const subject of reports) await chosen.asksSupport('Golpe', subject)
  await refused.asksSupport('Golpe', reports[1])
  const request = newId()
  await client.does('request_cancellation', { request_id: request })
  for (const device of [bruno, anas]) await expect.poll(() => device.documents('messages')).toHaveLength(1)

  const toldOf = async (device: Device) => (await device.documents('notifications')).map(({ title }) => title).sort()
  await expect.poll(() => toldOf(carla)).toContain(notices.proposal_rejected({ project_title: '', person_name: '' }).title)

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
    await expect.poll(() => heldBy(device)).toEqual(readable)
    expect(readable).toMatchObject({ projects: [], proposals: [], conversations: [], messages: [] })
    // Notices of their projects are gone too, but for those that tell so.
    const { title } = notices.project_deleted({ project_title: '', person_name: '' })
    expect(await toldOf(device)).toEqual([title, title])
  }
  // No text of what they hold names her; what they had not sent says whom it was for, as long as they keep it.
  for (const [device, most] of [
    [bruno, 2],
    [carla, 1],
  ] as const) {
    expect((await device.documents('support_tickets')).map(({ subject }) => reports.includes(subject))).toEqual(Array(most).fill(true))
    const everything = JSON.stringify([await heldDocuments(device), (await device.outbox()).map(({ args, changes }) => [args, changes])])
    expect([ana.person.full_name, ana.person.email].filter((text) => everything.includes(text))).toEqual([])
  }
  // A message to them meanwhile is refused, and its writer keeps it.
  await settled(bruno)
  const left = (await bruno.outbox()).filter(({ state }) => state === 'refused')
  expect(left.map(({ args }) => args)).toEqual([expect.objectContaining({ message_id: written, content: 'Ainda está aí?' })])
  // Their own devices are told, whether they were connected or not.
  for (const device of [ana, anas]) await expect.poll(() => device.wasRemoved()).toBe(true)
})
