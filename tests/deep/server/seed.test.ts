import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { toTime } from '#domain/clock'
import { editAccountArgs } from '#domain/commands/edit-account'
import { publishProjectArgs } from '#domain/commands/publish-project'
import { sendMessage } from '#domain/commands/send-message'
import { sendProposalArgs } from '#domain/commands/send-proposal'
import { sideOf } from '#domain/conversation'
import { documentTypeOf, isDocumentNumber } from '#domain/document-number'
import type { CollectionName, Stored } from '#domain/documents'
import { personSearch, projectSearch } from '#domain/fold'
import { conversationId, isId, proposalId } from '#domain/ids'
import { isState } from '#domain/place'
import { isProfileComplete } from '#domain/profile-completeness'
import { offeredTypes } from '#domain/proposal-life'
import { isProvider } from '#domain/roles'
import { seedDemoData } from '../../../pocketbase/seed/seed'
import { adminAccount } from '../../../pocketbase/tasks/data/admin-account'
import { setDocumentationPassword } from '../../../pocketbase/tasks/data/documentation-password'
import type { Database } from '../../../pocketbase/tasks/pocketbase-process'
import { builtServer } from '../../support/built-server'
import { type Device, startDevice } from '../../support/device'
import { eventually } from '../../support/eventually'
import type { Person } from '../../support/people'
import { startPocketBase, type TestServer } from '../../support/pocketbase'
import { post, sql } from '../../support/server-client'

const password = 'canteiro123'
const now = Date.now()
let server: TestServer
let database: Database
let superToken: string

beforeAll(async () => {
  server = await startPocketBase()
  database = { ...(await builtServer()), dataDir: server.dataDir }
  await seedDemoData(database, now)
  superToken = (await signIn('_superusers', server.superuser.email, server.superuser.password)).token
})

afterAll(() => server.stop())

test('there are 3 clients, 4 companies and 5 self-employed people in three states, all complete, and an administrator', async () => {
  const users = await records('users')
  const count = (role: string) => users.filter((user) => user.role === role).length
  expect(['cliente', 'empresa', 'autonomo', 'admin'].map(count)).toEqual([3, 4, 5, 1])
  const people = users.filter(({ role }) => role !== 'admin')
  expect(new Set(people.map(({ state }) => state)).size).toBe(3)
  for (const person of people) {
    expect(person).toMatchObject({ verified: true, document_type: documentTypeOf(person.role), search: personSearch(person) })
    expect(isProfileComplete(person)).toBe(true)
    expect(isDocumentNumber(person.document_number, documentTypeOf(person.role))).toBe(true)
    expect(v.safeParse(editAccountArgs, person).issues).toBeUndefined()
    expect(isProvider(person)).toBe(person.about !== '')
    expectIbge(person)
  }
})

test('where there are accounts already, the documentation gets the demo password if it has none, and keeps the one that it has', async () => {
  await sql(server, 'DELETE FROM documentation_gate')
  await seedDemoData(database, now)
  expect((await post(server, '/api/documentation', { password: 'canteiro-docs' })).status).toBe(200)
  await setDocumentationPassword(database.program, database.dataDir, 'outra-senha')
  await seedDemoData(database, now)
  expect((await post(server, '/api/documentation', { password: 'outra-senha' })).status).toBe(200)
})

test('14 projects are open, in progress and completed, with and without budget and products', async () => {
  const [projects, proposals] = await Promise.all([records('projects'), records('proposals')])
  expect(projects).toHaveLength(14)
  expect(new Set(projects.map(({ status }) => status))).toEqual(new Set(['open', 'in_progress', 'completed']))
  expect(new Set(projects.map(({ budget }) => budget > 0)).size).toBe(2)
  expect(new Set(projects.map(({ products }) => products.length > 0)).size).toBe(2)
  for (const project of projects) {
    const chosen = proposals.find(({ id }) => id === project.accepted_proposal_id)
    const { budget, products } = project
    expect(v.safeParse(publishProjectArgs, { ...project, project_id: project.id, budget: budget || null, products }).issues).toBeUndefined()
    expect(project.search).toBe(projectSearch(project))
    expectIbge(project)
    expect(chosen?.project_id).toBe(project.status === 'open' ? undefined : project.id)
    expect(project.completed_at !== '').toBe(project.status === 'completed')
    expect(project.accepted_at !== '').toBe(project.status !== 'open')
    expectInOrder(project.created_at, chosen?.created_at, project.accepted_at, project.completed_at, toTime(now))
  }
})

test('every proposal keeps the rules: its id, its type, its status, its earlier terms', async () => {
  const [users, projects, proposals] = await Promise.all([records('users'), records('projects'), records('proposals')])
  expect(new Set(proposals.map(({ status }) => status))).toEqual(new Set(['pending', 'accepted', 'rejected']))
  expect(proposals.filter(({ revisions }) => revisions.length > 0).length).toBeGreaterThan(2)
  for (const proposal of proposals) {
    const project = found(projects, proposal.project_id)
    expect(proposal.id).toBe(proposalId(project.id, proposal.provider_id))
    expect(isProvider(found(users, proposal.provider_id))).toBe(true)
    expect(v.safeParse(sendProposalArgs, proposal).issues).toBeUndefined()
    expect(offeredTypes(project)).toContain(proposal.proposal_type)
    expect(proposal.status).toBe(project.status === 'open' ? 'pending' : project.accepted_proposal_id === proposal.id ? 'accepted' : 'rejected')
    const times = proposal.revisions.map(({ at }) => at).reverse()
    expect([...times, proposal.updated_at][0]).toBe(proposal.created_at)
    expectInOrder(project.created_at, ...times, proposal.updated_at, toTime(now))
    expectInOrder(found(users, proposal.provider_id).created_at, proposal.created_at)
  }
})

test('owner and chosen provider can talk; messages, last times and read marks agree', async () => {
  const [projects, proposals, conversations, messages] = await Promise.all([
    records('projects'),
    records('proposals'),
    records('conversations'),
    records('messages'),
  ])
  for (const conversation of conversations) {
    const { id, participant_one, participant_two } = conversation
    const project = found(projects, conversation.project_id)
    expect(id).toBe(conversationId(project.id, participant_one, participant_two))
    expect(sideOf(conversation, project.client_id)).not.toBeNull()
    const provider = participant_one === project.client_id ? participant_two : participant_one
    expectInOrder(found(proposals, proposalId(project.id, provider)).created_at, conversation.created_at)

    const said = messages.filter(({ conversation_id }) => conversation_id === id).sort((one, other) => (one.created_at < other.created_at ? -1 : 1))
    expectInOrder(conversation.created_at, ...said.map(({ created_at }) => created_at), toTime(now))
    expect(conversation.last_message_at).toBe(said.at(-1)?.created_at)
    for (const message of said) {
      expect(sideOf(conversation, message.sender_id)).not.toBeNull()
      expect(sendMessage.parse({ message_id: message.id, conversation_id: id, content: message.content })?.content).toBe(message.content)
    }
    const timesFor = (person: string) => said.filter(({ sender_id }) => sender_id !== person).map(({ created_at }) => created_at)
    expect(['', ...timesFor(participant_one)]).toContain(conversation.read_at_one)
    expect(['', ...timesFor(participant_two)]).toContain(conversation.read_at_two)
  }
  const accepted = proposals.filter(({ status }) => status === 'accepted')
  for (const { project_id, provider_id } of accepted)
    found(conversations, conversationId(project_id, found(projects, project_id).client_id, provider_id))
})

test('there are notices, a support ticket with an answer, and one pending request to be deleted', async () => {
  expect((await records('notifications')).map(({ is_read }) => is_read)).toEqual(expect.arrayContaining([true, false]))
  const [ticket, ...others] = await records('support_tickets')
  expect(others).toEqual([])
  const [administrator] = (await records('users')).filter(({ role }) => role === 'admin')
  const answers = await records('support_messages')
  expect(new Set(answers.map(({ sender_id }) => sender_id))).toEqual(new Set([ticket?.client_id, administrator?.id]))
  expect(await records('account_cancellation_requests')).toEqual([expect.objectContaining({ status: 'pending' })])
})

test('the demo client compares proposals, has a project in progress with unread messages, and completed ones', async () => {
  await withDevice('cliente@canteiro.example', async (device, me) => {
    const [projects, proposals] = await Promise.all([device.documents('projects'), device.documents('proposals')])
    const mine = projects.filter(({ client_id }) => client_id === me)
    const toCompare = mine.filter(({ id, status }) => status === 'open' && proposals.filter(({ project_id }) => project_id === id).length > 1)
    expect(toCompare.length).toBeGreaterThan(1)
    expect(new Set(mine.map(({ status }) => status))).toEqual(new Set(['open', 'in_progress', 'completed']))
    expect(mine.filter(({ images }) => images.length > 1).length).toBeGreaterThan(mine.length / 2)
    expect(await unreadProjects(device, me)).toContain(mine.find(({ status }) => status === 'in_progress')?.id)
    expect(await device.documents('support_tickets')).toHaveLength(1)
  })
})

test.each(['empresa@canteiro.example', 'autonomo@canteiro.example'])(
  'the demo provider %s has proposals in every state and an unread message',
  async (email) => {
    await withDevice(email, async (device, me) => {
      const proposals = await device.documents('proposals')
      expect(proposals.every(({ provider_id }) => provider_id === me)).toBe(true)
      expect(new Set(proposals.map(({ status }) => status))).toEqual(new Set(['pending', 'accepted', 'rejected']))
      expect(await unreadProjects(device, me)).toHaveLength(1)
      const [account] = await device.documents('users')
      const proposedOn = new Set(proposals.map(({ project_id }) => project_id))
      const open = (await records('projects')).filter(({ status }) => status === 'open')
      const near = open.filter(({ id, state }) => state === account?.state || proposedOn.has(id)).map(({ id }) => id)
      expect(near.length).toBeGreaterThan(1)
      expect(open.length).toBeGreaterThan(near.length)
      const held = (await device.documents('projects')).filter(({ status }) => status === 'open')
      expect(held.map(({ id }) => id).sort()).toEqual(near.sort())
      expect((await device.documents('profiles')).map(({ state }) => state)).toEqual(expect.arrayContaining([account?.state]))
    })
  },
)

test('seeding a second time does nothing', async () => {
  const before = await Promise.all(seeded.map(records))
  await seedDemoData(database)
  expect(await Promise.all(seeded.map(records))).toEqual(before)
})

test('what a start left that was cut off after the administrator was made, the next one completes', async () => {
  const other = await startPocketBase()
  onTestFinished(() => other.stop())
  await adminAccount(database.program, other.dataDir, 'create', 'admin@canteiro.example', password)
  await seedDemoData({ ...database, dataDir: other.dataDir })
  expect((await signIn('users', 'cliente@canteiro.example', password, other.url)).record).toMatchObject({ role: 'cliente' })
})

const seeded = ['users', 'projects', 'proposals', 'conversations', 'messages', 'notifications', 'support_tickets', 'support_messages'] as const
const json = { 'Content-Type': 'application/json' }

type Raw<C extends CollectionName> = Stored<C> & { search: string; created_at: string }

/** Everything that the database holds of a collection. */
async function records<C extends CollectionName>(collection: C): Promise<Raw<C>[]> {
  const answer = await fetch(`${server.url}/api/collections/${collection}/records?perPage=500`, { headers: { Authorization: superToken } })
  const { items, totalItems } = await answer.json()
  expect(items).toHaveLength(totalItems)
  for (const { id } of items) expect(isId(id)).toBe(true)
  return items
}

async function signIn(
  collection: string,
  identity: string,
  secret: string,
  url = server.url,
): Promise<{ token: string; record: Omit<Person, 'token'> }> {
  const body = JSON.stringify({ identity, password: secret })
  const answer = await fetch(`${url}/api/collections/${collection}/auth-with-password`, { method: 'POST', headers: json, body })
  expect(answer.status).toBe(200)
  return answer.json()
}

/** The app's own engine, which takes no document of a wrong shape, when it has pulled everything. */
async function withDevice(email: string, look: (device: Device, me: string) => Promise<void>): Promise<void> {
  const { token, record } = await signIn('users', email, password)
  const device = await startDevice(server.url, { ...record, token })
  try {
    await eventually(device.status, ({ complete }) => complete)
    await look(device, record.id)
  } finally {
    await device.end()
  }
}

async function unreadProjects(device: Device, me: string): Promise<string[]> {
  const conversations = await device.documents('conversations')
  const unread = conversations.filter((conversation) => {
    const mark = sideOf(conversation, me) === 'one' ? conversation.read_at_one : conversation.read_at_two
    return conversation.last_message && conversation.last_message.sender_id !== me && conversation.last_message.created_at > mark
  })
  return unread.map(({ project_id }) => project_id)
}

function found<Item extends { id: string }>(items: readonly Item[], id: string): Item {
  const item = items.find((one) => one.id === id)
  if (!item) throw new Error(`there is no ${id}`)
  return item
}

function expectIbge({ city, state }: { city: string; state: string }): void {
  expect(isState(state) && getMunicipalities(state).map(({ name }) => name)).toContain(city)
}

/** Strictly increasing times as the database stores them; what is empty or absent does not count. */
function expectInOrder(...times: (string | undefined)[]): void {
  const given = times.filter((time) => time !== undefined && time !== '')
  for (const time of given) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  expect(given).toEqual([...new Set(given)].sort())
}
