import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newId, proposalId } from '#domain/ids'
import { isDocumentOf } from '../../web/src/sync/empty-documents'
import type { Device } from '../support/device'
import { eventually } from '../support/eventually'
import { flood } from '../support/flood'
import { beginStory, complete, listening, projectArgs, proposalArgs, publishes, type Story, settled, shows } from '../support/story'

let story: Story

beforeAll(async () => {
  story = await beginStory()
})
afterEach(() => story.endDevices())
afterAll(() => story.end())

test('[F2] a person follows their own channel, what is open everywhere and in their state, and the cards; nobody else’s', async () => {
  const device = await story.device(await story.person('autonomo', 'Bruno Reis'))
  await complete(device)
  const { collections } = await device.position()
  const followed = Object.values(collections).flatMap((progress) => Object.keys(progress?.checkpoint?.floors ?? {}))
  expect([...new Set(followed)].sort()).toEqual(['cards', 'open', 'open:SP', `user:${device.person.id}`])
})

test('[L8] a device that dies between documents and checkpoint keeps no ghost of what was deleted meanwhile', async () => {
  const ana = await story.person('cliente', 'Ana Lima')
  const client = await story.device(ana)
  await complete(client)
  const project = await publishes(client)
  const bruno = await story.person('autonomo', 'Bruno Reis')
  const provider = await story.device(bruno, { silenceLimit: 2_000 })
  await shows(provider, 'projects', project)
  await provider.forgetCheckpoints()
  await provider.offline()
  await client.give('delete_project', { project_id: project })
  await settled(client)
  await provider.crash()
  await provider.online()
  await eventually(
    () => provider.documents('projects'),
    (projects) => !projects.some(({ id }) => id === project),
  )
})

test('[L9] a page that was asked for before the lock was lost is thrown away', async () => {
  const ana = await story.person('cliente', 'Ana Lima')
  const client = await story.device(ana)
  await complete(client)
  const project = await publishes(client)
  const late = await story.device(await story.person('autonomo', 'Bruno Reis'))
  await shows(late, 'projects', project)
  await late.offline()
  await late.tryNow()
  await eventually(late.status, ({ connection }) => connection === 'offline')
  await late.forgetCheckpoints()
  const { ended, before, after } = await late.pullLosesLock()
  expect(ended).toBe('lock_lost')
  expect(after).toEqual(before)
})

test('[L10] a document that lacks a field of its collection is not one', () => {
  const document = { id: 'a', conversation_id: 'b', sender_id: 'c', content: 'Oi', sent_at: '', created_at: '' }
  expect(isDocumentOf('messages', document)).toBe(true)
  const { content: _content, ...lacking } = document
  expect(isDocumentOf('messages', lacking)).toBe(false)
  expect(isDocumentOf('messages', { ...document, content: 1 })).toBe(false)
})

test('[L7] what belonged to a deleted project leaves every device at its next pull', async () => {
  const client = await story.device(await story.person('cliente', 'Ana Lima'))
  const provider = await story.device(await story.person('empresa', 'Construtora Horizonte'))
  await Promise.all([complete(client), complete(provider)])
  const project = await publishes(client)
  await shows(provider, 'projects', project)
  await provider.give('send_proposal', proposalArgs(project))
  await shows(client, 'proposals', proposalId(project, provider.person.id))
  await client.give('start_conversation', { project_id: project, provider_id: provider.person.id })
  await eventually(
    () => provider.documents('conversations'),
    (conversations) => conversations.length === 1,
  )
  await client.give('delete_project', { project_id: project })
  await settled(client)
  for (const device of [client, provider]) {
    for (const collection of ['projects', 'proposals', 'conversations'] as const) {
      await eventually(
        () => device.documents(collection),
        (documents) => !documents.some((document) => document.id === project || ('project_id' in document && document.project_id === project)),
      )
    }
  }
})

test('[L2] a device that comes back after a thousand changes has all of them, and its own unsent work besides', async () => {
  const ana = await story.person('cliente', 'Ana Lima')
  const city = await story.person('cliente', 'Prefeitura de Niterói')
  const [phone, desktop] = await Promise.all([story.device(ana), story.device(ana)])
  await Promise.all([complete(phone), complete(desktop)])
  await phone.offline()
  const own = projectArgs({ title: 'Escrita na viagem' })
  await phone.give('publish_project', own)
  await flood(story.server.url, city, 900)
  await phone.online()
  await settled(phone)
  const ids = async (device: Device) => (await device.documents('projects')).map(({ id }) => id).sort()
  await eventually(
    () => Promise.all([ids(phone), ids(desktop)]),
    ([here, there]) => here.length > 700 && here.includes(own.project_id) && JSON.stringify(here) === JSON.stringify(there),
  )
})

test('[W2] a project published on one device reaches another through the stream, long before the next poll', async () => {
  const client = await story.device(await story.person('cliente', 'Ana Lima'))
  const provider = await story.device(await story.person('autonomo', 'Bruno Reis'))
  await Promise.all([complete(client), complete(provider)])
  await listening(provider)
  const project_id = newId()
  await client.give('publish_project', projectArgs({ project_id }))
  await eventually(
    () => provider.documents('projects'),
    (projects) => projects.some(({ id }) => id === project_id),
    { within: 20_000 },
  )
})

test('[W4] what happened while the stream was away is pulled when it is back', async () => {
  const client = await story.device(await story.person('cliente', 'Ana Lima'))
  const provider = await story.device(await story.person('autonomo', 'Bruno Reis'))
  await Promise.all([complete(client), complete(provider)])
  await provider.offline()
  const project = await publishes(client)
  expect(await provider.screen('projects')).not.toContainEqual(expect.objectContaining({ id: project }))
  await provider.online()
  await shows(provider, 'projects', project)
})

test('[W4] a pull follows the acknowledged subscription, for what happened just before it', async () => {
  const client = await story.device(await story.person('cliente', 'Ana Lima'))
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
  const client = await story.device(await story.person('cliente', 'Ana Lima'))
  await complete(client)
  await listening(client)
  await client.setVisible(false)
  await publishes(client)
  await eventually(client.requests, (made) => made.length === 0)
  await client.setVisible(true)
  await eventually(client.requests, (made) => made.some(({ path }) => path === '/api/sync/pull'))
})

test('[W4] a person who moves to another state listens to its channel', async () => {
  const client = await story.device(await story.person('cliente', 'Ana Lima'))
  const provider = await story.device(await story.person('autonomo', 'Bruno Reis'))
  await Promise.all([complete(client), complete(provider)])
  await provider.give('edit_account', { state: 'BA', city: 'Salvador' })
  await settled(provider)
  await listening(provider)
  const project = await publishes(client, { state: 'BA', city: 'Salvador' })
  await shows(provider, 'projects', project)
  expect(Object.keys((await provider.position()).collections.projects?.checkpoint?.floors ?? {}).sort()).toEqual(
    ['open', 'open:BA', `user:${provider.person.id}`].sort(),
  )
})

test('[A1] an ended session pauses sync, keeps reading and writing, and sends everything after signing in again', async () => {
  const ana = await story.person('cliente', 'Ana Lima')
  const client = await story.device(ana)
  await complete(client)
  await client.setToken('an.ended.session')
  const given = Array.from({ length: 30 }, (_, k) => projectArgs({ title: `Obra ${k}` }))
  for (const args of given) await client.give('publish_project', args)
  await eventually(client.status, ({ signedOut }) => signedOut)
  expect((await client.screen('projects')).filter(({ waiting }) => waiting)).toHaveLength(30)
  await client.requests()
  await client.tryNow()
  await client.setToken(ana.token)
  await client.resume()
  await settled(client)
  const arrived = (await client.documents('projects')).flatMap(({ id, client_id }) => (client_id === ana.id ? [id] : []))
  expect(arrived.sort()).toEqual(given.map(({ project_id }) => project_id).sort())
})

test('[A1] a device of a deleted account is told so', async () => {
  const ana = await story.person('cliente', 'Ana Lima')
  const client = await story.device(ana)
  await complete(client)
  await story.deletePerson(ana)
  await client.tryNow()
  await eventually(client.wasRemoved, (removed) => removed)
})

test('[A2] each account has a database of its own on the same device', async () => {
  const [ana, bruno] = await Promise.all([story.person('cliente', 'Ana Lima'), story.person('autonomo', 'Bruno Reis')])
  const [hers, his] = await Promise.all([story.device(ana), story.device(bruno)])
  expect(await hers.databaseName()).toBe(`canteiro-${ana.id}`)
  expect(await his.databaseName()).toBe(`canteiro-${bruno.id}`)
})
