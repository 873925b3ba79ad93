import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Session, signedIn } from '../../server/support/session'
import { changesBetween, storedRows } from '../../server/support/stored-rows'
import { blackPng, jpegFrame, jpegHead } from '../../support/picture-heads'
import { startPocketBase, type TestServer } from '../../support/pocketbase'
import { get } from '../../support/server-client'

const MB = 1024 * 1024

let server: TestServer
let ana: Session
let project: string
let before: Awaited<ReturnType<typeof storedRows>>

beforeAll(async () => {
  server = await startPocketBase()
  ana = await signedIn(server, 'cliente')
  project = await ana.publishes()
  before = await storedRows(server)
})
afterAll(() => server.stop())

const json = (body: string | Uint8Array): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: Buffer.from(body),
})
const form = (fields: Record<string, string | Blob>): RequestInit => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return { method: 'POST', body }
}
const deep = (text: string) => json(text.repeat(100_000))
const prototypeKeys = json(
  '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"ok":true}},"token":"","seen":0,"commands":[{"__proto__":{"id":"x"}}]}',
)

test.each<[string, string, RequestInit | (() => RequestInit | Promise<RequestInit>)]>([
  ['lists in lists', '/api/sync/push', deep('[')],
  ['objects in objects', '/api/accept_proposal', deep('{"a":')],
  ['closed nesting', '/api/sync/pull', json(`${'['.repeat(3_000)}${']'.repeat(3_000)}`)],
  ['a zip', '/api/sync/push', json(gzipSync(Buffer.alloc(64 * MB)).subarray(0, 400_000))],
  ['10 MB', '/api/sign-up', json(Buffer.alloc(10 * MB, 'a'))],
  ['bytes that are no UTF-8', '/api/sync/pull', json(Buffer.from([0x7b, 0x22, 0xff, 0xc0, 0xaf, 0xed, 0xa0, 0x80, 0x22, 0x7d]))],
  ['numbers without end', '/api/sync/push', json(`{"token":"","seen":${'9'.repeat(500)},"commands":[]}`)],
  ['names of a prototype', '/api/sync/push', prototypeKeys],
  ['a NUL in a role', '/api/sign-up', json('{"role":"admin\\u0000","full_name":"x","email":"x@y.example","password":"secret1"}')],
  ['another type', '/api/sync/push', { ...prototypeKeys, headers: { 'Content-Type': 'text/plain' } }],
  [
    'a role that one gives oneself',
    '/api/batch',
    json('{"requests":[{"method":"POST","url":"/api/collections/users/records","body":{"role":"admin"}}]}'),
  ],
  ['SQL', '/api/sql', json('{"query":"DELETE FROM users"}')],
  ['SQL in a search', "/api/providers?q='%3B--&state=%25&before=%00", {}],
  ['an address of 60,000 letters', `/api/open-projects?q=${'a'.repeat(60_000)}`, {}],
  ["a filter on others' passwords", '/api/collections/users/records?filter=@collection.users.password~"a"&expand=x&fields=*', {}],
  ['a path out of the files', '/api/files/users/..%2f..%2fdata.db/x.png', {}],
  ['JSON in a form', '/api/collections/users/records', form({ '@jsonPayload': '{"role":"admin"}', __proto__: 'x' })],
  ['a picture of 20,000 pixels a side', '/api/collections/project_images/records', async () => photo(await blackPng(20_000, 20_000))],
  ['the head of a large JPEG', '/api/collections/project_images/records', () => photo(Uint8Array.from(jpegHead(jpegFrame(60_000, 60_000))))],
  ['an SVG', '/api/collections/project_images/records', () => photo(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'))],
])('%s gets no 5xx and changes nothing', async (_what, path, asked) => {
  const init = typeof asked === 'function' ? await asked() : asked
  const { status } = await fetch(server.url + path, { ...init, headers: { ...init.headers, Authorization: ana.token } })
  expect(status).toBeLessThan(500)
  expect(changesBetween(before, await storedRows(server))).toEqual([])
  expect((await get(server, '/api/presence', ana.token)).status).toBe(200)
})

const photo = (bytes: Uint8Array): RequestInit => {
  const file = new Blob([Uint8Array.from(bytes)])
  return form({ id: 'x'.repeat(15), project_id: project, position: '0', file, thumb: file })
}
