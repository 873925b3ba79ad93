import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Session, signedIn } from '../../server/support/session'
import { startPocketBase, type TestServer } from '../../support/pocketbase'
import { residentBytes } from '../../support/resident-memory'
import { get } from '../../support/server-client'

const MB = 1024 * 1024
/** More than the engines of a server in production. */
const SLOW = 60

let server: TestServer
let webDir: string
let ana: Session
const sockets: Socket[] = []

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'canteiro-web-'))
  await mkdir(join(webDir, 'assets'))
  await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Canteiro</title>')
  // Larger than any socket's buffer, and it cannot be made smaller.
  await writeFile(join(webDir, 'assets/large.js'), randomBytes(24 * MB).toString('hex'))
  server = await startPocketBase({ webDir })
  ana = await signedIn(server, 'cliente')
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})
afterAll(async () => {
  await server.stop()
  await rm(webDir, { recursive: true })
})

/** A connection on which this was said, and of whose answer no more is read than what comes first. */
async function says(text: string): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => {})
  sockets.push(socket)
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

const head = (line: string, headers: Record<string, string>): string =>
  `${[`${line} HTTP/1.1`, 'Host: canteiro', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join('\r\n')}\r\n\r\n`

test('request bodies that never end delay no other client', async () => {
  const slow = head('POST /api/sync/pull', { Authorization: ana.token, 'Content-Type': 'application/json', 'Content-Length': '1000' })
  await Promise.all(Array.from({ length: SLOW }, () => says(`${slow}{"token"`)))
  expect(await (await signedIn(server, 'autonomo')).device.pull()).toBe(1)
  expect((await get(server, '/projetos')).status).toBe(200)
})

test.each([
  // A copy's buffer.
  ['identity', 0.2],
  // And a compressor; an engine would be 2 MB more. A proxy that compresses by itself spares it.
  ['gzip', 1.2],
])('a client that does not read a large file (%s) holds no engine', async (encoding, most) => {
  await get(server, '/')
  const before = residentBytes(server.pid())
  const asked = Array.from({ length: SLOW }, () => says(head('GET /assets/large.js', { 'Accept-Encoding': encoding })))
  await Promise.all(asked.map(async (socket) => once(await socket, 'readable')))
  const each = (residentBytes(server.pid()) - before) / SLOW
  expect(each / MB).toBeLessThan(most)
  expect((await get(server, '/projetos')).status).toBe(200)
})
