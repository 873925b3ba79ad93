import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities'
import * as v from 'valibot'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { editAccountArgs } from '#domain/commands/edit-account'
import { sendProposalArgs } from '#domain/commands/send-proposal'
import type { CollectionName, Stored } from '#domain/documents'
import { proposalId } from '#domain/ids'
import { isProfileComplete } from '#domain/people/profile-completeness'
import { isProvider } from '#domain/people/roles'
import { offeredTypes } from '#domain/projects/proposal-life'
import { validUntil } from '#domain/projects/proposal-terms'
import { isSummedUp } from '#domain/projects/quote'
import { personSearch } from '#domain/projects/searched'
import { isId } from '#domain/random-id'
import { toTime } from '#domain/values/clock'
import { documentTypeOf, isDocumentNumber } from '#domain/values/document-number'
import { isState } from '#domain/values/place'
import { seedDemoData } from '../../../../pocketbase/seed/seed'
import { adminAccount } from '../../../../pocketbase/tasks/data/admin-account'
import type { Database } from '../../../../pocketbase/tasks/pocketbase-process'
import { password } from '../../../support/data/people'
import { builtServer } from '../../../support/server/built-server'
import { startPocketBase } from '../../../support/server/pocketbase'
import { get, post, superToken } from '../../../support/server/server-client'
import { withServer } from '../../../support/server/with-server'

const now = Date.now()
const server = withServer()
let database: Database

beforeAll(async () => {
  database = { ...(await builtServer()), dataDir: server.dataDir }
  await seedDemoData(database, now)
})

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

test('every proposal keeps the rules: its id, its type, its status, its earlier terms', async () => {
  const [users, projects, proposals] = await Promise.all([records('users'), records('projects'), records('proposals')])
  expect(new Set(proposals.map(({ status }) => status))).toEqual(new Set(['pending', 'accepted', 'rejected']))
  expect(proposals.filter(({ quote }) => quote?.rows.length).length).toBeGreaterThan(2)
  expect(proposals.filter(({ revisions }) => revisions.length > 0).length).toBeGreaterThan(2)
  for (const proposal of proposals) {
    const project = found(projects, proposal.project_id)
    expect(proposal.id).toBe(proposalId(project.id, proposal.provider_id))
    expect(isProvider(found(users, proposal.provider_id))).toBe(true)
    expect(v.safeParse(sendProposalArgs, proposal).issues).toBeUndefined()
    expect(isSummedUp(proposal.amount, proposal.quote)).toBe(true)
    expect(proposal.valid_until).toBe(validUntil(proposal.quote, proposal.updated_at))
    expect(offeredTypes(project)).toContain(proposal.proposal_type)
    expect(proposal.status).toBe(project.status === 'open' ? 'pending' : project.accepted_proposal_id === proposal.id ? 'accepted' : 'rejected')
    const times = proposal.revisions.map(({ at }) => at).reverse()
    expect([...times, proposal.updated_at][0]).toBe(proposal.created_at)
    expectInOrder(project.created_at, ...times, proposal.updated_at, toTime(now))
    expectInOrder(found(users, proposal.provider_id).created_at, proposal.created_at)
  }
})

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
  const session = await post(other, '/api/collections/users/auth-with-password', { identity: 'cliente@canteiro.example', password })
  expect(session).toMatchObject({ status: 200, body: { record: { role: 'cliente' } } })
})

const seeded = ['users', 'projects', 'proposals', 'conversations', 'messages', 'notifications', 'support_tickets', 'support_messages'] as const

type Raw<C extends CollectionName> = Stored<C> & { search: string; created_at: string }

/** Everything that the database holds of a collection. */
async function records<C extends CollectionName>(collection: C): Promise<Raw<C>[]> {
  const { body } = await get(server, `/api/collections/${collection}/records?perPage=500`, await superToken(server))
  const { items, totalItems } = body as { items: Raw<C>[]; totalItems: number }
  expect(items).toHaveLength(totalItems)
  for (const { id } of items) expect(isId(id)).toBe(true)
  return items
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
