import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { conversationId } from '#domain/ids'
import { newId } from '#new-id'
import { startPocketBase, type TestServer } from '../support/pocketbase'
import { fieldOf, get, runJob, textAt } from '../support/server-client'
import { type Session, signedIn } from './support/session'
import { addPhoto } from './support/stage'
import { openStream, pokeOf, type Stream } from './support/stream'

let server: TestServer
let ana: Session
let bruno: Session
const open: Stream[] = []

beforeAll(async () => {
  server = await startPocketBase({
    hooks: `routerAdd('GET', '/held', (e) => e.json(200, {
      held: JSON.stringify([$app.store().get('listeners by channel'), $app.store().get('unacknowledged pokes')]),
      streams: Object.keys($app.subscriptionsBroker().clients()),
    }))`,
  })
  ana = await signedIn(server, 'cliente')
  bruno = await signedIn(server, 'autonomo')
})
afterEach(() => {
  for (const stream of open.splice(0)) stream.close()
})
afterAll(() => server.stop())

async function listening(person: Session, ...topics: string[]): Promise<Stream> {
  const stream = await openStream(server)
  open.push(stream)
  await stream.subscribe(topics, person.token)
  return stream
}

async function silentlyListening(person: Session, ...topics: string[]): Promise<Stream> {
  const stream = await openStream(server)
  open.push(stream)
  await stream.subscribe(topics, person.token, 'silent')
  return stream
}

const names = (stream: Stream): string[] => stream.events.map(({ name }) => name)

test('[W2] a change is told to the listeners of its channels, by their name and number, and carries no document', async () => {
  const [his, hers] = [await listening(bruno, `user:${bruno.id}`, 'open:SP', 'cards:SP'), await listening(ana, `user:${ana.id}`)]
  await ana.publishes({ title: 'Segredo' })
  await expect.poll(() => names(his).sort()).toEqual(['open:SP', `user:${bruno.id}`])
  await expect.poll(() => names(hers)).toEqual([`user:${ana.id}`])
  expect(his.events.find(({ name }) => name === 'open:SP')?.data).toEqual({ channel: 'open:SP', listeners: 1, poke: expect.any(String) })
  expect(JSON.stringify([his.events, hers.events])).not.toContain('Segredo')
})

test('[W2] what does not concern a channel does not wake it', async () => {
  const project = await ana.publishes()
  await bruno.proposes(project)
  await ana.does('start_conversation', { project_id: project, provider_id: bruno.id })
  const [his, all] = [await listening(bruno, `user:${bruno.id}`), await listening(bruno, 'open:SP', 'cards:SP')]
  await ana.does('send_message', { message_id: newId(), conversation_id: conversationId(project, ana.id, bruno.id), content: 'Oi' })
  await expect.poll(() => names(his)).toEqual([`user:${bruno.id}`])
  expect(names(all)).toEqual([])
})

test('[W2] native writes poke as commands do: a photo, an avatar, the removal of an account', async () => {
  const project_id = await ana.publishes()
  const stream = await listening(bruno, 'open:SP')
  await addPhoto(server, ana.token, { id: newId(), project_id, position: '0' })
  await expect.poll(() => names(stream)).toEqual(['open:SP'])
})

test('[W2] what is published or changed in another state pokes no stream here', async () => {
  const carla = await signedIn(server, 'empresa', { city: 'Belo Horizonte', state: 'MG' })
  const [here, there] = [await listening(bruno, 'open:SP', 'cards:SP'), await listening(carla, 'open:MG', 'cards:MG')]
  await ana.publishes({ city: 'Belo Horizonte', state: 'MG' })
  await expect.poll(() => names(there)).toEqual(['open:MG'])
  expect(names(here)).toEqual([])
})

test('[W2] an edited card pokes the devices of its person only: others take it with their next regular round', async () => {
  const [his, hers] = [await listening(bruno, `user:${bruno.id}`, 'cards:SP'), await listening(ana, 'cards:SP', `user:${ana.id}`)]
  await bruno.does('edit_account', { about: 'Faço telhados' })
  await expect.poll(() => names(his)).toEqual([`user:${bruno.id}`])
  await ana.publishes()
  await expect.poll(() => names(hers)).toEqual([`user:${ana.id}`])
})

test('[W1] a person who moves to another state follows its channels, and the earlier ones no more', async () => {
  const mover = await signedIn(server, 'autonomo')
  await mover.does('edit_account', { city: 'Salvador', state: 'BA' })
  const stream = await openStream(server)
  open.push(stream)
  expect((await stream.subscribe(['open:SP'], mover.token)).status).toBe(403)
  expect((await stream.subscribe(['open:BA', 'cards:BA'], mover.token)).status).toBe(204)
})

test('[W2] every device of a person hears; one that has gone is not counted', async () => {
  const [first, second, gone] = [
    await listening(ana, `user:${ana.id}`),
    await listening(ana, `user:${ana.id}`),
    await listening(ana, `user:${ana.id}`),
  ]
  const streams = async () => fieldOf(await get(server, '/held'), 'streams')
  gone.close()
  await expect.poll(streams).not.toContain(gone.id)
  await ana.does('edit_account', { about: 'Nova' })
  await expect.poll(() => [names(first).length, names(second).length]).toEqual([1, 1])
  expect(first.events.at(-1)?.data).toEqual({ channel: `user:${ana.id}`, listeners: 2, poke: expect.any(String) })
})

test('[W1] a new list of channels takes the place of the old one', async () => {
  const stream = await listening(bruno, 'open:SP')
  expect((await stream.subscribe([`user:${bruno.id}`], bruno.token)).status).toBe(204)
  await ana.publishes()
  await bruno.does('edit_account', { about: 'Faço muros' })
  await expect.poll(() => names(stream)).toEqual([`user:${bruno.id}`])
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

test('[W2a] a stream is poked for a channel again only after a pull of its own person has named the poke', async () => {
  const [his, all] = [await listening(bruno, 'open:SP', `user:${bruno.id}`), await silentlyListening(bruno, 'open:SP')]
  const own = `user:${bruno.id}`
  // Who is told of a project there instead of Bruno.
  await signedIn(server, 'autonomo', { city: 'Santos', state: 'SP' })
  const publish = async (times: number) => {
    await ana.publishes({ city: 'Santos' })
    await expect.poll(() => names(all).length).toBe(times)
  }
  await publish(1)
  await publish(2)
  await expect.poll(() => names(his)).toEqual(['open:SP'])

  await his.acknowledge(ana.token)
  await his.acknowledge(bruno.token, all.events.map(pokeOf))
  await publish(3)
  // What was sent on 'open:SP' before would come before this.
  await bruno.does('edit_account', { about: 'Pisos' })
  await expect.poll(() => names(his)).toContain(own)
  expect(names(his)).toEqual(['open:SP', own])

  expect((await his.acknowledge(bruno.token)).status).toBe(200)
  await publish(4)
  await expect.poll(() => names(his)).toEqual(['open:SP', own, 'open:SP'])
})

test('[W2a] a poke of an own channel does not wait until a shared one is named', async () => {
  const his = await listening(bruno, 'open:SP', `user:${bruno.id}`)
  await ana.publishes()
  await expect.poll(() => names(his).sort()).toEqual(['open:SP', `user:${bruno.id}`])
  const own = his.events.find(({ name }) => name !== 'open:SP')
  await his.acknowledge(bruno.token, own ? [pokeOf(own)] : [])
  await bruno.does('edit_account', { about: 'Telhados' })
  await expect.poll(() => names(his).sort()).toEqual(['open:SP', `user:${bruno.id}`, `user:${bruno.id}`])
})

test('[W1] an account has at most ten streams; an eleventh is taken once one has ended', async () => {
  const caio = await signedIn(server, 'cliente')
  const streams: Stream[] = []
  for (let i = 0; i < 10; i++) streams.push(await listening(caio, i === 0 ? `user:${caio.id}` : 'cards:SP'))
  const eleventh = await openStream(server)
  open.push(eleventh)
  const subscribing = async () => (await eleventh.subscribe(['cards:SP'], caio.token)).status
  expect(await subscribing()).toBe(429)
  expect((await streams[0]?.subscribe(['cards:SP'], caio.token))?.status).toBe(204)
  streams[5]?.close()
  await expect.poll(subscribing).toBe(204)
})

test('[W2a] what an ended stream leaves is freed by the clock, on a channel where nothing happens too', async () => {
  const davi = await signedIn(server, 'cliente')
  const [gone, stays] = [await listening(davi, `user:${davi.id}`), await listening(davi, `user:${davi.id}`)]
  const held = async () => textAt(await get(server, '/held'), 'held')
  expect(await held()).toContain(gone.id)
  gone.close()
  await expect
    .poll(async () => {
      await runJob(server, 'forget-ended-streams')
      return held()
    })
    .not.toContain(gone.id)
  expect(await held()).toContain(stays.id)
  stays.close()
  await expect
    .poll(async () => {
      await runJob(server, 'forget-ended-streams')
      return held()
    })
    .not.toContain(davi.id)
})

test('[W1] a stream that no account claims is ended at the second minute, one that a device reads is not', async () => {
  const hers = await listening(ana, `user:${ana.id}`)
  const [idle, empty] = [await openStream(server), await openStream(server)]
  open.push(idle, empty)
  expect((await empty.subscribe([], '')).status).toBe(204)
  await runJob(server, 'forget-ended-streams')
  await runJob(server, 'forget-ended-streams')
  await expect.poll(() => [idle.hasEnded(), empty.hasEnded()]).toEqual([true, true])
  expect((await idle.subscribe([`user:${ana.id}`], ana.token)).status).toBe(404)
  await ana.publishes()
  await expect.poll(() => names(hers)).toContain(`user:${ana.id}`)
})
