import { beforeAll, describe, expect, test } from 'vitest'
import { emptyOf } from '#domain/collections'
import { acceptanceOf } from '#domain/commands/accept-proposal'
import type { Proposal } from '#domain/documents'
import { dealOf } from '#domain/projects/deal'
import { emptyQuote } from '#domain/projects/quote-terms'
import { newId } from '#new-id'
import { newIdOf } from '#new-id-of'
import { call, get, type Row, textAt } from '../support/server/server-client'
import { withServer } from '../support/server/with-server'
import type { Session } from './support/session'
import { Device } from './support/simplest-device'
import { addWorkPhoto } from './support/stage'
import { openStream, type Stream } from './support/stream'
import { withPeople } from './support/with-people'

const server = withServer()
const { ana, bruno, ...others } = withPeople(server, {
  ...{ ana: 'cliente', bruno: { role: 'autonomo', full_name: 'Bruno Reis' } },
  ...{ rival: 'empresa', neighbour: { role: 'autonomo', full_name: 'Davi Melo' }, otherClient: { role: 'cliente', full_name: 'Eva Luz' } },
})

/** Who proposed and was not chosen, a provider of the same state, another client of it. */
const strangers = ['rival', 'neighbour', 'otherClient'] as const
type Stranger = (typeof strangers)[number]

const quote = {
  ...emptyQuote,
  stages: [
    { name: 'Segredo piso', amount: 1_111 },
    { name: 'Segredo rejunte', amount: 2_222 },
  ],
}
const PRICE = 3_333

type Live = { stream: Stream; received: number; notices: number }
let project: string
let proposal: string
let photo: { id: string; file: string; thumb: string }
let hidden: string[]
const live = {} as Record<Stranger, Live>

async function listen(person: Session, channels: string[]): Promise<Live> {
  const stream = await openStream(server)
  expect((await stream.subscribe([`user:${person.id}`, ...channels], person.token)).status).toBe(204)
  await person.device.pull()
  return { stream, received: person.device.received, notices: (await person.notifications()).length }
}

/** Every step that stays between the two sides. */
async function work(): Promise<void> {
  const deal = await ana.dealOn(project)
  const [floor] = dealOf({ ...emptyOf('proposals'), amount: PRICE, quote }, deal).stages
  const stage = { ...deal, stage_id: floor?.id, is_on: true, amount: 1_111 }
  await bruno.does('mark_stage', { ...stage, mark: 'done' })
  await ana.does('mark_stage', { ...stage, mark: 'paid' })
  await bruno.does('mark_stage', { ...stage, mark: 'received' })
  const change_id = newId()
  await bruno.does('propose_change', { ...deal, change_id, text: 'Segredo soleira', amount: 444, days: 1 })
  await ana.does('answer_change', { ...deal, change_id, answer: 'accepted' })
  const sent = await addWorkPhoto(server, bruno.token, { id: newIdOf(bruno.id), proposal_id: proposal, position: '0', stage_id: String(floor?.id) })
  photo = { id: textAt(sent, 'id'), file: textAt(sent, 'file'), thumb: textAt(sent, 'thumb') }
  await bruno.does('hand_over', { ...deal, step: 'handed' })
  await ana.does('hand_over', { ...deal, step: 'not_yet' })
  const amounts = [1_111, 2_222, PRICE, 444].map((amount) => `"amount":${amount}`)
  hidden = ['Segredo', ...amounts, proposal, String(floor?.id), change_id, photo.id, photo.file]
}

beforeAll(async () => {
  project = await ana.publishes()
  await others.rival.proposes(project)
  proposal = await bruno.proposes(project, { amount: PRICE, quote })
  await ana.accepts(project, proposal, await acceptedTerms())
  for (const name of strangers) live[name] = await listen(others[name], name === 'otherClient' ? [] : ['open:SP', 'cards:SP'])
  await work()
  return () => {
    for (const { stream } of Object.values(live)) stream.close()
  }
})

/** As the owner's device holds them. */
async function acceptedTerms(): Promise<Row> {
  await ana.device.pull()
  return { ...acceptanceOf(ana.device.all('proposals').get(proposal) as unknown as Proposal) }
}

/** Once for all of them. */
let receiving: Promise<void> | undefined
const received = () => {
  receiving ??= (async () => {
    const deal = await ana.dealOn(project)
    await ana.does('complete_project', { ...deal, open_points: ['Segredo rodapé'] })
    await ana.does('give_reference', { ...deal, again: true, on_time: 'yes', text: 'Segredo elogio' })
  })()
  return receiving
}

const tells = (body: unknown): string[] => hidden.filter((secret) => JSON.stringify(body).includes(secret))

const heldBy = ({ documents }: Device) => [...documents.values()].map((held) => [...held.values()])

test('[PRODUCT 120] [PRODUCT 127] its two sides hold all of it', async () => {
  for (const { device } of [ana, bruno]) {
    await device.pull()
    expect(tells(heldBy(device))).toEqual(hidden)
  }
})

describe.each(strangers)('[PRODUCT 17] [PRODUCT 120] [PRODUCT 127] of a deal between two others %s', (name) => {
  const person = others[name]

  test('hears nothing, pulls nothing and is told nothing while it is worked at', async () => {
    const { stream, received, notices } = live[name]
    await person.device.pull()
    expect([person.device.received, (await person.notifications()).length]).toEqual([received, notices])
    for (const side of [ana, bruno]) expect((await stream.subscribe([`user:${side.id}`], person.token)).status).toBe(403)
    await stream.subscribe([`user:${person.id}`], person.token)
    // A poke by the work would come before this.
    await person.does('edit_account', { phone: '11987654321' })
    await expect.poll(() => stream.events.map(({ name }) => name)).toEqual([`user:${person.id}`])
    expect(tells(stream.events)).toEqual([])
  })

  test('reads nothing by a route, natively or by a file', async () => {
    const routes = [`/api/projects/${project}`, `/api/shared-projects/${project}`, `/api/providers/${bruno.id}`, '/api/presence']
    const lists = ['/api/open-projects', '/api/providers', `/api/providers/${bruno.id}/references`]
    const native = ['work_photos', 'proposals', 'notifications'].flatMap((collection) => [
      `/api/collections/${collection}/records`,
      `/api/collections/${collection}/records/${collection === 'work_photos' ? photo.id : proposal}`,
    ])
    const ticket = textAt(await call(server, 'POST', '/api/files/token', { token: person.token }), 'token')
    const files = [photo.file, photo.thumb].map((file) => `/api/files/work_photos/${photo.id}/${file}`)
    for (const path of [...routes, ...lists, ...native]) {
      for (const token of [person.token, '']) expect(tells((await get(server, path, token)).body), path).toEqual([])
    }
    for (const path of files) for (const query of ['', `?token=${ticket}`]) expect((await get(server, path + query)).status).toBe(404)
    expect(
      (await get(server, `${files[0]}?token=${textAt(await call(server, 'POST', '/api/files/token', { token: ana.token }), 'token')}`)).status,
    ).toBe(200)
  })

  test('holds nothing of it once it is received and a reference given', async () => {
    await received()
    const fresh = new Device(server, { id: person.id, token: person.token })
    await fresh.pull()
    await person.device.pull()
    for (const device of [fresh, person.device]) expect(tells(heldBy(device))).toEqual([])
    expect(tells(await person.notifications())).toEqual([])
    expect(tells((await get(server, `/api/providers/${bruno.id}/references`, person.token)).body)).toEqual([])
  })
})
