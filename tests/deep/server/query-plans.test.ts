import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { routes } from '../../../pocketbase/src/routes'
import { paths } from '../../../pocketbase/tasks/paths'
import { withServer } from '../../support/server/with-server'
import { type BoundedSort, growingTables, type Offence, offencesOf, statementsIn, triggerStatements } from './support/statements'
import { jobsIn, walk } from './support/walk'

const server = withServer({ printsStatements: true })
/** Statements that the server ran, before the tests asked anything of the database. */
let statements: string[]

beforeAll(async () => {
  await walk(server, jobsIn(await readFile(paths.hookRegistrations, 'utf8')))
  statements = statementsIn(server.output())
})

/** Tables whose rows do not grow with people and what they do, as cities, or that hold only what waits for its turn, or a week's few rows. */
const fixed = [
  ...['notice_jobs', 'removed_folders', '_collections', '_params', '_migrations', '_superusers'],
  ...['site_settings', 'saved_replies', 'documentation_gate', 'sync_days', 'record_counts', 'card_places', 'cities', 'city_reach'],
]

/** Read in the order of an index, and never further than a LIMIT. */
const boundedScans = [
  /^SCAN u USING (?:COVERING )?INDEX idx_users_directory$/,
  /^SCAN u USING (?:COVERING )?INDEX idx_users_(?:all|suspended|unconfirmed)_(?:newest|name)$/,
  /^SCAN p USING (?:COVERING )?INDEX idx_projects_all_(?:newest|budget|least)$/,
  /^SCAN [clt] USING (?:COVERING )?INDEX idx_(?:cancellations_pending_first|audit_log_newest|tickets_(?:all_newest|waiting|reports))$/,
  // The number of tickets that wait, on the dashboard.
  /^SCAN support_tickets USING COVERING INDEX idx_tickets_waiting$/,
  /^SCAN account_deletions USING INDEX account_deletions_unfinished$/,
  // Partial indexes: open projects whose owners are asked, and pushes that are due or put off alone.
  /^SCAN p USING INDEX idx_projects_asked$/,
  /^SCAN web_push_subscriptions USING (?:COVERING )?INDEX web_push_due$/,
  // The five newest of the dashboard.
  /^SCAN (?:users|projects) USING (?:COVERING )?INDEX idx_(?:users|projects)_all_newest$/,
]

const boundedSorts: BoundedSort[] = [
  {
    statement: /CROSS JOIN projects p INDEXED BY idx_projects_city/,
    most: 4,
    because: 'cities, open projects in a circle that holds a page or the 5,000 nearest, one page, and its pictures',
  },
  { statement: /^WITH place\(part/, most: 10, because: 'each channel brings at most a page' },
  { statement: /^WITH newest\(seq, record, removed\)/, most: 3, because: 'the newest twenty, and the pictures of each' },
  {
    statement: /^SELECT .*FROM sync_changes NOT INDEXED WHERE seq > \d+ GROUP BY channel/s,
    most: 1,
    because: 'what was written since the last look',
  },
  { statement: /FROM json_each\(/, most: 1, because: 'what one request names' },
  {
    statement: /^SELECT (?:coalesce\(\(SELECT )?json_object\(.* FROM project_images/s,
    most: 2,
    because: 'the pictures of a project, and one page of projects',
  },
  { statement: /^SELECT coalesce\(.* AS usage, .* FROM project_images/, most: 1, because: 'the pictures of the project that a command reads' },
  {
    statement: /^SELECT json_object\(.* AS document FROM \(SELECT [up]\.id AS record/s,
    most: 2,
    because: 'one page, and the pictures of each project in it',
  },
  { statement: /^SELECT trim\(u\.city\)/, most: 2, because: 'only after the place of a card has changed' },
  { statement: /^SELECT DISTINCT u\.id FROM conversations c/, most: 1, because: 'the 200 people of one run' },
  { statement: /^INSERT OR REPLACE INTO sync_dropped/, most: 1, because: 'what one night forgets' },
  { statement: /^INSERT OR REPLACE INTO sync_changes .* SELECT DISTINCT channel/s, most: 2, because: 'the channels of one record' },
  {
    statement: /^INSERT OR REPLACE INTO sync_changes .* record IN \(SELECT id FROM conversations/s,
    most: 2,
    because: 'the conversations of one person',
  },
  { statement: /FROM (?:user|project|ticket)_words WHERE .* MATCH/, most: 2, because: 'the 5,000 at most that words find, and one page' },
  {
    statement: /^SELECT coalesce\(\(SELECT json_object\('ticket'/,
    most: 2,
    because: 'the newest 500 messages of a ticket, and who has reported one person',
  },
  { statement: /^SELECT coalesce\(\(SELECT json_object\('messages'/, most: 2, because: 'what is enclosed with one report, 200 at most' },
  { statement: /^INSERT OR IGNORE INTO report_evidence/, most: 1, because: 'the messages between those that one report names' },
  { statement: /^SELECT coalesce\(\(SELECT json_object\('accepted_at'/, most: 1, because: 'the proposals for one project' },
  { statement: /FROM saved_replies ORDER BY/, most: 1, because: 'a hundred at most' },
  { statement: /^SELECT json_array\(r\.at/, most: 1, because: 'one page of a table, in the order that it was read' },
  { statement: /^DELETE FROM web_push_subscriptions WHERE user_id/, most: 1, because: 'the devices of one person' },
  { statement: /^WITH newest AS/, most: 2, because: 'the newest 100 of one person' },
  { statement: /^INSERT INTO mail_queue .*'new_projects'/s, most: 1, because: 'those who heard of new projects in a day, once a day' },
  { statement: /FROM mail_queue WHERE kind IN/, most: 1, because: 'links to accounts that are due: each address causes a few an hour' },
  { statement: /FROM `_authOrigins`/, most: 1, because: "an operator's browsers" },
  { statement: /^WITH `(?:project_images|work_photos)__pb_create/, most: 1, because: 'the one picture that is added' },
]

test('every route and every job was used', () => {
  const asked = server.output()
  for (const { pattern } of routes) expect(asked).toMatch(new RegExp(`^INFO ${pattern.replace(/\{\w+\}/g, '[^/\\s]+')}(?:\\?|$)`, 'm'))
  expect(statements.length).toBeGreaterThan(100)
  for (const settled of [
    /^UPDATE projects SET asked_at = '[^']+' WHERE id = /,
    /^UPDATE projects SET status = 'closed'/,
    /^UPDATE projects SET touched_at = /,
    /^UPDATE proposals SET told_ending = /,
    /^UPDATE proposals SET told_ended = /,
  ])
    expect(statements.filter((statement) => settled.test(statement))).not.toEqual([])
  // The rule that says who sees a photo: PocketBase makes joins of it.
  expect(statements.filter((statement) => /^SELECT .* FROM `project_images` .*JOIN `proposals`/s.test(statement))).not.toEqual([])
  // Words that too many rows hold to be sorted.
  for (const words of ['user_words', 'project_words'])
    expect(statements.filter((statement) => statement.includes(`IN (SELECT rowid FROM ${words}`)).length).toBeGreaterThan(5)
})

test('no statement scans a table that grows, or sorts what it has not bounded', async () => {
  const growing = await growingTables(server, fixed)
  expect(growing).toEqual(expect.arrayContaining(['users', 'sync_changes', 'messages']))
  const found: Offence[] = []
  for (const statement of [...statements, ...(await triggerStatements(server))])
    found.push(...(await offencesOf(server, statement, growing, boundedSorts)))
  expect(found.filter(({ plan }) => !boundedScans.some((scan) => scan.test(plan)))).toEqual([])
})
