import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#new-id'
import { type Session, signedIn } from '../../server/support/session'
import { startPocketBase, type TestServer } from '../../support/pocketbase'
import { fieldOf, post, quoted, sql } from '../../support/server-client'

/** A fifth of production's limits: as many commands as a test can send. */
const MOST_A_DAY = 2_000
const A_BATCH = 50
let server: TestServer

beforeAll(async () => {
  server = await startPocketBase({ environment: { CANTEIRO_RATE_FACTOR: '0.2' } })
})
afterAll(() => server.stop())

const refused = (person: Session) => person.command('send_proposal', {})
/** Under the start that the device knows. With a pull before each, a fast machine would meet the limit of an address. */
function batch(person: Session, count = A_BATCH) {
  const { token, seen } = person.device
  return post(server, '/api/sync/push', { token, seen, commands: Array.from({ length: count }, () => refused(person)) }, person.token)
}
const storedOf = async ({ id }: Session): Promise<number> =>
  Number((await sql(server, `SELECT count(*) AS count FROM sync_answers WHERE user_id = ${quoted(id)}`))[0]?.count)

test('[P13] refused commands that come without end are made to wait, and fill the server no further', async () => {
  const flood = await signedIn(server, 'autonomo')
  const other = await signedIn(server, 'cliente')
  flood.device.note(await flood.device.ask(['users']))
  for (let sent = A_BATCH; sent < MOST_A_DAY; sent += A_BATCH) expect((await batch(flood)).status).toBe(200)
  await batch(flood, A_BATCH - 10)
  // The last batch that fits is answered as far as it fits.
  expect(fieldOf(await batch(flood), 'answers')).toHaveLength(10)
  for (const count of [1, A_BATCH]) expect(await batch(flood, count)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  const acceptance = await flood.accepts(newId(), newId())
  expect(acceptance).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(await storedOf(flood)).toBe(MOST_A_DAY)
  expect(await other.dispatches('edit_account', { about: 'Oi' })).toMatchObject({ status: 'accepted' })
})
