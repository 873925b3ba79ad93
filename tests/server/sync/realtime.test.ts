import { expect, test } from 'vitest'
import { newId } from '#new-id'
import { fieldOf, get, runJob } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'
import { type Session, signedIn } from '../support/session'
import { addPhoto } from '../support/stage'
import { pokeOf, type Stream, withStreams } from '../support/stream'
import { withPeople } from '../support/with-people'

const server = withServer({
  hooks: `routerAdd('GET', '/held', (e) => e.json(200, {
    held: JSON.stringify([$app.store().get('listeners by channel'), $app.store().get('unacknowledged pokes')]),
    streams: Object.keys($app.subscriptionsBroker().clients()),
  }))`,
})
const { ana, bruno } = withPeople(server, { ana: 'cliente', bruno: 'autonomo' })
const listening = withStreams(server)

const names = (stream: Stream): string[] => stream.events.map(({ name }) => name)

test('[W2] a change is told to those whom it concerns, by their channel and number, and carries no document; others of the state hear nothing', async () => {
  const carla = await signedIn(server, 'autonomo')
  await carla.does('edit_account', { notify_scope: 'none' })
  const channels = ({ id }: Session) => [`user:${id}`, 'open:SP', 'cards:SP']
  const [his, hers, hears] = [
    await listening(bruno, ...channels(bruno)),
    await listening(ana, `user:${ana.id}`),
    await listening(carla, ...channels(carla)),
  ]
  await ana.publishes({ title: 'Segredo' })
  await expect.poll(() => names(his)).toEqual([`user:${bruno.id}`])
  await expect.poll(() => names(hers)).toEqual([`user:${ana.id}`])
  expect(hers.events[0]?.data).toEqual({ channel: `user:${ana.id}`, listeners: 1, poke: expect.any(String) })
  // A poke by the publication would come before this.
  await carla.does('edit_account', { about: 'Pisos' })
  await expect.poll(() => names(hears)).toEqual([`user:${carla.id}`])
  expect(names(his)).toEqual([`user:${bruno.id}`])
  expect(JSON.stringify([his.events, hers.events, hears.events])).not.toContain('Segredo')
})

test('[W2] native writes poke as commands do: a photo, an avatar, the removal of an account', async () => {
  const stream = await listening(ana, `user:${ana.id}`)
  const project_id = await ana.publishes()
  await expect.poll(() => names(stream).length).toBe(1)
  await stream.acknowledge(ana.token)
  await addPhoto(server, ana.token, { id: newId(), project_id, position: '0' })
  await expect.poll(() => names(stream)).toEqual([`user:${ana.id}`, `user:${ana.id}`])
})

test('[W1] a person who moves to another state follows its channels, and the earlier ones no more', async () => {
  const mover = await signedIn(server, 'autonomo')
  await mover.does('edit_account', { city: 'Salvador', state: 'BA' })
  const stream = await listening()
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

test('[W2a] a stream is poked for a channel again only after a pull of its own person has named the poke', async () => {
  const [his, all] = [await listening(bruno, `user:${bruno.id}`), await listening(bruno, `user:${bruno.id}`)]
  const change = async (times: number) => {
    await bruno.does('edit_account', { about: `Vez ${times}` })
    await expect.poll(() => names(all).length).toBe(times)
    await all.acknowledge(bruno.token)
  }
  await change(1)
  await change(2)
  await expect.poll(() => names(his).length).toBe(1)

  await his.acknowledge(ana.token)
  await his.acknowledge(bruno.token, all.events.map(pokeOf))
  await change(3)

  expect((await his.acknowledge(bruno.token)).status).toBe(200)
  await change(4)
  // A poke by an earlier change would have come before.
  await expect.poll(() => names(his).length).toBe(2)
})

test('[W3] notices of a new project say how many streams they are told to, in all', async () => {
  const place = { city: 'Xapuri', state: 'AC' }
  const [davi, eva] = [await signedIn(server, 'autonomo', place), await signedIn(server, 'empresa', place)]
  // Changes by making them are told before they listen.
  const hers = await listening(ana, `user:${ana.id}`)
  await ana.does('edit_account', { about: 'Obras' })
  await expect.poll(() => names(hers).length).toBe(1)
  const streams = [await listening(davi, `user:${davi.id}`), await listening(davi, `user:${davi.id}`), await listening(eva, `user:${eva.id}`)]
  await ana.publishes(place)
  await expect
    .poll(() => streams.map(({ events }) => events.map(({ data }) => data)))
    .toMatchObject([[{ listeners: 3 }], [{ listeners: 3 }], [{ listeners: 3 }]])
})

test('[W2a] a message is told at once to a stream that has not answered for notices yet, and naming it answers for both', async () => {
  const [eva, stream] = [await signedIn(server, 'cliente'), await listening(bruno, `user:${bruno.id}`)]
  const hears = (times: number) => expect.poll(() => names(stream).length).toBe(times)
  const project_id = await eva.publishes()
  await hears(1)
  await eva.publishes()
  await eva.startsConversation(project_id, bruno)
  await hears(2)
  await stream.acknowledge(bruno.token)
  await eva.publishes()
  await hears(3)
})

test('[PRODUCT 93] who is connected is told to those with a conversation, but not to a person whom they have blocked', async () => {
  const project_id = await ana.publishes()
  const conversation_id = await ana.startsConversation(project_id, bruno)
  const seen = async (person: Session) => fieldOf(await get(server, '/api/presence', person.token), 'conversations')
  for (const person of [ana, bruno]) await listening(person, `user:${person.id}`)
  expect([await seen(ana), await seen(bruno)]).toEqual([[conversation_id], [conversation_id]])
  await ana.does('block_person', { person_id: bruno.id, conversation_id, is_blocked: true })
  expect([await seen(ana), await seen(bruno)]).toEqual([[conversation_id], []])
  await ana.does('block_person', { person_id: bruno.id, conversation_id, is_blocked: false })
  expect(await seen(bruno)).toEqual([conversation_id])
})

test('[W1] a stream that no account claims is ended at the second minute, one that a device reads is not', async () => {
  const hers = await listening(ana, `user:${ana.id}`)
  const [idle, empty] = [await listening(), await listening()]
  expect((await empty.subscribe([], '')).status).toBe(204)
  await runJob(server, 'forget-ended-streams')
  await runJob(server, 'forget-ended-streams')
  await expect.poll(() => [idle.hasEnded(), empty.hasEnded()]).toEqual([true, true])
  expect((await idle.subscribe([`user:${ana.id}`], ana.token)).status).toBe(404)
  await ana.publishes()
  await expect.poll(() => names(hers)).toContain(`user:${ana.id}`)
})
