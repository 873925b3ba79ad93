import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPocketBase, type TestServer } from '../support/pocketbase'
import { runJob, sql } from '../support/server-client'

const DAY_MS = 86_400_000
/** However slow the machine is. */
const soon = { interval: 50 }
let server: TestServer

beforeAll(async () => {
  server = await startPocketBase()
})
afterAll(() => server.stop())

test('[F7] removals and answers are forgotten in steps that other writes come between, and what is forgotten is noted with each', async () => {
  await sql(
    server,
    `INSERT INTO sync_changes (channel, collection, record, removed)
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200) SELECT 'user:ana', 'messages', 'record' || i, 1 FROM n`,
  )
  await sql(
    server,
    `INSERT INTO sync_answers (user_id, id, verb, answer, created_at)
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200) SELECT 'ana', 'answer' || i, 'edit_account', '{}', '2000-01-01' FROM n`,
  )
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
