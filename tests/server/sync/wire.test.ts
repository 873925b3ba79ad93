import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { commands as verbs } from '#domain/commands'
import { states } from '#domain/values/place'
import { acceptAnswer, MOST_COMMANDS, pullAnswer, pushAnswer } from '#domain/wire/wire'
import { MOST_POKES, pullRequest } from '#domain/wire/wire-requests'
import { newId } from '#new-id'
import { isPullRequest } from '../../../pocketbase/src/sync/pull/pull-request'
import { projectArgs, proposalArgs } from '../../support/data/command-args'
import { fieldOf, post } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'
import { type Session, signedIn } from '../support/session'
import { withPeople } from '../support/with-people'

const server = withServer()
const { ana, bruno } = withPeople(server, { ana: 'cliente', bruno: 'autonomo' })

/** Read by a device, with nothing missing and nothing that it would leave unread. */
function expectWhole(schema: v.GenericSchema, answer: { status: number; body: unknown }): void {
  expect(answer.status).toBe(200)
  expect(v.parse(schema, answer.body)).toEqual(answer.body)
}

const pull = (who: Session, body: object) => post(server, '/api/sync/pull', body, who.token)

test('[L3] a device reads the whole of what a pull answers, first, quiet and rewound', async () => {
  await ana.publishes()
  expectWhole(pullAnswer, await pull(ana, ana.device.request()))
  await ana.device.pull()
  expectWhole(pullAnswer, await pull(ana, ana.device.request()))
  const rewound = await pull(ana, { ...ana.device.request(), token: 'another' })
  expect(rewound.body).toMatchObject({ rewound: true })
  expectWhole(pullAnswer, rewound)
})

test('[P3] a device reads the whole of what a push answers: accepted, refused, malformed, repeated, pulled first', async () => {
  const own = proposalArgs(await ana.publishes())
  const commands = [
    bruno.command('edit_account', { about: 'Pedreiro' }),
    bruno.command('send_proposal', proposalArgs(newId())),
    bruno.command('send_proposal', own),
    bruno.command('unheard_of', {}),
    { id: newId() },
    { id: newId(), verb: 'edit_account', give_up: true },
  ]
  const answer = await bruno.push(commands)
  expect(answer.body).toMatchObject({ answers: commands.map(({ id }) => ({ id })) })
  expectWhole(pushAnswer, answer)
  expectWhole(pushAnswer, await bruno.push(commands))
  const unpulled = await post(server, '/api/sync/push', { token: '', seen: 0, commands }, bruno.token)
  expect(unpulled.body).toMatchObject({ pull_first: true })
  expectWhole(pushAnswer, unpulled)
})

test('[P1] a push carries as many commands as a device puts into one, and no more', async () => {
  const most = Array.from({ length: MOST_COMMANDS }, () => ana.command('edit_account', { about: 'Oi' }))
  expect((await ana.push(most)).status).toBe(200)
  expect(await ana.push([...most, ana.command('edit_account', { about: 'Oi' })])).toMatchObject({ status: 400, body: { code: 'malformed' } })
})

test('[W2] a pull names as many pokes as there are channels that a device may have followed, and no more', async () => {
  const channels = 1 + 2 * states.length
  const naming = (pokes: string[]) => pull(ana, { ...ana.device.request(), stream: { id: 'x'.repeat(40), pokes } })
  const poke = 'p'.repeat(12)
  expect(MOST_POKES).toBeGreaterThanOrEqual(channels)
  expect((await naming(Array(MOST_POKES).fill(poke))).status).toBe(200)
  expect(await naming(Array(MOST_POKES + 1).fill(poke))).toMatchObject({ status: 400, body: { code: 'malformed' } })
  expect(await naming(['p'.repeat(1_000)])).toMatchObject({ status: 400, body: { code: 'malformed' } })
})

test('[P11] a device reads the whole of what an acceptance answers', async () => {
  const project = await ana.publishes()
  const answer = await ana.accepts(project, await bruno.proposes(project))
  expectWhole(acceptAnswer, answer)
})

test('[L11] a pull of much more structure than a device sends is malformed, whatever it consists of; the same length as text is read', async () => {
  const beside = (value: unknown) => pull(ana, { ...ana.device.request([]), beside: value })
  expect((await beside(Array(1_900).fill(0))).status).toBe(200)
  for (const dense of [Array(20_000).fill(0), Array(20_000).fill([]), Array(5_000).fill('')]) {
    expect(await beside(dense)).toMatchObject({ status: 400, body: { code: 'malformed' } })
  }
  expect((await beside(['"'.repeat(10_000), ',[]{}\\'.repeat(2_000)])).status).toBe(200)
})

test('[L11] a push of fifty projects with fifty products each is read, one of more structure is malformed, and one of more than 256 kB too large', async () => {
  const products = Array.from({ length: 50 }, () => ({ name: 'a', quantity: '1' }))
  const fullest = Array.from({ length: MOST_COMMANDS }, () => ana.command('publish_project', { products }))
  expect((await ana.push(fullest)).status).toBe(200)
  expect(await ana.push([ana.command('publish_project', Array(10_000).fill(0))])).toMatchObject({ status: 400, body: { code: 'malformed' } })
  expect((await ana.push([ana.command('publish_project', { description: 'x'.repeat(256 * 1024) })])).status).toBe(413)
})

test('whatever JSON a route of the engine is sent, in place of a body or of a part of one, it answers without a 5xx and goes on', async () => {
  const { token } = ana.device.request([])
  const known: Record<string, object> = {
    '/api/sync/pull': { token, seen: 0, stream: { id: 'x', pokes: ['a'] }, collections: { users: null } },
    '/api/sync/push': { token, seen: 0, commands: [ana.command('complete_project', { project_id: newId(), proposal_id: newId(), accepted_at: '' })] },
    '/api/accept_proposal': { token, seen: 0, id: newId(), version: 1, proposal_id: newId(), ...proposalArgs(newId()) },
  }
  const request = fc.constantFrom(...Object.entries(known)).chain(([path, body]) =>
    fc.tuple(
      fc.constant(path),
      fc.oneof(
        fc.jsonValue(),
        fc.tuple(fc.constantFrom(...Object.keys(body)), fc.jsonValue()).map(([key, value]) => ({ ...body, [key]: value })),
      ),
    ),
  )
  await fc.assert(
    fc.asyncProperty(request, async ([path, body]) => {
      expect((await post(server, path, body, ana.token)).status).toBeLessThan(500)
    }),
    { numRuns: 60 },
  )
  expect((await pull(ana, ana.device.request())).status).toBe(200)
})

test('[P10] a verb or a version that it does not know is refused, and may be sent again to a newer server', async () => {
  expect(await ana.sends(ana.command('paint_the_moon', {}))).toMatchObject({ status: 'refused', code: 'unknown_verb' })
  const newer = ana.command('publish_project', projectArgs(), { version: verbs.publish_project.version + 1 })
  expect(await ana.sends(newer)).toMatchObject({ status: 'refused', code: 'unknown_verb' })
  expect(await ana.sends({ ...newer, version: 1 })).toMatchObject({ status: 'accepted' })
  expect(await ana.sends(ana.command('accept_proposal', {}))).toMatchObject({ status: 'refused', code: 'unknown_verb' })
})

test('[P10] a command given up gets what is stored, else it is refused for good', async () => {
  const command = ana.command('publish_project', projectArgs())
  const first = await ana.sends(command)
  expect(await ana.sends({ id: command.id, verb: 'publish_project', give_up: true })).toEqual(first)
  const lost = ana.command('publish_project', projectArgs())
  expect(await ana.sends({ id: lost.id, verb: 'publish_project', give_up: true })).toMatchObject({ status: 'refused', code: 'internal' })
  expect(await ana.sends(lost)).toMatchObject({ status: 'refused', code: 'internal' })
})

test.each([
  ['no JSON', 'nothing'],
  ['no commands', { token: 'x', seen: 0 }],
])('[P10] a request with %s is malformed', async (_, body) => {
  expect(await post(server, '/api/sync/push', body, ana.token)).toMatchObject({ status: 400, body: { code: 'malformed' } })
})

test('[P10] a command that cannot be read is refused for good, and the next one is judged', async () => {
  const id = newId()
  const next = ana.command('publish_project', projectArgs())
  const answers = fieldOf(await ana.push([{ id, verb: 'publish_project', args: {} }, next]), 'answers')
  expect(answers).toEqual([
    { id, status: 'refused', code: 'malformed' },
    { id: next.id, status: 'accepted', seq: expect.any(Number) },
  ])
})

test("[P10] a client-made id that is taken is malformed, also when it is another person's", async () => {
  const project = await ana.publishes()
  const other = await signedIn(server, 'cliente')
  expect(await other.dispatches('publish_project', projectArgs({ project_id: project }))).toMatchObject({ status: 'refused', code: 'malformed' })
})

const checkpoint = { head: 7, floors: { 'user:ana': 0, 'cards:SP': 8 } }
const whole = { token: 'start', seen: 9, collections: { users: checkpoint, projects: null } }
const { token, seen, collections } = whole
const withProjects = (projects: unknown) => ({ token, seen, collections: { projects } })
const withStream = (stream: unknown) => ({ ...whole, stream })

const bodies: [what: string, body: unknown][] = [
  ['a request', whole],
  ['one that names a stream', withStream({ id: 'stream', pokes: ['poke'] })],
  ['one of a collection that is not known', { token, seen, collections: { ...collections, others: 1 } }],
  ['one without collections', { token, seen, collections: {} }],
  ['a text', 'text'],
  ['nothing', null],
  ['one without a token', { seen, collections }],
  ['one without a position', { token, collections }],
  ['one without any of them', { token, seen }],
  ['a position that is no number of the feed', { token, seen: -1, collections }],
  ['collections that are a text', { token, seen, collections: 'projects' }],
  ['a checkpoint that is a text', withProjects('7')],
  ['a checkpoint without a head', withProjects({ floors: {} })],
  ['a checkpoint without floors', withProjects({ head: 7 })],
  ['a head that is no whole number', withProjects({ head: 7.5, floors: {} })],
  ['floors that are a text', withProjects({ head: 7, floors: '7' })],
  ['a floor that is a text', withProjects({ head: 7, floors: { 'user:ana': '7' } })],
  ['a floor that is nothing', withProjects({ head: 7, floors: { 'user:ana': null } })],
  ['a stream that is nothing', withStream(null)],
  ['a stream without pokes', withStream({ id: 'stream' })],
  ['a stream with a long name', withStream({ id: 's'.repeat(65), pokes: [] })],
  ['too many pokes', withStream({ id: 'stream', pokes: Array(MOST_POKES + 1).fill('poke') })],
  ['a long poke', withStream({ id: 'stream', pokes: ['p'.repeat(65)] })],
]

test.each(bodies)('the short way to read a pull says of %s what its schema says', (_, body) => {
  expect(isPullRequest(body)).toBe(v.is(pullRequest, body))
})
