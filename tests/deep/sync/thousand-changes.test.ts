import { expect, test } from 'vitest'
import { flood } from '../../chaos/server-deeds'
import { proposalArgs } from '../../support/data/command-args'
import type { Device } from '../../support/device/device'
import { eventually } from '../../support/eventually'
import { settled, shows } from '../../support/story'
import { withStory } from '../../support/with-story'

/** Half of them in the provider's state. */
const PROJECTS = 900

const story = withStory()

test('[L2] a device that comes back after a thousand changes has all of its state, and its own unsent work besides', async () => {
  const [client, city] = [await story.session('cliente'), await story.session('cliente')]
  const phone = await story.device('autonomo')
  const desktop = await story.device(phone.person)
  const project = await client.publishes()
  await shows(phone, 'projects', project)
  await phone.offline()
  await phone.dispatch('send_proposal', proposalArgs(project, { cover_letter: 'Escrita na viagem' }))
  await flood(story.server, city.id, PROJECTS)
  await phone.online()
  await settled(phone)
  const ids = async (device: Device) => (await device.documents('projects')).map(({ id }) => id).sort()
  // Half of them are in the provider's state; one in five of these is deleted again.
  const left = PROJECTS * 0.4
  await eventually(
    () => Promise.all([ids(phone), ids(desktop)]),
    ([here, there]) => here.length > left && JSON.stringify(here) === JSON.stringify(there),
  )
  expect(await phone.documents('proposals')).toMatchObject([{ cover_letter: 'Escrita na viagem' }])
})
