import { beforeEach, expect, test } from 'vitest'
import { remove, sql } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'
import type { StepName } from '../support/feed-steps'
import { FeedWorld } from '../support/feed-world'

/**
 * The rows that one change writes, all of them and no other. `cliente` (SP) has an open project with a photo; `bruno` (autonomo, RJ) and
 * `carla` (empresa, SP) proposed; the client talks with `bruno`.
 */
const server = withServer()
let world: FeedWorld

const names = { u00000000000000: 'cliente', u10000000000000: 'bruno', u20000000000000: 'carla', p00000000000000: 'projeto' }

beforeEach(async () => {
  world = new FeedWorld(server)
  await world.end()
  const beginning: [StepName, number, number][] = [
    ...([
      ['person', 0, 0],
      ['person', 2, 1],
      ['person', 1, 2],
      ['project', 0, 0],
      ['photo', 0, 0],
    ] as const),
    ...([
      ['propose', 0, 1],
      ['propose', 0, 2],
      ['converse', 0, 1],
      ['say', 0, 1],
      ['notify', 0, 1],
      ['ticket', 0, 0],
      ['answer', 0, 0],
      ['ask to leave', 0, 0],
    ] as const),
  ].map(([name, a, b]) => [name, a, b])
  for (const step of beginning) await world.take(step)
  await sql(server, "UPDATE users SET state = 'SP' WHERE id LIKE 'u2%'")
})

/** Rows written by the work: 'channel collection record', with '- ' before those that are removals. Ids are named where they matter. */
async function written(work: () => Promise<unknown>): Promise<string[]> {
  const [{ seq = 0 } = {}] = await sql(server, "SELECT seq FROM sqlite_sequence WHERE name = 'sync_changes'")
  await work()
  const rows = await sql(server, `SELECT * FROM sync_changes WHERE seq > ${seq} ORDER BY channel, collection`)
  const named = (text: unknown) => Object.entries(names).reduce((known, [id, name]) => known.replaceAll(id, name), String(text))
  return rows
    .map(
      ({ channel, collection, record, removed }) =>
        `${removed === '1' ? '- ' : ''}${named(channel)} ${collection}${collection === 'projects' ? ` ${named(record)}` : ''}`,
    )
    .sort()
}

const everywhere = ['open:SP projects projeto', 'user:bruno projects projeto', 'user:carla projects projeto', 'user:cliente projects projeto']
const bothProposals = ['user:bruno proposals', 'user:carla proposals', 'user:cliente proposals', 'user:cliente proposals']
const theTalk = ['user:bruno conversations', 'user:cliente conversations']
const removals = (rows: string[]): string[] => rows.map((row) => `- ${row}`)

const changes: [what: string, query: string, rows: string[]][] = [
  ['[F5] a private field, only the account', "UPDATE users SET phone = '11987654321' WHERE id LIKE 'u1%'", ['user:bruno users']],
  ['[F5] what no document carries, nothing', "UPDATE users SET search = 'x' WHERE id LIKE 'u1%'", []],
  ["[F5a] the key of an account's sessions, what no device reads", "UPDATE users SET tokenKey = 'x' WHERE id LIKE 'u1%'", ['- session:bruno users']],
  ['[F5] the same value again, nothing', 'UPDATE projects SET title = title, status = status', []],
  [
    "[F5] a client's name, the projects and talks that show it",
    "UPDATE users SET full_name = 'x' WHERE id LIKE 'u0%'",
    ['user:cliente users', ...everywhere, ...theTalk],
  ],
  [
    "[F5] a provider's name, the card, the proposal and the talk",
    "UPDATE users SET full_name = 'x' WHERE id LIKE 'u1%'",
    ['user:bruno users', 'cards:RJ profiles', 'user:bruno proposals', 'user:cliente proposals', ...theTalk],
  ],
  [
    "[F5] a provider's city, the card and the proposal",
    "UPDATE users SET city = 'x' WHERE id LIKE 'u2%'",
    ['user:carla users', '- session:carla users', 'cards:SP profiles', 'user:carla proposals', 'user:cliente proposals'],
  ],
  ['[F5] a title, the project, its proposals and talks', "UPDATE projects SET title = 'x'", [...everywhere, ...bothProposals, ...theTalk]],
  ['[F5] a photo, the project', 'DELETE FROM project_images', everywhere],
  ['[F5] another file of a photo, the project', "UPDATE project_images SET file = 'x'", everywhere],
  [
    '[F3] a price, for the two whom it concerns',
    "UPDATE proposals SET amount = 1 WHERE provider_id LIKE 'u1%'",
    ['user:bruno proposals', 'user:cliente proposals'],
  ],
  [
    '[F3] a project that closes is removed for people who had no part in it',
    "UPDATE projects SET status = 'in_progress'",
    [...removals(everywhere.slice(0, 1)), ...everywhere.slice(1), ...bothProposals],
  ],
  [
    '[F2] a project that is closed without a deal leaves its state, and stays with its proposers',
    "UPDATE projects SET status = 'closed', closed_at = 'x'",
    [...removals(everywhere.slice(0, 1)), ...everywhere.slice(1), ...bothProposals],
  ],
  [
    '[F3] a project that moves leaves its state',
    "UPDATE projects SET state = 'RJ'",
    ['- open:SP projects projeto', 'open:RJ projects projeto', ...everywhere.filter((row) => !row.startsWith('open:'))],
  ],
  [
    '[F2] a project that moves to the border enters the states which its city reaches',
    "UPDATE projects SET city = 'Queluz'",
    [...everywhere, 'near:MG:SP projects projeto', 'near:RJ:SP projects projeto'],
  ],
  ['[F3] a provider who is no longer confirmed leaves the cards', "UPDATE users SET verified = FALSE WHERE id LIKE 'u1%'", ['- cards:RJ profiles']],
  [
    '[F3] a provider who moves leaves the cards of their state',
    "UPDATE users SET state = 'BA' WHERE id LIKE 'u1%'",
    ['user:bruno users', '- session:bruno users', '- cards:RJ profiles', 'cards:BA profiles', 'user:bruno proposals', 'user:cliente proposals'],
  ],
  [
    '[F2] a provider without a state has no card anywhere',
    "UPDATE users SET state = '' WHERE id LIKE 'u1%'",
    ['user:bruno users', '- session:bruno users', '- cards:RJ profiles', 'user:bruno proposals', 'user:cliente proposals'],
  ],
  ['[F1] a read mark, for both', "UPDATE conversations SET read_at_one = 'x'", theTalk],
  ['[F1] the hour of a mail concerns no channel', "UPDATE conversations SET mailed_at_one = 'x'", []],
  [
    '[F1] a message, and with it the talk that shows the last one',
    "UPDATE messages SET content = 'x'",
    [...theTalk, 'user:bruno messages', 'user:cliente messages'],
  ],
  ['[F1] a notification that is read', 'UPDATE notifications SET is_read = TRUE', ['user:cliente notifications']],
  ['[F1] a ticket that is closed', "UPDATE support_tickets SET status = 'closed'", ['user:cliente support_tickets']],
  ['[F1] since when administrators are waited for concerns no channel', "UPDATE support_tickets SET waits_since = 'x'", []],
  ['[F1] a support message', "UPDATE support_messages SET content = 'x'", ['user:cliente support_messages']],
  [
    '[F1] a request that is resolved',
    "UPDATE account_cancellation_requests SET status = 'completed'",
    ['user:cliente account_cancellation_requests'],
  ],
  ['[F3] a request whose person is gone', "UPDATE account_cancellation_requests SET user_id = ''", ['- user:cliente account_cancellation_requests']],
]

test.each(changes)('%s', async (_, query, rows) => {
  expect(await written(() => sql(server, query))).toEqual([...rows].sort())
})

test('[F2] what is open is shared in its own state alone, and what closes is shared nowhere', async () => {
  const open = async () => {
    const rows = await sql(server, "SELECT channel FROM sync_changes WHERE channel LIKE 'open%' AND removed = 0 ORDER BY channel")
    return rows.map(({ channel }) => channel)
  }
  expect(await open()).toEqual(['open:SP'])
  await sql(server, "UPDATE projects SET status = 'in_progress'")
  expect(await open()).toEqual([])
})

test('[F2] [F3] what is open at the border leaves the states that its city reaches as it closes, moves, or its client is suspended', async () => {
  const near = async () => {
    const rows = await sql(server, "SELECT channel FROM sync_changes WHERE channel LIKE 'near%' AND removed = 0 ORDER BY channel")
    return rows.map(({ channel }) => channel)
  }
  const leavesBy = async (assignment: string, table = 'projects') => {
    await sql(server, "UPDATE projects SET city = 'Queluz', state = 'SP', status = 'open'")
    await sql(server, "UPDATE users SET suspended_at = ''")
    expect(await near()).toEqual(['near:MG:SP', 'near:RJ:SP'])
    await sql(server, `UPDATE ${table} SET ${assignment}`)
    return near()
  }
  expect(await leavesBy("status = 'in_progress'")).toEqual([])
  expect(await leavesBy("city = 'Campinas'")).toEqual([])
  expect(await leavesBy("city = 'Resende', state = 'RJ'")).toEqual(['near:MG:RJ', 'near:SP:RJ'])
  expect(await leavesBy("suspended_at = 'x'", 'users')).toEqual([])
})

test('[F3] a provider who proposes gets the project, and no rival gets a change', async () => {
  await world.take(['person', 1, 3])
  const proposed = await written(() => world.take(['propose', 0, 3]))
  expect(proposed.map((row) => row.replace(/u3\w+/, 'davi'))).toEqual(['user:cliente proposals', 'user:davi projects projeto', 'user:davi proposals'])
})

test('[F3] a finished project that forgets its deal is told to the two sides of it, and no loser gets a change', async () => {
  const isBrunos = "SELECT id FROM proposals WHERE provider_id LIKE 'u1%'"
  await sql(server, `UPDATE projects SET status = 'completed', accepted_proposal_id = (${isBrunos})`)
  const forgotten = await written(() => sql(server, "UPDATE projects SET accepted_proposal_id = ''"))
  expect(forgotten).toEqual(['user:bruno projects projeto', 'user:cliente projects projeto'])
})

test('[F3] a provider who withdraws loses the project, and no rival gets a change', async () => {
  const [proposal] = await world.rows('proposals', "provider_id LIKE 'u2%'")
  expect(await written(() => remove(server, 'proposals', String(proposal?.id)))).toEqual(
    removals(['user:carla projects projeto', 'user:carla proposals', 'user:cliente proposals']).sort(),
  )
})

test('[F2] a provider who withdraws keeps a project that they have a conversation about, while it is open', async () => {
  const [proposal] = await world.rows('proposals', "provider_id LIKE 'u1%'")
  expect(await written(() => remove(server, 'proposals', String(proposal?.id)))).toEqual(
    removals(['user:bruno proposals', 'user:cliente proposals']).sort(),
  )
  const closed = await written(() => sql(server, "UPDATE projects SET status = 'in_progress'"))
  expect(closed).toContain('- user:bruno projects projeto')
})

test("[F2] a conversation about an open project adds the project to the invited provider's channel only", async () => {
  await world.take(['person', 1, 3])
  const invited = await written(() => world.take(['converse', 0, 3]))
  const named = (rows: string[]) => rows.map((row) => row.replace(/u3\w+/, 'davi'))
  const given = ['user:cliente conversations', 'user:davi conversations', 'user:davi projects projeto']
  expect(named(invited)).toEqual(given)
  const [talk] = await world.rows('conversations', "participant_two LIKE 'u3%'")
  expect(named(await written(() => remove(server, 'conversations', String(talk?.id))))).toEqual(removals(given))
})

test('[F2] a conversation about a project that is not open gives nothing of it', async () => {
  await world.take(['person', 1, 3])
  await sql(server, "UPDATE projects SET status = 'in_progress'")
  expect((await written(() => world.take(['converse', 0, 3]))).filter((row) => row.includes('projects'))).toEqual([])
})

test('[F4] a deleted project takes what hangs on it, though it is deleted first', async () => {
  const gone = [...everywhere, ...bothProposals, ...theTalk, 'user:bruno messages', 'user:cliente messages']
  expect(await written(() => remove(server, 'projects', 'p00000000000000'))).toEqual(removals(gone).sort())
})

test('[F1] a transaction that is undone leaves no row', async () => {
  expect(await written(() => sql(server, "UPDATE projects SET title = 'x'; INSERT INTO nowhere VALUES (1)").catch(() => undefined))).toEqual([])
})
