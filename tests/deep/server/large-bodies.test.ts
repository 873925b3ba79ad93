import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyLimits } from '#domain/wire'
import { newId } from '#new-id'
import { hasMoreLists } from '../../../pocketbase/src/json-lists'
import { type Session, signedIn } from '../../server/support/session'
import { picture } from '../../server/support/stage'
import { startPocketBase, type TestServer } from '../../support/pocketbase'
import { residentBytes } from '../../support/resident-memory'
import { call } from '../../support/server-client'

const MB = 1024 * 1024
const AT_ONCE = 8

let server: TestServer
let ana: Session

beforeAll(async () => {
  server = await startPocketBase()
  ana = await signedIn(server, 'cliente')
})
afterAll(() => server.stop())

/** Millions of numbers: decoded, each takes many times its two bytes. */
const numbers = `[${'1,'.repeat(3_500_000)}1]`
const bodies = {
  json: { type: 'application/json', text: `{"x":${numbers}}` },
  form: {
    type: 'multipart/form-data; boundary=b',
    text: `--b\r\nContent-Disposition: form-data; name="@jsonPayload"\r\n\r\n{"x":${numbers}}\r\n--b--\r\n`,
  },
}

/** Any client's request, with a body where browsers send none too; what refuses before it has read all may end the connection. */
const send = (method: string, path: string, kind: keyof typeof bodies, token: string): Promise<number> =>
  new Promise((resolve) => {
    const { type, text } = bodies[kind]
    const headers = { 'Content-Type': type, 'Content-Length': Buffer.byteLength(text), ...(token && { Authorization: token }) }
    const sent = request(server.url + path, { method, agent: false, headers }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.on('error', () => resolve(0))
    sent.end(text)
  })

/** What the server's memory grew by at most while these were answered. */
async function growthDuring(work: () => Promise<unknown>): Promise<number> {
  const before = residentBytes(server.pid())
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, residentBytes(server.pid()))
  }, 50)
  await work()
  clearInterval(watch)
  return most - before
}

const users = '/api/collections/users'
const asked: [string, string, keyof typeof bodies, 'anyone' | 'somebody'][] = [
  ['GET', `${users}/records`, 'json', 'anyone'],
  ['POST', `${users}/records`, 'json', 'anyone'],
  ['POST', `${users}/auth-refresh`, 'json', 'somebody'],
  ['POST', '/api/realtime', 'json', 'anyone'],
  ['POST', '/api/collections/proposals/records', 'form', 'somebody'],
  ['POST', '/api/collections/project_images/records', 'json', 'anyone'],
  ['POST', '/api/collections/PROJECT_IMAGES/records', 'json', 'somebody'],
  ['POST', '/api/collections/project_images/records', 'json', 'somebody'],
  ['POST', '/api/collections/project_images/records', 'form', 'somebody'],
  ['PATCH', `${users}/records/aaaaaaaaaaaaaaa`, 'json', 'anyone'],
  ['PATCH', `${users}/records/aaaaaaaaaaaaaaa`, 'form', 'somebody'],
]

test.each(asked)('%s %s with megabytes of %s from %s takes no more memory than the bytes that came', async (method, path, kind, who) => {
  const statuses: number[] = []
  const growth = await growthDuring(async () => {
    statuses.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => send(method, path, kind, who === 'somebody' ? ana.token : '')))))
  })
  // 0: refused before all was sent, and the connection ended with it. 429: four forms of one person are read at once.
  expect(statuses.filter((status) => ![0, 401, 413, 429].includes(status))).toEqual([])
  // Decoded, each of them would take some 200 MB; as it came, twice its 7 MB.
  expect(growth / MB / AT_ONCE).toBeLessThan(40)
})

/** Parsed, an empty list takes a hundred times its text. */
const lists = (bytes: number, pieces: string) =>
  `{"token":"","seen":0,"commands":[],"collections":{},"beside":[${pieces.repeat(Math.floor(bytes / pieces.length) - 40)}[]]}`

test.each([
  ['/api/sync/push', bodyLimits.push, '[],'],
  ['/api/sync/push', bodyLimits.push, '{"a":[]},'],
  ['/api/accept_proposal', bodyLimits.push, '[],'],
  ['/api/sync/pull', bodyLimits.pull, '[],'],
])('%s with %d bytes of %s is refused before it is parsed', async (path, bytes, pieces) => {
  const body = lists(bytes, pieces)
  expect(body.length).toBeGreaterThan(bytes * 0.98)
  let answer: unknown
  const growth = await growthDuring(async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => fetch(server.url + path, { method: 'POST', headers: { Authorization: ana.token }, body })),
    )
    answer = await Promise.all(answers.map(async (one) => [one.status, await one.json()]))
  })
  expect(answer).toEqual(Array(4).fill([400, expect.objectContaining({ code: 'malformed' })]))
  expect(growth / MB).toBeLessThan(100)
})

test('lists and objects are counted, and those within strings are not', () => {
  expect(hasMoreLists('[[[]]]', 2)).toBe(true)
  expect(hasMoreLists('[[[]]]', 3)).toBe(false)
  expect(hasMoreLists('[{"a":[]}]', 2)).toBe(true)
  expect(hasMoreLists('["[[[[", "\\\\\\"[[[", "{{{{"]', 1)).toBe(false)
  expect(hasMoreLists('["\\\\\\\\",[]]', 1)).toBe(true)
  expect(hasMoreLists('"[[[[[', 1)).toBe(false)
  const products = Array.from({ length: 50 }, () => ({ name: 'Cimento [CP II] {50 kg}', quantity: 1 }))
  expect(hasMoreLists(JSON.stringify({ commands: Array.from({ length: 50 }, () => ({ id: 'a', args: { products } })) }))).toBe(false)
})

test('large photos and avatars are taken as before', async () => {
  const project_id = await ana.publishes()
  const photo = new FormData()
  const large = new Blob([await picture().arrayBuffer(), new Uint8Array(4 * MB)], { type: 'image/png' })
  for (const [name, value] of Object.entries({ id: newId(), project_id, position: '0' })) photo.set(name, value)
  photo.set('file', large, 'a.png')
  photo.set('thumb', picture(), 'b.png')
  expect(await call(server, 'POST', '/api/collections/project_images/records', { token: ana.token, body: photo })).toMatchObject({ status: 200 })
  const avatar = new FormData()
  avatar.set('avatar', new Blob([await picture().arrayBuffer(), new Uint8Array(100_000)], { type: 'image/png' }), 'eu.png')
  expect(await call(server, 'PATCH', `${users}/records/${ana.id}`, { token: ana.token, body: avatar })).toMatchObject({ status: 200 })
})
