import { afterEach, beforeEach, expect, test } from 'vitest'
import { newId } from '#new-id'
import { type Person as Account, createPerson } from '../../support/data/people'
import { picture } from '../../support/data/pictures'
import { startPocketBase, type TestServer } from '../../support/server/pocketbase'
import { call, sql } from '../../support/server/server-client'
import { Device } from '../support/simplest-device'

let server: TestServer
let ana: Account
beforeEach(async () => {
  server = await startPocketBase()
  ana = await createPerson(server, { role: 'cliente', full_name: 'Ana Lima' })
})
afterEach(() => server.stop())

const starts = () => sql(server, 'SELECT seq, token FROM sync_starts ORDER BY rowid')
const feedEnd = async () => Number((await sql(server, "SELECT seq FROM sqlite_sequence WHERE name = 'sync_changes'"))[0]?.seq)

test('[F7] a server that is started has its start before anyone asks, and once', async () => {
  expect(await starts()).toHaveLength(1)
  const end = await feedEnd()
  await server.restart()
  const [, second] = await starts()
  expect(Number(second?.seq)).toBe(end)
  const device = new Device(server, ana)
  await device.pull()
  expect(device.token).toBe(second?.token)
  expect(await starts()).toHaveLength(2)
})

test('[F7] what is written after a restore and before the first sync request hides nothing', async () => {
  const restore = await server.snapshot()
  await createPerson(server, { role: 'cliente', full_name: 'Bruna' })
  const device = new Device(server, ana)
  await device.pull()
  await restore()
  while ((await feedEnd()) <= device.seen) await createPerson(server, { role: 'cliente', full_name: 'Carla' })
  expect(await device.ask()).toMatchObject({ rewound: true })
})

test('[P12] an upload under another start writes nothing; under the current one its answer names the end of the feed', async () => {
  const device = new Device(server, ana)
  await device.pull()
  const sends = (start: string) => {
    const body = new FormData()
    body.set('avatar', new Blob([Buffer.from(picture.png.split(',')[1] ?? '', 'base64')], { type: 'image/png' }), `${newId()}.png`)
    return call(server, 'PATCH', `/api/collections/users/records/${ana.id}`, { token: ana.token, body, headers: { 'X-Canteiro-Start': start } })
  }
  const avatar = async () => (await sql(server, `SELECT avatar FROM users WHERE id = '${ana.id}'`))[0]?.avatar
  for (const start of ['another', '']) expect(await sends(start)).toMatchObject({ status: 409, body: { code: 'pull_first' } })
  expect(await avatar()).toBe('')
  expect(await feedEnd()).toBe(device.seen)
  const taken = await sends(device.token)
  expect(taken.status).toBe(200)
  expect(Number(taken.headers.get('X-Canteiro-End'))).toBe(await feedEnd())
  expect(await feedEnd()).toBeGreaterThan(device.seen)
  expect(await avatar()).not.toBe('')
})
