import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CollectionName } from '#domain/documents'
import { Device } from '../../server/support/device'
import { type Session, signedIn } from '../../server/support/session'
import { startPocketBase, type TestServer } from '../../support/pocketbase'
import { quoted, sql } from '../../support/server-client'

/** A whole page of the longest documents has 60 to 130 MB, and took several times as much in memory. */
const MOST_GROWTH_KB = 150 * 1024
/** As many pulls of one person as may be under way. */
const AT_ONCE = 4

let server: TestServer
beforeAll(async () => {
  server = await startPocketBase()
})
afterAll(() => server.stop())

/** SQL: a text of characters that take six bytes each in JSON. */
const long = (characters: number): string => `replace(hex(zeroblob(${characters / 2})), '0', char(1))`
const repeated = (times: number, row: string): string =>
  `(WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${times}) SELECT json_group_array(json_object(${row})) FROM n)`
const counted = (most: number): string => `WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ${most})`
const TIME = "'2026-01-01T00:00:00.000Z'"

type Long = { rows: number; written(rows: number, client: Session, provider: Session): string[] }

const projects = (rows: number, { id }: Session, description: string, products: string): string =>
  `INSERT INTO projects (id, client_id, title, description, address, city, state, status, products, created_at)
    ${counted(rows)} SELECT printf('p%06d', n) || substr(${quoted(id)}, 1, 8), ${quoted(id)}, 'Obra', ${description}, 'Centro', 'Campinas', 'SP',
      'completed', ${products}, ${TIME} FROM counted`

/** As many rows as a page takes, of the longest texts that a rule has ever admitted. */
const longest = {
  proposals: {
    rows: 200,
    written: (rows, client, provider) => [
      projects(rows, client, "'d'", "'[]'"),
      `INSERT INTO proposals (id, project_id, provider_id, amount, cover_letter, proposal_type, duration_days, status, revisions, created_at, updated_at)
        SELECT replace(id, 'p0', 'q0'), id, ${quoted(provider.id)}, 100, ${long(5_000)}, 'service', 1, 'rejected',
          ${repeated(20, `'amount', 1, 'duration_days', 1, 'proposal_type', 'service', 'at', ${TIME}, 'cover_letter', ${long(5_000)}`)}, ${TIME}, ${TIME}
        FROM projects WHERE client_id = ${quoted(client.id)}`,
    ],
  },
  projects: {
    rows: 1_000,
    written: (rows, client) => [projects(rows, client, long(5_000), repeated(50, `'name', ${long(120)}, 'quantity', ${long(40)}`))],
  },
} satisfies Partial<Record<CollectionName, Long>>

/** Someone with so many of these documents. */
async function owner(collection: keyof typeof longest, rows = longest[collection].rows): Promise<Session> {
  const client = await signedIn(server, 'cliente')
  for (const statement of longest[collection].written(rows, client, await signedIn(server, 'autonomo'))) await sql(server, statement)
  return client
}

/** The most that the server holds beyond what it held before, in kilobytes, while `work` goes on. */
async function growthDuring(work: () => Promise<unknown>): Promise<number> {
  const before = server.memoryInKb()
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, server.memoryInKb())
  }, 20)
  await work().finally(() => clearInterval(timer))
  return Math.max(most, server.memoryInKb()) - before
}

describe.each(['proposals', 'projects'] as const)('[L3] of the longest %s', (collection) => {
  test('a page is not built before it is known to be short enough: four at once take little memory, and others pull meanwhile', async () => {
    const { id, person } = await owner(collection)
    const device = new Device(server, person)
    device.note(await device.ask(['users']))
    device.checkpoints.set(collection, { head: 0, floors: { [`user:${id}`]: 0 } })
    const other = new Device(server, (await signedIn(server, 'cliente')).person)
    const grown = await growthDuring(async () => {
      const pages = Promise.all(Array.from({ length: AT_ONCE }, () => device.ask([collection])))
      expect(await other.pull()).toBe(1)
      for (const { collections } of await pages) expect(collections[collection]?.documents.length).toBeGreaterThan(0)
    })
    expect(grown).toBeLessThan(MOST_GROWTH_KB)
  })

  test('each arrives, once', async () => {
    const rows = longest[collection].rows / 10
    const device = new Device(server, (await owner(collection, rows)).person)
    await device.pull()
    const before = device.received - device.all(collection).size
    expect(device.ids(collection)).toHaveLength(rows)
    expect(device.received - before).toBe(rows)
  })
})
