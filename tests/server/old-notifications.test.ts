import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPocketBase, type TestServer } from '../support/pocketbase'
import { quoted, runJob, sql } from '../support/server-client'
import { signedIn } from './support/session'

let server: TestServer
beforeAll(async () => {
  server = await startPocketBase()
})
afterAll(() => server.stop())

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()

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
