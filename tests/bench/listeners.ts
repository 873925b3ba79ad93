import { setTimeout as pause } from 'node:timers/promises'
import { pokeDelay, pokeIn } from '../../web/src/sync/poke-delay'
import { defaultWaits } from '../../web/src/sync/waits'
import { type Session, signedIn } from '../server/support/session'
import { projectArgs } from '../support/command-args'
import { createPerson, type Person } from '../support/people'
import type { TestServer } from '../support/pocketbase'
import { call, sql, superToken } from '../support/server-client'
import { answered, type Client, clientOf } from './support/client'
import type { Bench, Comparison, Figures, Goal } from './support/comparison'
import { processorMs } from './support/processor-time'
import { Puller } from './support/puller'
import type { Stage } from './support/stage'
import { type Listener, type Listeners, listen } from './support/streams'

/** So many listeners, and so many writes a measuring: processor time is counted in hundredths of a second. */
const LEVELS = [
  { listeners: 0, writes: 20 },
  { listeners: 100, writes: 3 },
  { listeners: 1_000, writes: 1 },
] as const
const MANY = 1_000
/** Fewer than a person may have. Rule W1. */
const STREAMS_EACH = 4

const quarter: Goal[] = [{ ratioMost: 0.25 }]

/** One new project, told to the providers of its state: a poke that says that something changed, beside the record itself on a native subscription. */
export const listeners: Bench = {
  name: 'listeners',
  title: 'One write with so many listeners: a poke and the pulls that follow, beside a subscription to `projects/*`',
  async comparisons(stage) {
    const [poked, native] = [await openHall(stage), await openHall(stage, unbound)]
    await setRule(native.server)
    return [
      ...LEVELS.map(({ listeners: count, writes }): Comparison => {
        const goals = count === MANY ? quarter : []
        return {
          name: `${count} listeners`,
          ours: { name: 'poke', measure: () => averageOf(writes, () => publish(poked, count)) },
          beside: { name: 'projects/*', measure: () => averageOf(writes, () => create(native, count)) },
          // It takes many seconds, and what it does a thousand times warms up by itself.
          isCold: count === MANY,
          figures: {
            'the writer is answered': { unit: 'ms', goals },
            'processor time of the server until all are told': { unit: 'ms', goals },
            ...(count > 0 && {
              'all are told': { unit: 'ms' },
              'all have it': { unit: 'ms' },
              'processor time of the server until all have it': { unit: 'ms' },
            }),
          },
        }
      }),
      {
        name: `${MANY} streams`,
        ours: { name: 'channels', measure: () => memoryOf(poked) },
        beside: { name: 'projects/*', measure: () => memoryOf(native) },
        figures: { 'memory of the server': { unit: 'bytes' } },
        isCold: true,
      },
    ]
  },
}

/** Takes away what refuses native topics. */
const unbound = '$app.onRealtimeSubscribeRequest().unbindAll()'

/** A server with a writer and people who listen. */
type Hall = {
  server: TestServer
  client: Client
  writer: Session
  people: Person[]
  topicsOf: (person: Person) => string[]
  listeners: Listeners | undefined
  pullers: Map<Listener, Puller>
}

async function openHall(stage: Stage, hooks?: string): Promise<Hall> {
  const server = await stage.server(hooks ? { hooks } : {})
  const people: Person[] = []
  while (people.length < MANY / STREAMS_EACH) people.push(await createPerson(server, { role: 'autonomo', full_name: 'Rui Leme' }))
  // What a write tells all providers of a city is another bench's.
  await sql(server, "UPDATE users SET notify_scope = 'none'")
  const writer = await signedIn(server, 'cliente')
  const topicsOf = hooks ? () => ['projects/*'] : ({ id }: Person) => [`user:${id}`, 'open:SP', 'cards:SP']
  const hall: Hall = { server, client: clientOf(server), writer, people, topicsOf, listeners: undefined, pullers: new Map() }
  stage.atEnd(() => hall.listeners?.close())
  return hall
}

/** The rule that shows as much as a pull does. Rule F2. */
async function setRule(server: TestServer): Promise<void> {
  const me = '@request.auth.id'
  const listRule = `(status = 'open' && state = @request.auth.state) || client_id = ${me} || proposals_via_project_id.provider_id ?= ${me}`
  const answer = await call(server, 'PATCH', '/api/collections/projects', { token: await superToken(server), body: { listRule } })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
}

async function hold(hall: Hall, count: number): Promise<Listeners> {
  if (hall.listeners?.all.length !== count) {
    hall.listeners?.close()
    hall.pullers.clear()
    const people = Array.from({ length: count }, (_, n) => hall.people[n % hall.people.length]).filter((person) => person !== undefined)
    hall.listeners = await listen(hall.server, hall.client, people, hall.topicsOf)
  }
  return hall.listeners
}

/** Averages of so many writes, one after the other. */
async function averageOf(writes: number, write: () => Promise<Figures>): Promise<Figures> {
  const sums: Figures = {}
  for (let n = 0; n < writes; n++) for (const [name, value] of Object.entries(await write())) sums[name] = (sums[name] ?? 0) + value / writes
  return sums
}

async function publish(hall: Hall, count: number): Promise<Figures> {
  const { client, server, writer } = hall
  const { all, nextHeardByAll } = await hold(hall, count)
  await pullFirst(hall, all)
  const puller = new Puller(client, writer)
  await puller.round()
  const body = JSON.stringify({ ...puller.position, commands: [writer.command('publish_project', projectArgs())] })
  const told = nextHeardByAll()
  const look = stopwatch(server)
  const { answers } = JSON.parse((await answered(client({ method: 'POST', path: '/api/sync/push', token: writer.token, body }))).text())
  const answer = look()
  if (answers?.[0]?.status !== 'accepted') throw new Error(JSON.stringify(answers))
  await told
  const toldAll = look()
  await Promise.all(all.map((listener) => pullPoked(hall, listener)))
  return figuresOf(answer, toldAll, look())
}

/** As a device does that is told of a shared channel. Rule W3. */
async function pullPoked({ pullers }: Hall, listener: Listener): Promise<void> {
  const { id, heard } = listener
  await pause(pokeDelay(heard?.name ?? '', heard?.data, defaultWaits))
  const puller = pullers.get(listener)
  puller?.begin()
  let documents = 0
  while (puller && !puller.isDone) documents += await puller.page(undefined, { id, pokes: [pokeIn(heard?.data)] })
  if (documents === 0) throw new Error('the new project did not come')
}

async function pullFirst({ client, pullers }: Hall, all: readonly Listener[]): Promise<void> {
  const first = new Map<Person, Puller>()
  for (const listener of all.filter((one) => !pullers.has(one))) {
    const { person } = listener
    const puller = first.get(person) ?? new Puller(client, person)
    // Devices of one person that hold the same.
    if (!first.has(person)) await puller.round()
    first.set(person, puller)
    pullers.set(listener, puller.copy())
  }
}

async function create(hall: Hall, count: number): Promise<Figures> {
  const { client, server, writer } = hall
  const { nextHeardByAll } = await hold(hall, count)
  const { project_id: id, products: _products, budget: _budget, ...fields } = projectArgs()
  const record = { ...fields, id, client_id: writer.id, status: 'open', created_at: new Date().toISOString() }
  const token = await superToken(server)
  const told = nextHeardByAll()
  const look = stopwatch(server)
  await answered(client({ method: 'POST', path: '/api/collections/projects/records', token, body: JSON.stringify(record) }))
  const answer = look()
  await told
  const toldAll = look()
  return figuresOf(answer, toldAll, toldAll)
}

type Look = { ms: number; processor: number }

function stopwatch({ pid }: TestServer): () => Look {
  const [start, before] = [performance.now(), processorMs(pid())]
  return () => ({ ms: performance.now() - start, processor: processorMs(pid()) - before })
}

const figuresOf = (answer: Look, told: Look, have: Look): Figures => ({
  'the writer is answered': answer.ms,
  'processor time of the server until all are told': told.processor,
  'all are told': told.ms,
  'all have it': have.ms,
  'processor time of the server until all have it': have.processor,
})

/** What a server that was just started holds more once so many streams are open. */
async function memoryOf(hall: Hall): Promise<Figures> {
  hall.listeners?.close()
  hall.listeners = undefined
  await hall.server.restart()
  hall.client = clientOf(hall.server)
  await answered(hall.client({ path: '/api/health' }))
  const before = hall.server.memoryInKb()
  await hold(hall, MANY)
  return { 'memory of the server': (hall.server.memoryInKb() - before) * 1_024 }
}
