import { expect, test } from 'vitest'
import type { Documents } from '#domain/documents'
import { proposalArgs } from '../support/data/command-args'
import type { Device } from '../support/device/device'
import { eventually } from '../support/eventually'
import { get, quoted, sql } from '../support/server/server-client'
import { listening, publishes, settled, shows } from '../support/story'
import { withStory } from '../support/with-story'

const story = withStory()

async function followed(device: Device): Promise<string[]> {
  const { collections } = await device.position()
  return [...new Set(Object.values(collections).flatMap((progress) => Object.keys(progress?.checkpoint?.floors ?? {})))].sort()
}

test('[F2] a provider follows their own channel, and of their state what is open and the cards; a client the cards', async () => {
  const provider = await story.device('autonomo')
  const client = await story.device('cliente', { city: 'Salvador', state: 'BA' })
  expect(await followed(provider)).toEqual(['cards:SP', 'open:SP', `user:${provider.person.id}`])
  expect(await followed(client)).toEqual(['cards:BA', `user:${client.person.id}`])
  expect([(await provider.status()).state, (await client.status()).state]).toEqual(['SP', 'BA'])
})

test('[F2] what is published in another state does not come to this device, and what of it concerns its person does', async () => {
  const [client, provider] = [await story.session('cliente'), await story.device('autonomo')]
  const far = await client.publishes({ state: 'MG', city: 'Belo Horizonte' })
  const near = await client.publishes()
  await shows(provider, 'projects', near)
  expect((await provider.documents('projects')).map(({ id }) => id)).not.toContain(far)
})

test('[F2] a provider at a border follows what is near of the state beyond it, and has it without a connection', async () => {
  const [client, provider] = [await story.session('cliente'), await story.device('autonomo', { city: 'Juazeiro', state: 'BA' })]
  expect(await followed(provider)).toEqual(['cards:BA', 'near:BA:PE', 'open:BA', `user:${provider.person.id}`])
  const beyond = await client.publishes({ state: 'PE', city: 'Petrolina' })
  await provider.tryNow()
  await shows(provider, 'projects', beyond)
  await provider.offline()
  expect((await provider.documents('projects')).map(({ id }) => id)).toContain(beyond)
})

test('[P2] [P6] a proposal written offline for a project of another state, which was read online, is accepted', async () => {
  const [client, provider] = [await story.session('cliente', { city: 'Betim', state: 'MG' }), await story.device('autonomo')]
  const far = await client.publishes({ state: 'MG', city: 'Betim', title: 'Muro em Betim' })
  const read = await get(story.server, `/api/projects/${far}`, provider.person.token)
  expect(read).toMatchObject({ status: 200, body: { id: far, state: 'MG' } })
  await provider.offline()
  expect(await provider.dispatch('send_proposal', proposalArgs(far), read.body as Documents['projects'])).toEqual({ ok: true, queued: true })
  expect(await provider.screen('proposals')).toMatchObject([{ project_title: 'Muro em Betim', waiting: true }])
  expect((await provider.documents('projects')).map(({ id }) => id)).not.toContain(far)
  await provider.online()
  await settled(provider)
  expect(await provider.pendencias()).toEqual([])
  expect(await sql(story.server, `SELECT provider_id FROM proposals WHERE project_id = ${quoted(far)}`)).toEqual([
    { provider_id: provider.person.id },
  ])
  await shows(provider, 'projects', far)
})

const streamsNamed = (requests: { path: string; body: string }[]): { id: string; pokes: string[] }[] =>
  requests.flatMap(({ path, body }) => (path === '/api/sync/pull' ? (JSON.parse(body).stream ?? []) : []))

test('[W2] a device names in its pulls what it has heard, so that each later change reaches it through the stream too', async () => {
  const [ana, bruno] = await Promise.all([story.device('cliente'), story.device('autonomo')])
  await listening(bruno)
  await bruno.requests()
  for (let i = 0; i < 3; i++) await shows(bruno, 'projects', await publishes(ana))

  const named = streamsNamed(await bruno.requests())
  expect(new Set(named.map(({ id }) => id)).size).toBe(1)
  const pokes = new Set(named.flatMap((stream) => stream.pokes))
  expect(pokes.has('')).toBe(false)
  expect(pokes.size).toBeGreaterThanOrEqual(3)
})

test('[W4] what happened while the stream was away is pulled when it is back', async () => {
  const [client, provider] = [await story.session('cliente'), await story.device('autonomo')]
  await provider.offline()
  const project = await client.publishes()
  expect(await provider.screen('projects')).not.toContainEqual(expect.objectContaining({ id: project }))
  await provider.online()
  await shows(provider, 'projects', project)
})

test('[W4] a pull follows the acknowledged subscription, for what happened just before it', async () => {
  const client = await story.device('cliente')
  await listening(client)
  const made: string[] = []
  await eventually(
    async () => {
      made.push(...(await client.requests()).map(({ path }) => path))
      return made
    },
    (paths) => paths.lastIndexOf('/api/sync/pull') > paths.lastIndexOf('/api/realtime'),
  )
})

test('[W4] a page that is seen again pulls', async () => {
  const client = await story.device('cliente')
  await listening(client)
  await client.setVisible(false)
  await publishes(client)
  await eventually(client.requests, (made) => made.length === 0)
  await client.setVisible(true)
  await eventually(client.requests, (made) => made.some(({ path }) => path === '/api/sync/pull'))
})

test('[L5] [W4] a person who moves to another state listens to its channels, holds what is there, and nothing of the state before', async () => {
  const [client, provider] = [await story.session('cliente'), await story.device('autonomo')]
  const left = await client.publishes()
  await shows(provider, 'projects', left)
  await provider.dispatch('edit_account', { state: 'BA', city: 'Salvador' })
  await settled(provider)
  await listening(provider)
  const project = await client.publishes({ state: 'BA', city: 'Salvador' })
  await shows(provider, 'projects', project)
  expect(Object.keys((await provider.position()).collections.projects?.checkpoint?.floors ?? {}).sort()).toEqual(
    ['open:BA', `user:${provider.person.id}`].sort(),
  )
  expect((await provider.documents('projects')).map(({ id }) => id)).toEqual([project])
  expect(new Set((await provider.documents('profiles')).map(({ state }) => state))).toEqual(new Set(['BA']))
  expect((await provider.status()).state).toBe('BA')
})

test('[A1] a device whose session is over asks once at each start, and then no more, so that it can hear that its account is gone', async () => {
  const client = await story.device('cliente')
  const ana = client.person
  await client.setToken('an.ended.session')
  await client.tryNow()
  await eventually(client.status, ({ signedOut }) => signedOut)
  await client.requests()
  await client.crash()
  await eventually(client.status, ({ signedOut }) => signedOut)
  expect(pulls(await client.requests()).length).toBeGreaterThan(0)
  await client.tryNow()
  expect(pulls(await client.requests())).toEqual([])
  // The answer to the same question once the account is gone.
  await story.deletePerson(ana)
  await client.setToken(ana.token)
  await client.crash()
  await eventually(client.wasRemoved, (removed) => removed)
})

const pulls = (requests: { path: string }[]) => requests.filter(({ path }) => path === '/api/sync/pull')
