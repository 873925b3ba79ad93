import { conversationId } from '#domain/ids'
import { newIdOf } from '#new-id-of'
import { populate } from '../server/support/populate'
import { type Session, signedIn } from '../server/support/session'
import { openStream, type Stream } from '../server/support/stream'
import { openProjectsOf } from '../support/data/many-open-projects'
import { startPocketBase } from '../support/server/pocketbase'
import { sql, tokenOf } from '../support/server/server-client'
import { clientOf } from './support/client'
import { processorOf } from './support/processor'
import { Puller } from './support/puller'

/** Prints disk of a row, memory of a stream and processor of a request, for docs/operations.md, 'What to plan for', and docs/scaling.md. */
const ENGINES = 50
const PEOPLE = 20
const STREAMS = [500, 1_000]
const sentence = 'Troca do piso do banheiro e do revestimento das paredes, com retirada do entulho. '

const server = await startPocketBase({ engines: ENGINES })
console.info(`memory at rest: ${inMb(server.memoryInKb())}`)
await printStreams()
await printProcessor()
await printSizes()
await server.stop()
process.exit(0)

async function printSizes(): Promise<void> {
  const clients = await people('cliente', PEOPLE)
  const projects: { id: string; client: Session }[] = []
  const publish = async () => {
    for (const client of clients) {
      for (let n = 0; n < 5; n++) projects.push({ client, id: await client.publishes({ description: sentence.repeat(4) }) })
    }
  }
  await size('project', 5 * PEOPLE, publish)
  const providers = await people('autonomo', PEOPLE)
  await size(`project that ${PEOPLE} providers are told of`, 5 * PEOPLE, publish)
  const talks: { client: Session; provider: Session; project_id: string }[] = []
  await size('proposal', 20 * PEOPLE, async () => {
    for (const [n, { id, client }] of projects.entries()) {
      for (const provider of [providers[n % PEOPLE], providers[(n + 7) % PEOPLE]]) {
        if (!provider) continue
        await provider.proposes(id, { cover_letter: sentence.repeat(3) })
        talks.push({ client, provider, project_id: id })
      }
    }
  })
  await size('conversation', 20 * PEOPLE, async () => {
    for (const { client, provider, project_id } of talks) await client.startsConversation(project_id, provider)
  })
  await size('message', 60 * PEOPLE, async () => {
    for (const { client, provider, project_id } of talks) {
      const conversation_id = conversationId(project_id, client.id, provider.id)
      for (let n = 0; n < 3; n++) await client.does('send_message', { message_id: newIdOf(client.id), conversation_id, content: sentence })
    }
  })
}

function people(role: 'cliente' | 'autonomo', count: number): Promise<Session[]> {
  return Promise.all(Array.from({ length: count }, () => signedIn(server, role)))
}

/** Bytes that `count` rows add to the database, with indexes, feed, answers and notices. */
async function size(kind: string, count: number, write: () => Promise<void>): Promise<void> {
  const before = await bytes()
  await write()
  console.info(`a ${kind}: ${(((await bytes()) - before) / count / 1_000).toFixed(1)} kB`)
}

async function bytes(): Promise<number> {
  const [pages] = await sql(server, 'SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size')
  return Number(pages?.bytes)
}

async function printStreams(): Promise<void> {
  const most = Math.max(...STREAMS)
  // A place without projects.
  await populate(server, 'PR', 'Curitiba', most)
  const ids = (await sql(server, `SELECT id FROM users WHERE full_name = 'Fornecedor' LIMIT ${most}`)).map(({ id }) => String(id))
  const before = server.memoryInKb()
  const open: Stream[] = []
  for (const id of ids) {
    const [token, stream] = [await tokenOf(server, id), await openStream(server)]
    await stream.subscribe([`user:${id}`, 'open:PR', 'cards:PR'], token)
    open.push(stream)
    if (STREAMS.includes(open.length)) console.info(`memory with ${open.length} streams: ${inMb(server.memoryInKb())} (${inMb(before)} before)`)
  }
  for (const stream of open) stream.close()
}

/** Milliseconds of one core per request. */
async function printProcessor(): Promise<void> {
  const place = { state: 'AC', city: 'Xapuri' }
  await openProjectsOf(server, place.state, place.city, 2_000)
  const providers = await Promise.all(Array.from({ length: PEOPLE }, () => signedIn(server, 'autonomo', place)))
  const ask = clientOf(server)
  const devices = providers.map(({ person }) => new Puller(ask, person))
  const round = async () => {
    for (const device of devices) await device.round()
  }
  const taken = { first: await processorOf(server, round), quiet: 0, news: 0 }
  const TURNS = 20
  for (let turn = 0; turn < TURNS; turn++) {
    await round()
    taken.quiet += await processorOf(server, round)
    await sql(server, `UPDATE projects SET budget = budget + 1 WHERE title = 'Muro 1'`)
    taken.news += await processorOf(server, round)
  }
  console.info(`processor of a first pull of 2,000 projects: ${(taken.first / PEOPLE).toFixed(0)} ms`)
  console.info(
    `processor of a round that brings nothing: ${(taken.quiet / TURNS / PEOPLE).toFixed(2)} ms, one project: ${(taken.news / TURNS / PEOPLE).toFixed(2)} ms`,
  )
  const [client, provider] = [await signedIn(server, 'cliente', place), providers[0]]
  if (!provider) throw new Error('nobody provides')
  const project_id = await client.publishes(place)
  await provider.proposes(project_id)
  const conversation_id = await client.startsConversation(project_id, provider)
  const MESSAGES = 200
  const messages = await processorOf(server, async () => {
    for (let n = 0; n < MESSAGES; n++) await client.does('send_message', { message_id: newIdOf(client.id), conversation_id, content: sentence })
  })
  console.info(`processor of a message: ${(messages / MESSAGES).toFixed(2)} ms`)
}

function inMb(kb: number): string {
  return `${Math.round(kb / 1_000)} MB`
}
