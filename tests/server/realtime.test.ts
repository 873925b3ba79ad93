import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { conversationId, newId } from '#domain/ids'
import { startPocketBase, type TestServer } from '../support/pocketbase'
import { get } from './support/calls'
import { type Somebody, somebody } from './support/person'
import { addPhoto } from './support/stage'
import { openStream, type Stream } from './support/stream'

let server: TestServer
let ana: Somebody
let bruno: Somebody
const open: Stream[] = []

beforeAll(async () => {
  server = await startPocketBase()
  ana = await somebody(server, 'cliente')
  bruno = await somebody(server, 'autonomo')
})
afterEach(() => {
  for (const stream of open.splice(0)) stream.close()
})
afterAll(() => server.stop())

async function listening(person: Somebody, ...topics: string[]): Promise<Stream> {
  const stream = await openStream(server)
  open.push(stream)
  await stream.subscribe(topics, person.token)
  return stream
}

const names = (stream: Stream): string[] => stream.events.map(({ name }) => name)

test('[W2] a change is told to the listeners of its channels, by their name and number, and carries no document', async () => {
  const [his, hers] = [await listening(bruno, `user:${bruno.id}`, 'open', 'open:SP'), await listening(ana, `user:${ana.id}`)]
  await ana.publishes({ title: 'Segredo' })
  await expect.poll(() => names(his).sort()).toEqual(['open', 'open:SP', `user:${bruno.id}`])
  await expect.poll(() => names(hers)).toEqual([`user:${ana.id}`])
  expect(his.events.find(({ name }) => name === 'open')?.data).toEqual({ channel: 'open', listeners: 1 })
  expect(JSON.stringify([his.events, hers.events])).not.toContain('Segredo')
})

test('[W2] what does not concern a channel does not wake it', async () => {
  const project = await ana.publishes()
  await bruno.proposes(project)
  await ana.does('start_conversation', { project_id: project, provider_id: bruno.id })
  const [his, all] = [await listening(bruno, `user:${bruno.id}`), await listening(bruno, 'open', 'cards')]
  await ana.does('send_message', { message_id: newId(), conversation_id: conversationId(project, ana.id, bruno.id), content: 'Oi' })
  await expect.poll(() => names(his)).toEqual([`user:${bruno.id}`])
  expect(names(all)).toEqual([])
})

test('[W2] native writes wake as commands do: a photo, a new face, an account that goes', async () => {
  const project_id = await ana.publishes()
  const stream = await listening(bruno, 'open')
  await addPhoto(server, ana.token, { id: newId(), project_id, position: '0' })
  await expect.poll(() => names(stream)).toEqual(['open'])
})

test('[W2] every device of a person hears; one that has gone is forgotten', async () => {
  const [first, second, gone] = [
    await listening(ana, `user:${ana.id}`),
    await listening(ana, `user:${ana.id}`),
    await listening(ana, `user:${ana.id}`),
  ]
  gone.close()
  await ana.does('edit_account', { about: 'Nova' })
  await expect.poll(() => [names(first).length, names(second).length]).toEqual([1, 1])
  await ana.does('edit_account', { about: 'Outra' })
  await expect.poll(() => first.events.at(-1)?.data).toEqual({ channel: `user:${ana.id}`, listeners: 2 })
})

test('[W1] a new list of channels takes the place of the old one', async () => {
  const stream = await listening(bruno, 'open')
  expect((await stream.subscribe(['cards'], bruno.token)).status).toBe(204)
  await ana.publishes()
  await bruno.does('edit_account', { about: 'Faço muros' })
  await expect.poll(() => names(stream)).toEqual(['cards'])
})

test('[W2] whose other side is connected is known at once, and again when they have left', async () => {
  const project = await ana.publishes()
  await bruno.proposes(project)
  await ana.does('start_conversation', { project_id: project, provider_id: bruno.id })
  const conversation = conversationId(project, ana.id, bruno.id)
  const online = async () => ((await get(server, '/api/presence', ana.token)).body as { conversations: string[] }).conversations
  expect(await online()).not.toContain(conversation)
  const stream = await listening(bruno, `user:${bruno.id}`)
  expect(await online()).toContain(conversation)
  stream.close()
  await expect.poll(online).not.toContain(conversation)
})
