import { expect } from 'vitest'
import { proposalArgs } from './command-args'
import type { Device } from './device'
import { eventually } from './eventually'
import { flood } from './flood'
import { complete, type Story, settled, shows } from './story'

/** A provider's phone is offline while a city publishes so many projects, half of them in the provider's state: it comes back to all that their desktop has. */
export async function returnAfterFlood(story: Story, projects: number): Promise<void> {
  const client = story.session(await story.person('cliente', 'Ana Lima'))
  const bruno = await story.person('autonomo', 'Bruno Reis')
  const city = await story.person('cliente', 'Prefeitura de Niterói')
  const [phone, desktop] = await Promise.all([story.device(bruno), story.device(bruno)])
  await Promise.all([complete(phone), complete(desktop)])
  const project = await client.publishes()
  await shows(phone, 'projects', project)
  await phone.offline()
  await phone.dispatch('send_proposal', proposalArgs(project, { cover_letter: 'Escrita na viagem' }))
  await flood(story.server, city, projects)
  await phone.online()
  await settled(phone)
  const ids = async (device: Device) => (await device.documents('projects')).map(({ id }) => id).sort()
  // Of the half that is in the provider's state one in five is deleted again.
  const left = projects * 0.4
  await eventually(
    () => Promise.all([ids(phone), ids(desktop)]),
    ([here, there]) => here.length > left && JSON.stringify(here) === JSON.stringify(there),
  )
  expect(await phone.documents('proposals')).toMatchObject([{ cover_letter: 'Escrita na viagem' }])
}
