import { beforeAll, expect, test } from 'vitest'
import { removePerson } from '../../support/data/people'
import { call, post, quoted, sql } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'
import { type Session, signedIn } from '../support/session'
import { Device } from '../support/simplest-device'
import { statementsOfARound } from '../support/statements-of-a-round'

const server = withServer({
  printsStatements: true,
  hooks: `routerAdd('POST', '/under-way/{count}', (e) => {
    $app.store().setFunc('concurrency', () => ({ pulls: Array(Number(e.request.pathValue('count'))).fill(Date.now()).join(' ') }))
    return e.noContent(204)
  })
  routerAdd('GET', '/attempts/{id}', (e) => {
    const attempts = $app.store().get('attempts')
    return e.json(200, Object.keys(attempts).filter((key) => key.endsWith(e.request.pathValue('id'))).sort().map((key) => attempts[key]))
  })
  routerAdd('POST', '/short-session/{id}', (e) => e.json(200, $app.findRecordById('users', e.request.pathValue('id')).newStaticAuthToken(3e9)))
  routerAdd('POST', '/new-secret', (e) => {
    const users = $app.findCollectionByNameOrId('users')
    users.authToken.secret = $security.randomString(50)
    $app.save(users)
    return e.noContent(204)
  })`,
})
let bruno: Session

beforeAll(async () => {
  bruno = await signedIn(server, 'autonomo')
})

/** A device whose rounds are known to bring nothing. */
async function quietDevice({ person }: Session): Promise<Device> {
  const device = new Device(server, person)
  await device.pull()
  await device.pull()
  return device
}

/** The same device as it was at that moment. */
function copyOf(device: Device): Device {
  const copy = new Device(server, device.person)
  copy.checkpoints = new Map(device.checkpoints)
  copy.documents = new Map([...device.documents].map(([name, documents]) => [name, new Map(documents)]))
  copy.note({ token: device.token, end: device.seen })
  return copy
}

const statusOf = async (device: Device) =>
  (await call(server, 'POST', '/api/sync/pull', { token: device.person.token, body: device.request() })).status

test('a round that follows one that brought nothing is answered by one statement, and says the same', async () => {
  const device = new Device(server, bruno.person)
  await device.pull()
  const first = await device.ask()
  expect(await statementsOfARound(server, device)).toBe(1)
  expect({ ...(await device.ask()), now: '' }).toEqual({ ...first, now: '' })
  // A change elsewhere keeps it short.
  await sql(server, "INSERT INTO sync_changes (channel, collection, record, removed) VALUES ('user:elsewhere', 'messages', 'message', 0)")
  expect(await statementsOfARound(server, device)).toBe(1)
  expect(device.seen).toBeGreaterThan(first.end)
})

test('[L11] while as many pulls are under way as may be, a round that is known to bring nothing is answered, and no other', async () => {
  const device = await quietDevice(bruno)
  expect((await post(server, '/under-way/32', {})).status).toBe(204)
  expect([await statusOf(device), await statusOf(new Device(server, bruno.person))]).toEqual([200, 429])
  await post(server, '/under-way/0', {})
  expect(await statusOf(new Device(server, bruno.person))).toBe(200)
})

test('[L1] what happens in a channel of the person, an own or a shared one, whatever process wrote it, is in the next round', async () => {
  const device = await quietDevice(bruno)
  const ana = await signedIn(server, 'cliente')
  const project = await ana.publishes()
  await device.pull()
  expect(device.ids('projects')).toContain(project)
  await device.pull()
  const proposal = await bruno.proposes(project)
  await device.pull()
  expect(device.ids('proposals')).toContain(proposal)
  await device.pull()
  const notice = `INSERT INTO notifications (id, user_id, title, message, link, is_read, created_at)
      VALUES ('fromelsewhere00', ${quoted(bruno.id)}, 'Oi', 'Oi', '', FALSE, '2026-01-01T00:00:00.000Z')`
  await sql(server, notice)
  await device.pull()
  expect(device.ids('notifications')).toContain('fromelsewhere00')
})

const ends: [what: string, happens: (person: Session) => Promise<unknown>, status: number][] = [
  ['a new password', (person) => person.changesPassword('outra-senha'), 401],
  ['a key that another process changes', ({ id }) => sql(server, `UPDATE users SET tokenKey = 'elsewhere' WHERE id = ${quoted(id)}`), 401],
  ['another role', ({ id }) => sql(server, `UPDATE users SET role = 'admin' WHERE id = ${quoted(id)}`), 403],
  ['the removal of the account', ({ id }) => removePerson(server, id), 410],
]

test.each(ends)('[F5a] a session that is known from memory ends with %s, at the next push and round', async (_, happens, status) => {
  const person = await signedIn(server, 'autonomo')
  const device = await quietDevice(person)
  expect([await statementsOfARound(server, device), await statusOf(device)]).toEqual([1, 200])
  await happens(person)
  const { status: ofPush } = await post(server, '/api/sync/push', { token: device.token, seen: device.seen, commands: [] }, person.token)
  expect([ofPush, await statusOf(device)]).toEqual([status, status])
  const attempts = async () => (await call(server, 'GET', `/attempts/${person.id}`)).body
  const counted = await attempts()
  expect(counted).not.toEqual([])
  // Who has its token uses up none of its owner's limits.
  expect([await statusOf(device), await attempts()]).toEqual([status, counted])
})

test('[F5a] a person who moves, or has another role, is given the channels of that in the next round', async () => {
  const person = await signedIn(server, 'autonomo')
  const device = await quietDevice(person)
  const channelsAfter = async (change: string) => {
    await sql(server, `UPDATE users SET ${change} WHERE id = ${quoted(person.id)}`)
    return (await device.ask()).channels
  }
  expect(await channelsAfter("state = 'AC'")).toEqual([`user:${person.id}`, 'open:AC', 'cards:AC'])
  await device.pull()
  await device.pull()
  expect(await statementsOfARound(server, device)).toBe(1)
  expect(await channelsAfter("role = 'cliente'")).toEqual([`user:${person.id}`, 'cards:AC'])
  await device.pull()
  await device.pull()
  const border = ['open:RJ', 'near:RJ:MG', 'near:RJ:SP', 'cards:RJ']
  expect(await channelsAfter("role = 'empresa', state = 'RJ', city = 'Resende'")).toEqual([`user:${person.id}`, ...border])
  await device.pull()
  await device.pull()
  expect(await statementsOfARound(server, device)).toBe(1)
  expect(await channelsAfter("city = 'Niterói'")).toEqual([`user:${person.id}`, 'open:RJ', 'cards:RJ'])
})

test('a session that is known from memory ends with its time, and all with the secret that signs them', async () => {
  const { person } = await signedIn(server, 'autonomo')
  const { body } = await post(server, `/short-session/${person.id}`, {})
  const short = new Device(server, { ...person, token: String(body) })
  expect(await statusOf(short)).toBe(200)
  await expect.poll(() => statusOf(short), { timeout: 10_000 }).toBe(401)
  const device = await quietDevice(await signedIn(server, 'autonomo'))
  expect(await statementsOfARound(server, device)).toBe(1)
  await post(server, '/new-secret', {})
  expect(await statusOf(device)).toBe(401)
  // The others go on.
  bruno = await signedIn(server, 'autonomo')
})

test('[F7a] a device that has seen or pulled more than there is, or another start, is told that the server was put back', async () => {
  const fabio = await signedIn(server, 'cliente')
  const device = await quietDevice(fabio)
  const asks = async (change: (copy: Device) => unknown) => {
    const copy = copyOf(device)
    change(copy)
    return (await copy.ask()).rewound
  }
  expect(await asks(() => undefined)).toBeUndefined()
  expect(await asks((copy) => Object.assign(copy, { seen: copy.seen + 1_000 }))).toBe(true)
  expect(await asks((copy) => Object.assign(copy, { token: 'another-start' }))).toBe(true)
  const messages = device.checkpoints.get('messages')
  if (!messages) throw new Error('messages were not pulled')
  const further = { ...messages, head: messages.head + 1_000 }
  expect(await asks((copy) => copy.checkpoints.set('messages', further))).toBe(true)
  // A start that another process adds takes back nothing; data that lack this process's own are not those that it has served.
  await sql(server, `INSERT INTO sync_starts (seq, token, created_at) VALUES (0, 'later-start', '2026-01-01')`)
  expect(await asks(() => undefined)).toBeUndefined()
  await sql(server, `UPDATE sync_starts SET token = 'x' || token WHERE token <> 'later-start'`)
  expect(await asks(() => undefined)).toBe(true)
  await sql(server, `UPDATE sync_starts SET token = substr(token, 2) WHERE token <> 'later-start'`)
  expect(await asks(() => undefined)).toBeUndefined()
})

test('[F5a] under a feed that is shorter than it was nothing is known from memory', async () => {
  const person = await signedIn(server, 'autonomo')
  const device = await quietDevice(person)
  await sql(server, 'DELETE FROM sync_changes WHERE seq > 20')
  await sql(server, "UPDATE sqlite_sequence SET seq = 20 WHERE name = 'sync_changes'")
  expect((await device.ask()).rewound).toBe(true)
  // The number of this change is one that the feed had before.
  await sql(server, `UPDATE users SET tokenKey = 'older' WHERE id = ${quoted(person.id)}`)
  expect(await statusOf(device)).toBe(401)
})
