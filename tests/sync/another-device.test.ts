import { expect, test } from 'vitest'
import { conversationId, proposalId, silenceId } from '#domain/ids'
import { proposalArgs } from '../support/data/command-args'
import type { Device } from '../support/device/device'
import { eventually } from '../support/eventually'
import { quoted, sql } from '../support/server/server-client'
import { publishes, settled, shows } from '../support/story'
import { withStory } from '../support/with-story'

const story = withStory()

/** A client's phone and desktop, a project of theirs on both, and a provider's device that shows it. */
async function sides() {
  const [phone, provider] = await Promise.all([story.device('cliente'), story.device('autonomo')])
  const desktop = await story.device(phone.person)
  const project_id = await publishes(phone)
  await Promise.all([desktop, provider].map((device) => shows(device, 'projects', project_id)))
  return { client: phone.person, phone, desktop, provider, project_id }
}

const idsOn = async (device: Device, name: 'silences' | 'proposals') => (await device.documents(name)).map(({ id }) => id)
const holds = (device: Device, name: 'silences' | 'proposals', wanted: string[]) =>
  expect.poll(async () => (await idsOn(device, name)).toSorted()).toEqual(wanted.toSorted())

test('[PRODUCT 93] [P5] a conversation that is muted and a person who is blocked offline are so on the other device too, and on no one else’s; so is the end of both', async () => {
  const { client, phone, desktop, provider, project_id } = await sides()
  await provider.dispatch('send_proposal', proposalArgs(project_id))
  await shows(phone, 'proposals', proposalId(project_id, provider.person.id))
  await phone.offline()
  await phone.dispatch('start_conversation', { project_id, provider_id: provider.person.id })
  const conversation_id = conversationId(project_id, client.id, provider.person.id)
  const [muted, blocked] = [silenceId(client.id, conversation_id), silenceId(client.id, provider.person.id)]
  await phone.dispatch('mute_conversation', { conversation_id, is_muted: true })
  await phone.dispatch('block_person', { person_id: provider.person.id, conversation_id, is_blocked: true })
  expect((await phone.screen('silences')).map(({ id }) => id).toSorted()).toEqual([muted, blocked].toSorted())
  await phone.online()
  await settled(phone)
  await holds(desktop, 'silences', [muted, blocked])
  await settled(provider)
  expect(await idsOn(provider, 'silences')).toEqual([])

  await desktop.offline()
  await desktop.dispatch('mute_conversation', { conversation_id, is_muted: false })
  await desktop.dispatch('block_person', { person_id: provider.person.id, conversation_id, is_blocked: false })
  await desktop.online()
  await settled(desktop)
  await holds(phone, 'silences', [])
})

test('[PRODUCT 88] [P5] a project that is kept offline asks on neither device', async () => {
  const { phone, desktop, project_id } = await sides()
  await sql(story.server, `UPDATE projects SET asked_at = '2026-01-01T00:00:00.000Z' WHERE id = ${quoted(project_id)}`)
  const asks = async (device: Device) => (await device.documents('projects')).find(({ id }) => id === project_id)?.asked_at !== ''
  const asking = (device: Device, wanted: boolean) =>
    eventually(
      async () => {
        await device.tryNow()
        return asks(device)
      },
      (is) => is === wanted,
    )
  await Promise.all([asking(phone, true), asking(desktop, true)])
  await phone.offline()
  await phone.dispatch('keep_project', { project_id })
  expect((await phone.screen('projects')).find(({ id }) => id === project_id)?.asked_at).toBe('')
  await phone.online()
  await settled(phone)
  await Promise.all([asking(phone, false), asking(desktop, false)])
})

test('[PRODUCT 13] [P5] a proposal that is withdrawn offline leaves its owner’s devices, and one sent after it stands', async () => {
  const { phone, desktop, provider, project_id } = await sides()
  const id = proposalId(project_id, provider.person.id)
  await provider.dispatch('send_proposal', proposalArgs(project_id, { amount: 900 }))
  await Promise.all([phone, desktop].map((device) => shows(device, 'proposals', id)))
  await settled(provider)
  await provider.offline()
  await provider.dispatch('withdraw_proposal', { proposal_id: id, ...proposalArgs(project_id, { amount: 900 }) })
  expect(await provider.screen('proposals')).toEqual([])
  await provider.online()
  await settled(provider)
  await Promise.all([phone, desktop, provider].map((device) => holds(device, 'proposals', [])))
  await provider.dispatch('send_proposal', proposalArgs(project_id, { amount: 800 }))
  await settled(provider)
  await holds(phone, 'proposals', [id])
  expect((await phone.documents('proposals'))[0]).toMatchObject({ amount: 800, revisions: [] })
})
