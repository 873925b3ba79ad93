import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commands, type Verb } from '#domain/commands'
import { newId } from '#new-id'
import { access, requestOf, routeCases, statusFor } from '../../server/access'
import {
  type Actor,
  actors,
  changesByCommand,
  commandsGiven,
  expectedOf,
  likeViewer,
  type NativeAction,
  nativeActions,
  natively,
  waitsWhileSuspended,
} from '../../server/access-cells'
import { type Asker, setActors } from '../../server/support/actors'
import { signedIn } from '../../server/support/session'
import { type Stage, setStage } from '../../server/support/stage'
import { changesBetween, storedRows } from '../../server/support/stored-rows'
import { scenes } from '../../server/support/verb-scenes'
import { startPocketBase, type TestServer } from '../../support/pocketbase'
import { type Answer, call, fieldOf, get, post, type Row, sql } from '../../support/server-client'

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

test('the table has every collection of the migrated database', async () => {
  const stored = await sql(server, 'SELECT name FROM _collections ORDER BY name')
  expect(stored.map(({ name }) => name)).toEqual([...collections].sort())
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
