import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPocketBase, type TestServer } from '../../support/server/pocketbase'
import { quoted, sql } from '../../support/server/server-client'
import { Device } from '../support/device'
import { type Session, signedIn } from '../support/session'

const MOST_PROJECTS = 5_000
const MOST_CARDS = 2_000

let server: TestServer

beforeAll(async () => {
  server = await startPocketBase()
})
afterAll(() => server.stop())

const counted = (from: number, to: number) =>
  `WITH RECURSIVE counted(n) AS (SELECT ${from} UNION ALL SELECT n + 1 FROM counted WHERE n < ${to - 1}) SELECT`
const idsBetween = (kind: string, from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, n) => `${kind}${String(from + n).padStart(13, '0')}`)

describe('[L2] open projects of a state', () => {
  let ana: Session
  let bruno: Session
  let device: Device

  beforeAll(async () => {
    ana = await signedIn(server, 'cliente')
    bruno = await signedIn(server, 'autonomo')
    device = new Device(server, bruno.person)
  })

  /** The projects from one number to another, the newest last. */
  async function publish(from: number, to: number): Promise<string[]> {
    await sql(
      server,
      `INSERT INTO projects (id, client_id, title, description, address, city, state, status, products, created_at)
        ${counted(from, to)} 'pr' || printf('%013d', n), ${quoted(ana.id)}, 'Projeto ' || n, 'd', 'Centro', 'Campinas', 'SP', 'open', '[]',
        strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || n || ' seconds') FROM counted`,
    )
    return idsBetween('pr', from, to)
  }

  test('[L2] the newest are held, and no other', async () => {
    const ids = await publish(0, MOST_PROJECTS + 100)
    await device.pull()
    expect(device.ids('projects')).toEqual(ids.slice(-MOST_PROJECTS))
  })

  test('[L2] what comes puts as many of the oldest off the device', async () => {
    const ids = await publish(MOST_PROJECTS + 100, MOST_PROJECTS + 200)
    await device.pull()
    expect(device.ids('projects')).toEqual([...idsBetween('pr', 200, MOST_PROJECTS + 100), ...ids])
    const before = device.received
    await device.pull()
    expect(device.received).toBe(before)
  })

  test('[L2a] a round that was cut before all that fell off had gone is taken up again, though nothing happened since', async () => {
    await publish(MOST_PROJECTS + 200, MOST_PROJECTS + 1_400)
    await device.pullPage()
    expect(device.ids('projects')).toEqual(idsBetween('pr', 1_200, MOST_PROJECTS + 200))
    await device.pull()
    expect(device.ids('projects')).toEqual(idsBetween('pr', 1_400, MOST_PROJECTS + 1_400))
  })

  test('[L2] when newer ones go, older ones come back', async () => {
    await sql(
      server,
      `UPDATE projects SET status = 'completed' WHERE id >= ${quoted(idsBetween('pr', MOST_PROJECTS + 1_300, MOST_PROJECTS + 1_301)[0] ?? '')}`,
    )
    await device.pull()
    expect(device.ids('projects')).toEqual(idsBetween('pr', 1_300, MOST_PROJECTS + 1_300))
  })

  test('[L4] what fell off and is in the own channel stays, and goes when it leaves that too', async () => {
    const [oldest = ''] = idsBetween('pr', 1_300, 1_301)
    await bruno.proposes(oldest)
    await publish(MOST_PROJECTS + 2_000, MOST_PROJECTS + 2_010)
    await device.pull()
    expect(device.ids('projects')).toEqual([
      oldest,
      ...idsBetween('pr', 1_310, MOST_PROJECTS + 1_300),
      ...idsBetween('pr', MOST_PROJECTS + 2_000, MOST_PROJECTS + 2_010),
    ])
    await bruno.does('withdraw_proposal', { proposal_id: String([...device.all('proposals').keys()][0]) })
    await device.pull()
    expect(device.ids('projects')).not.toContain(oldest)
    expect(device.ids('projects')).toHaveLength(MOST_PROJECTS)
  })

  test('[L2] a device that comes back after more than a horizon of news holds the newest', async () => {
    const away = new Device(server, bruno.person)
    await away.pull()
    const ids = await publish(MOST_PROJECTS + 3_000, 2 * MOST_PROJECTS + 3_500)
    await away.pull()
    expect(away.ids('projects')).toEqual(ids.slice(-MOST_PROJECTS))
  })

  test('[L2] [L4] what leaves the own channel while it is beyond the horizon comes when the horizon reaches it before the next page', async () => {
    await device.pull()
    const held = device.ids('projects')
    await bruno.proposes(held[0] ?? '')
    await device.pull()
    await bruno.does('withdraw_proposal', { proposal_id: String([...device.all('proposals').keys()][0]) })
    const [first = ''] = await publish(2 * MOST_PROJECTS + 3_500, 2 * MOST_PROJECTS + 4_510)
    await device.pullPage()
    await sql(server, `UPDATE projects SET status = 'completed' WHERE id >= ${quoted(first)}`)
    await device.pull()
    expect(device.ids('projects')).toEqual(held)
  })
})

/** Cards from one number to another, the newest last. */
const insertCards = (kind: string, { city, state }: { city: string; state: string }, from: number, to: number) =>
  sql(
    server,
    `INSERT INTO users (id, email, tokenKey, role, full_name, city, state, verified, notify_scope, created_at)
      ${counted(from, to)} '${kind}' || printf('%013d', n), '${kind}' || n || '@canteiro.example', '${kind}' || printf('%040d', n), 'autonomo', 'Nome ' || n,
      '${city}', '${state}', TRUE, 'city', strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || n || ' seconds') FROM counted`,
  )

test('[L2] of the cards of a state the newest are held, and what comes puts the oldest off the device', async () => {
  const xapuri = { city: 'Xapuri', state: 'AC' }
  const client = await signedIn(server, 'cliente', xapuri)
  const device = new Device(server, client.person)
  await insertCards('ca', xapuri, 0, MOST_CARDS + 50)
  await device.pull()
  expect(device.ids('profiles')).toEqual(idsBetween('ca', 50, MOST_CARDS + 50))
  await insertCards('ca', xapuri, MOST_CARDS + 50, MOST_CARDS + 120)
  await sql(server, "UPDATE users SET about = 'Sou o mais antigo' WHERE id = 'ca0000000000000'")
  await device.pull()
  expect(device.ids('profiles')).toEqual(['ca0000000000000', ...idsBetween('ca', 121, MOST_CARDS + 120)].sort())
})

test('[L2a] [L4] what a page calls removed, since it is beyond the horizon, comes when the horizon reaches it before the next page', async () => {
  const manaus = { city: 'Manaus', state: 'AM' }
  const client = await signedIn(server, 'cliente', manaus)
  const device = new Device(server, client.person)
  await insertCards('am', manaus, 0, 1)
  await device.pull()
  await insertCards('am', manaus, 1, MOST_CARDS + 601)
  await device.pullPage()
  const [firstToGo = ''] = idsBetween('am', MOST_CARDS + 1, MOST_CARDS + 601)
  await sql(server, `UPDATE users SET verified = FALSE WHERE id >= ${quoted(firstToGo)} AND id LIKE 'am%'`)
  await device.pull()
  expect(device.ids('profiles')).toEqual(idsBetween('am', 1, MOST_CARDS + 1))
})
