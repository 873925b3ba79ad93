import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commands, type Verb } from '#domain/commands'
import { collectionNames } from '#domain/documents'
import { newId } from '#new-id'
import { access, requestOf, routeCases, statusFor, type Viewer, viewers } from '../../server/access'
import {
  type Actor,
  actors,
  changesByCommand,
  commandsGiven,
  expectedOf,
  files,
  likeViewer,
  type NativeAction,
  nativeActions,
  natively,
  nativeTopics,
  pulling,
  topics,
  waitsWhileSuspended,
} from '../../server/access-cells'
import { type Asker, setActors } from '../../server/support/actors'
import { Device } from '../../server/support/device'
import { signedIn } from '../../server/support/session'
import { picture, type Stage, setStage } from '../../server/support/stage'
import { changesBetween, storedRows } from '../../server/support/stored-rows'
import { openStream } from '../../server/support/stream'
import { scenes } from '../../server/support/verb-scenes'
import { startPocketBase, type TestServer } from '../../support/pocketbase'
import { type Answer, call, fieldOf, get, post, quoted, type Row, sql } from '../../support/server-client'

let server: TestServer
let stage: Stage
let askers: Record<Actor, Asker>

beforeAll(async () => {
  server = await startPocketBase()
  stage = await setStage(server)
  askers = await setActors(stage)
})
afterAll(() => server.stop())

const collections = Object.keys(natively)
const verbs = Object.keys(commands).filter((name): name is Verb => name in commands)
const recordIn = (collection: string): string => stage.ids[access.find((entry) => entry.collection === collection)?.record ?? ''] ?? newId()

const ask: Record<NativeAction, (collection: string, token: string) => Promise<Answer>> = {
  list: (collection, token) => get(server, `/api/collections/${collection}/records`, token),
  view: (collection, token) => get(server, `/api/collections/${collection}/records/${recordIn(collection)}`, token),
  create: (collection, token) => post(server, `/api/collections/${collection}/records`, { id: newId(), title: 'x' }, token),
  update: (collection, token) =>
    call(server, 'PATCH', `/api/collections/${collection}/records/${recordIn(collection)}`, { token, body: { title: 'x' } }),
  delete: (collection, token) => call(server, 'DELETE', `/api/collections/${collection}/records/${recordIn(collection)}`, { token }),
}

describe('the table', () => {
  test('has every collection of the migrated database', async () => {
    const stored = await sql(server, 'SELECT name FROM _collections ORDER BY name')
    expect(stored.map(({ name }) => name)).toEqual([...collections].sort())
  })

  test('has more than 500 cells', () => {
    const cells = [
      collections.length * nativeActions.length,
      verbs.length,
      collectionNames.length,
      Object.keys(topics).length,
      Object.keys(files).length,
    ]
    expect(actors.length * (routeCases.length + cells.reduce((sum, one) => sum + one, 0))).toBeGreaterThan(1_500)
  })
})

test.each(collections)('[F6] %s, by every native action, answers every actor as the table says, and nothing is written', async (collection) => {
  const before = await storedRows(server)
  for (const actor of actors) {
    const answers: [NativeAction, number][] = []
    for (const action of nativeActions) answers.push([action, (await ask[action](collection, askers[actor].token)).status])
    const expected = natively[collection]
    expect([actor, answers]).toEqual([actor, nativeActions.map((action) => [action, expected && expectedOf(expected[action], actor)])])
  }
  expect(changesBetween(before, await storedRows(server))).toEqual([])
})

describe('[F6] pulling', () => {
  test.each(actors)('[F6] brings %s of each collection what the table says', async (actor) => {
    const { id, token } = askers[actor]
    const path = '/api/sync/pull'
    expect((await post(server, path, { token: '', seen: 0, collections: {} }, token)).status).toBe(expectedOf(pulling, actor))
    for (const name of collectionNames) {
      const { status } = await post(server, path, { token: '', seen: 0, collections: { [name]: null } }, token)
      expect([name, status]).toEqual([name, expectedOf(pulling, actor)])
    }
    if (expectedOf(pulling, actor) !== 200) return
    const device = new Device(server, { id, token })
    await device.pull()
    const viewer = viewerLike(actor)
    for (const { record, collection, seenBy, heldBy = seenBy } of access) {
      const name = collectionNames.find((known) => known === collection)
      if (name) expect([record, device.all(name).has(stage.ids[record] ?? '')]).toEqual([record, heldBy.includes(viewer)])
    }
  })
})

describe.each(verbs)('[P2] %s', (verb) => {
  test('[P2] is answered to every actor as the table says, and changes nothing of those who may not', async () => {
    const owner = await signedIn(server, 'cliente', { full_name: 'Ana Lima' })
    const { winner, loser } = stage.people
    const args = await scenes[verb]({ owner, winner, loser })
    owner.device.note(await owner.device.ask(['users']))
    const rightful: Actor[] = ['winner', 'owner']
    let before = await storedRows(server)
    for (const actor of [...actors.filter((one) => !rightful.includes(one)), ...rightful]) {
      const { token } = actor === 'owner' ? owner : askers[actor]
      const answer = await given(verb, args(), token, owner.device.token)
      const expected = expectedOf(commandsGiven[verb], actor)
      expect([actor, answer]).toEqual([actor, expected])
      const after = await storedRows(server)
      const mayChange = changesByCommand[verb]?.includes(actor) ?? expected === 'accepted'
      if (!mayChange) expect([actor, changesBetween(before, after)]).toEqual([actor, []])
      before = after
    }
  })
})

/** 'accepted', why it was refused, or the status of a request that was not heard at all. */
async function given(verb: Verb, args: Row, token: string, start: string): Promise<unknown> {
  const position = { token: start, seen: 0 }
  if (verb === 'accept_proposal') {
    const answer = await post(server, '/api/accept_proposal', { ...position, id: newId(), version: 1, ...args }, token)
    if (answer.status === 200) return 'accepted'
    return answer.status === 404 ? fieldOf(answer, 'code') : answer.status
  }
  const now = new Date().toISOString()
  const answer = await post(
    server,
    '/api/sync/push',
    { ...position, commands: [{ id: newId(), verb, version: 1, args, at: now, first_sent: now }] },
    token,
  )
  const answers = fieldOf(answer, 'answers')
  const [one] = Array.isArray(answers) ? answers : []
  return answer.status === 200 ? (one?.code ?? one?.status) : answer.status
}

describe('[W1] subscribing', () => {
  test.each(actors)('[W1] is allowed to %s as the table says', async (actor) => {
    const stream = await openStream(server)
    const { token } = askers[actor]
    const named = (topic: string) => topic.replace(/\{(\w+)\}/, (_, name: string) => idOf(name))
    for (const [topic, allowed] of Object.entries(topics)) {
      const { status } = await stream.subscribe([named(topic)], token)
      expect([topic, status]).toEqual([topic, allowed.includes(actor) ? 204 : 403])
    }
    for (const topic of collections.flatMap((collection) => nativeTopics(collection, recordIn(collection)))) {
      expect([topic, (await stream.subscribe([topic], token)).status]).toEqual([topic, 403])
    }
    stream.close()
  })

  const idOf = (name: string): string => actors.filter((actor) => actor === name).map((actor) => askers[actor].id)[0] ?? ''
})

describe('[F6] downloading', () => {
  let addresses: Record<string, string>
  beforeAll(async () => {
    const { owner, winner } = stage.people
    const body = new FormData()
    for (const field of ['avatar', 'avatar_small']) body.set(field, picture(), `${field}.png`)
    await call(server, 'PATCH', `/api/collections/users/records/${winner.id}`, { token: winner.token, body })
    const [person] = await sql(server, `SELECT avatar, avatar_small FROM users WHERE id = ${quoted(winner.id)}`)
    const images = await sql(
      server,
      `SELECT i.id, i.file, i.thumb, p.status FROM project_images i JOIN projects p ON p.id = i.project_id WHERE p.client_id = ${quoted(owner.id)}`,
    )
    const [open, closed] = ['open', 'in_progress'].map((status) => images.find((image) => image.status === status))
    addresses = {
      'photo of the open project': `project_images/${open?.id}/${open?.file}`,
      'small photo of the open project': `project_images/${open?.id}/${open?.thumb}`,
      'photo of the project in progress': `project_images/${closed?.id}/${closed?.file}`,
      'small photo of the project in progress': `project_images/${closed?.id}/${closed?.thumb}`,
      'avatar of the winner': `users/${winner.id}/${person?.avatar}`,
      'small avatar of the winner': `profiles/${winner.id}/${person?.avatar_small}`,
    }
  })

  test('[F6] every kind of file that a collection has is in the table', async () => {
    const rows = await sql(
      server,
      "SELECT c.name, json_extract(f.value, '$.name') AS field FROM _collections c, json_each(c.fields) f WHERE json_extract(f.value, '$.type') = 'file'",
    )
    const kinds = rows.map(({ name, field }) => `${name}.${field}`).sort()
    // The view's are the same files as the table's that it reads.
    expect(kinds).toEqual([
      'profiles.avatar',
      'profiles.avatar_small',
      'project_images.file',
      'project_images.thumb',
      'users.avatar',
      'users.avatar_small',
    ])
    expect(Object.keys(addresses).sort()).toEqual(Object.keys(files).sort())
  })

  test.each(actors)('[F6] shows %s what the table says', async (actor) => {
    const issued = await call(server, 'POST', '/api/files/token', { token: askers[actor].token })
    const token = String(fieldOf(issued, 'token') ?? '')
    for (const [kind, allowed] of Object.entries(files)) {
      const { status } = await get(server, `/api/files/${addresses[kind]}?token=${token}`, askers[actor].token)
      expect([kind, status]).toEqual([kind, allowed.includes(actor) ? 200 : 404])
    }
  })
})

describe('own routes', () => {
  const others = actors.filter((actor): actor is keyof typeof likeViewer => actor in likeViewer)

  test.each(others)('[A1] [A5] answer %s as their session allows', async (actor) => {
    const before = await storedRows(server)
    for (const entry of routeCases) {
      const { route, of, body } = entry
      const answer = await call(server, ...requestOf(entry, of ? (stage.ids[of] ?? '') : newId()), { token: askers[actor].token, body })
      const like = statusFor(entry, likeViewer[actor])
      const session = actor === 'deleted' && like === 401 ? 410 : actor === 'suspended' && waitsWhileSuspended.includes(route) ? 403 : like
      expect([route, of, answer.status]).toEqual([route, of, session])
    }
    expect(changesBetween(before, await storedRows(server))).toEqual([])
  })
})

const viewerLike = (actor: Actor): Viewer =>
  viewers.find((viewer) => viewer === actor) ?? (actor in likeViewer ? likeViewer[actor as keyof typeof likeViewer] : 'signedOut')
