import { expect, test } from 'vitest'
import { quoted, runJob, sql } from '../support/server/server-client'
import { withServer } from '../support/server/with-server'
import { signedIn } from './support/session'

const DAY_MS = 86_400_000
/** However slow the machine is. */
const soon = { interval: 50 }
const server = withServer()

test('[F7] removals and answers are forgotten in steps that other writes come between, and what is forgotten is noted with each', async () => {
  const removals = `INSERT INTO sync_changes (channel, collection, record, removed)
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200) SELECT 'user:ana', 'messages', 'record' || i, 1 FROM n`
  await sql(server, removals)
  const answers = `INSERT INTO sync_answers (user_id, id, verb, answer, created_at)
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200) SELECT 'ana', 'answer' || i, 'edit_account', '{}', '2000-01-01' FROM n`
  await sql(server, answers)
  const seqOf = async (record: number) => (await sql(server, `SELECT seq FROM sync_changes WHERE record = 'record${record}'`))[0]?.seq
  const [thousandth, last] = [await seqOf(1_000), await seqOf(1_200)]
  await sql(server, `INSERT INTO sync_days (day, seq) VALUES (${Math.floor(Date.now() / DAY_MS) - 91}, ${last})`)
  // The last step fails: the steps before it stay done.
  await sql(server, `CREATE TRIGGER failing BEFORE DELETE ON sync_changes WHEN OLD.record = 'record1200' BEGIN SELECT RAISE(ABORT, 'it fails'); END`)
  const left = async () => (await sql(server, "SELECT count(*) AS left FROM sync_changes WHERE channel = 'user:ana'"))[0]?.left
  const dropped = async () => (await sql(server, "SELECT seq FROM sync_dropped WHERE channel = 'user:ana'"))[0]?.seq
  await runJob(server, 'forget-old-changes')
  await expect.poll(left, soon).toBe('200')
  expect(await dropped()).toBe(thousandth)

  await sql(server, 'DROP TRIGGER failing')
  await runJob(server, 'forget-old-changes')
  await expect.poll(() => sql(server, 'SELECT count(*) AS left FROM sync_answers'), soon).toEqual([{ left: '0' }])
  expect([await left(), await dropped()]).toEqual(['0', last])
})

const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString()

test('notifications of more than 90 days go, however many, and devices drop them', async () => {
  const ana = await signedIn(server, 'cliente')
  const insert = (count: number, word: string, at: string) =>
    sql(
      server,
      `INSERT INTO notifications (id, user_id, title, message, link, is_read, created_at)
        WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
        SELECT ${quoted(word)} || substr('00000000000000' || n, -${15 - word.length}), ${quoted(ana.id)}, 'Oi', 'Oi', '', FALSE, ${quoted(at)} FROM numbers`,
    )
  await insert(1_200, 'old', daysAgo(90.1))
  await insert(3, 'new', daysAgo(89.9))
  await ana.device.pull()
  expect(ana.device.ids('notifications')).toHaveLength(1_203)
  await runJob(server, 'drop-old-notifications')
  await expect.poll(() => sql(server, 'SELECT count(*) AS count FROM notifications')).toEqual([{ count: '3' }])
  await ana.device.pull()
  expect(ana.device.ids('notifications')).toEqual(['new000000000001', 'new000000000002', 'new000000000003'])
})
