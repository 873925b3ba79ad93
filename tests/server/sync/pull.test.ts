import { describe, expect, test } from 'vitest'
import { collectionNames } from '#domain/documents'
import { removePerson } from '../../support/data/people'
import { call, quoted, runJob, sql } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'
import { insertProjects } from '../support/numbered-rows'
import { type Session, signedIn } from '../support/session'
import { Device } from '../support/simplest-device'
import { withPeople } from '../support/with-people'

const server = withServer()
const { ana, bruno } = withPeople(server, { ana: 'cliente', bruno: 'autonomo' })

const fresh = ({ person }: Session): Device => new Device(server, person)

/** Open projects of Ana's, made quickly: the newest is the last. */
const manyProjects = (count: number, state: string) => insertProjects(server, ana.id, 0, count, state, state.toLowerCase())

test('[L1] a checkpoint says up to where each channel is applied, and nothing more comes until something happens', async () => {
  const device = fresh(bruno)
  await device.pull()
  const before = device.received
  const checkpoint = device.checkpoints.get('projects')
  expect(checkpoint).toEqual({
    head: expect.any(Number),
    floors: { [`user:${bruno.id}`]: expect.any(Number), 'open:SP': expect.any(Number) },
  })
  await device.pull()
  expect(device.received).toBe(before)
  const project = await ana.publishes()
  // Providers are told by a job that runs once the answer is out.
  await expect.poll(() => sql(server, 'SELECT 1 FROM notice_jobs')).toEqual([])
  await device.pull()
  expect(device.ids('projects')).toContain(project)
  const after = before + 1 + (await bruno.notifications()).length
  expect(device.received).toBe(after)
  await device.pull()
  expect(device.received).toBe(after)
})

test('[L3] every collection comes in one request, read at one moment, compressed', async () => {
  const device = fresh(bruno)
  const answer = await call(server, 'POST', '/api/sync/pull', { token: bruno.token, body: device.request(), headers: { 'Accept-Encoding': 'gzip' } })
  expect(Object.keys((answer.body as { collections: object }).collections)).toEqual([...collectionNames])
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  const page = (answer.body as Awaited<ReturnType<Device['ask']>>).collections.projects
  expect(JSON.stringify(page?.documents).length).toBeLessThan(1_000_000)
})

test('[L4] what leaves one channel of mine and stays in another comes as the document; what leaves all, as a tombstone', async () => {
  const project = await ana.publishes()
  const [proposer, onlooker] = [fresh(bruno), fresh(await signedIn(server, 'empresa'))]
  const proposal = await bruno.proposes(project)
  await proposer.pull()
  await onlooker.pull()
  expect((await ana.accepts(project, proposal)).status).toBe(200)
  await proposer.pull()
  await onlooker.pull()
  expect(proposer.all('projects').get(project)).toMatchObject({ status: 'in_progress', accepted_proposal_id: proposal })
  expect(onlooker.all('projects').has(project)).toBe(false)
})

test('[L6] a round ends at a page without more, and that page is where the feed is', async () => {
  const device = fresh(bruno)
  await device.pull()
  const { end, collections } = await device.ask()
  for (const name of collectionNames) expect(collections[name]).toMatchObject({ documents: [], more: false, checkpoint: { head: end } })
})

test('[L7] what belonged to a deleted account leaves every device at its next pull, notices that name the person included', async () => {
  const leaving = await signedIn(server, 'autonomo', { full_name: 'Quem Sai' })
  const project = await ana.publishes()
  const proposal = await leaving.proposes(project)
  await ana.startsConversation(project, leaving)
  const device = fresh(ana)
  await device.pull()
  expect(device.ids('proposals')).toContain(proposal)
  expect(device.ids('conversations').length).toBeGreaterThan(0)
  expect(JSON.stringify([...device.all('notifications').values()])).toContain('Quem Sai')
  await removePerson(server, leaving.id)
  await device.pull()
  const held = collectionNames.map((name) => JSON.stringify([...device.all(name).values()])).join()
  expect(held).not.toContain('Quem Sai')
  expect(held).not.toContain(leaving.id)
})

describe('[F7] a past that did not happen', () => {
  test('[F7] a restarted server has a new start, and a device that it knows goes on', async () => {
    const device = fresh(bruno)
    await device.pull()
    const before = device.token
    await server.restart()
    const received = device.received
    await device.pull()
    expect(device.token).not.toBe(before)
    expect(device.received).toBe(received)
  })

  test.each([
    ['an unknown start', { token: 'unknown' }],
    ['more than there is', { seen: 99_999_999 }],
  ])('[F7a] %s is rewound, with nothing else, and nothing of what the device knows is kept', async (_, position) => {
    const device = fresh(bruno)
    await device.pull()
    const answer = await call(server, 'POST', '/api/sync/pull', { token: bruno.token, body: { ...device.request(), ...position } })
    expect(answer).toMatchObject({ status: 200, body: { rewound: true, kept: 0, token: device.token } })
    expect(Object.keys(answer.body as object).sort()).toEqual(['end', 'kept', 'now', 'rewound', 'token'])
  })

  test('[F7a] [P11] a later start from before what the device saw is rewound, and kept what all later ones have kept', async () => {
    const device = fresh(bruno)
    await device.pull()
    const start = (rowid: number, token: string, seq: number, kept: number) =>
      sql(
        server,
        `INSERT INTO sync_starts (rowid, seq, kept, token, created_at) VALUES (${rowid}, ${seq}, ${kept}, '${token}', '2026-11-20T00:00:00.000Z')`,
      )
    // The current start is the last of all, and went on from the end.
    await sql(server, `UPDATE sync_starts SET seq = ${device.seen}, kept = ${device.seen}`)
    await start(-9, 'earlier', 0, 0)
    device.token = 'earlier'
    expect(await device.ask()).not.toHaveProperty('rewound')
    await start(-8, 'restored', device.seen - 1, device.seen - 1)
    expect(await device.ask()).toMatchObject({ rewound: true, kept: device.seen - 1 })
    await start(-7, 'without-files', 0, device.seen - 2)
    await start(-6, 'restarted', device.seen, device.seen)
    expect(await device.ask()).toMatchObject({ rewound: true, kept: device.seen - 2 })
    await sql(server, 'DELETE FROM sync_starts WHERE rowid < 0')
  })

  test('[F7b] removals older than 90 days are forgotten at night, and only a device from before them begins that collection anew', async () => {
    const [stale, recent] = [fresh(bruno), fresh(bruno)]
    const project = await ana.publishes()
    await stale.pull()
    await ana.deletes(project)
    await recent.pull()
    const [{ end } = { end: 0 }] = await sql(server, "SELECT seq AS end FROM sqlite_sequence WHERE name = 'sync_changes'")
    await sql(server, `INSERT INTO sync_days (day, seq) VALUES (${Math.floor(Date.now() / 86_400_000) - 91}, ${end})`)
    await runJob(server, 'forget-old-changes')
    await expect.poll(() => sql(server, 'SELECT 1 FROM sync_changes WHERE removed = 1')).toEqual([])
    expect(await recent.ask()).not.toMatchObject({ collections: { projects: { behind: true } } })
    expect(await stale.ask()).toMatchObject({ collections: { projects: { behind: true }, users: { documents: [] } } })
    await stale.pull()
    expect(stale.ids('projects')).toEqual(recent.ids('projects'))
  })
})

test("[A1] to pull a session of a person is needed; an administrator's will not do", async () => {
  const body = fresh(bruno).request()
  expect(await call(server, 'POST', '/api/sync/pull', { body })).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
  expect(await call(server, 'POST', '/api/sync/pull', { body, token: 'nonsense' })).toMatchObject({ status: 401 })
})

describe('a large market', () => {
  test('[L2] the first page is the newest, and what is above the head comes in order, whatever happens between pages', async () => {
    const ids = await manyProjects(700, 'SP')
    const device = fresh(bruno)
    const first = await device.ask(['projects'])
    const page = first.collections.projects
    expect(page?.more).toBe(true)
    const titles = page?.documents.map(({ id }) => id) ?? []
    expect(titles).toContain(ids.at(-1))
    expect(titles).not.toContain(ids[0])
    await ana.deletes(String(ids[3]))
    const late = await ana.publishes()
    await device.pull()
    expect(device.ids('projects')).toEqual(expect.arrayContaining([late, String(ids[0])]))
    expect(device.ids('projects')).not.toContain(ids[3])
  })

  test('[L2] more than a page above the head comes whole, the oldest first', async () => {
    const device = fresh(await signedIn(server, 'autonomo', { city: 'Betim', state: 'MG' }))
    await device.pull()
    const ids = await manyProjects(1_400, 'MG')
    const { documents = [], more } = (await device.ask(['projects'])).collections.projects ?? {}
    expect(more).toBe(true)
    expect(documents.map(({ id }) => id)).toContain(ids[0])
    expect(documents.map(({ id }) => id)).not.toContain(ids.at(-1))
    await device.pull()
    expect(device.ids('projects')).toEqual(expect.arrayContaining(ids))
  })

  test('[L6] a round goes on while there is more, also past changes of channels that this device does not follow', async () => {
    const ids = await manyProjects(400, 'PR')
    const device = fresh(await signedIn(server, 'autonomo', { city: 'Londrina', state: 'PR' }))
    expect(await device.pull()).toBeGreaterThan(1)
    expect(device.ids('projects')).toEqual(expect.arrayContaining(ids))
    await ana.does('edit_account', { about: 'Só meu' })
    const { end, collections } = await device.ask()
    for (const name of collectionNames) expect(collections[name]).toMatchObject({ documents: [], more: false, checkpoint: { head: end } })
  })

  test('[L5] a person who moves to another state pulls shared collections from the beginning, and keeps their own', async () => {
    const mover = await signedIn(server, 'autonomo')
    const proposed = await ana.publishes()
    await mover.proposes(proposed)
    const device = fresh(mover)
    await device.pull()
    expect([...device.all('projects').values()].filter(({ state }) => state === 'SP').length).toBeGreaterThan(1)
    await sql(server, `UPDATE users SET state = 'PR', city = 'Londrina' WHERE id = ${quoted(mover.id)}`)
    const { channels, collections } = await device.ask()
    expect(channels).toEqual([`user:${mover.id}`, 'open:PR', 'cards:PR'])
    for (const [name, page] of Object.entries(collections)) expect(page.behind === true, name).toBe(name === 'projects' || name === 'profiles')
    await device.pull()
    expect(Object.keys(device.checkpoints.get('projects')?.floors ?? {}).sort()).toEqual(['open:PR', `user:${mover.id}`])
    const held = [...device.all('projects').values()]
    expect(held.filter(({ state }) => state === 'PR')).toHaveLength(400)
    expect(held.filter(({ state }) => state !== 'PR').map(({ id }) => id)).toEqual([proposed])
    expect([...device.all('profiles').values()].map(({ state }) => state)).toEqual(['PR', 'PR'])
  })

  test('[F2] [L5] a provider at a border holds what is near of the other states; who moves in town holds what that city reaches, and no more', async () => {
    const mover = await signedIn(server, 'autonomo', { city: 'Queluz', state: 'SP' })
    const place = (city: string, state: string) => ana.publishes({ city, state })
    const [resende, niteroi, passaQuatro] = [await place('Resende', 'RJ'), await place('Niterói', 'RJ'), await place('Passa Quatro', 'MG')]
    const [uberaba, londrina] = [await place('Uberaba', 'MG'), await place('Londrina', 'PR')]
    const elsewhere = [resende, niteroi, passaQuatro, uberaba, londrina]
    const device = fresh(mover)
    const held = async (city: string) => {
      if (city) await mover.does('edit_account', { city })
      await device.pull()
      expect([...device.all('projects').values()].some(({ state }) => state === 'SP')).toBe(true)
      return elsewhere.filter((project) => device.all('projects').has(project))
    }
    // Uberaba's neighbours are those of SP too.
    expect(await held('')).toEqual([resende, passaQuatro, uberaba])
    expect(await held('Campinas')).toEqual([])
    expect(await held('Igarapava')).toEqual([passaQuatro, uberaba])
    await sql(server, `UPDATE projects SET city = 'Belo Horizonte' WHERE id = ${quoted(uberaba)}`)
    expect(await held('')).toEqual([passaQuatro])
    await ana.deletes(passaQuatro)
    expect(await held('')).toEqual([])
  })

  test.each([
    ['a channel of all the country, as before', (id: string) => ({ [`user:${id}`]: 1, open: 1, 'open:SP': 1 })],
    ["another person's channel", () => ({ 'user:aaaaaaaaaaaaaaa': 1 })],
    ['no channel', () => ({})],
  ])('[L5] a checkpoint that names %s is behind', async (_, floorsOf) => {
    const device = fresh(bruno)
    await device.pull()
    device.checkpoints.set('projects', { head: device.seen, floors: floorsOf(bruno.id) })
    expect((await device.ask()).collections).toMatchObject({ projects: { behind: true }, users: { documents: [] } })
  })
})
