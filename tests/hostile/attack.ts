import { once } from 'node:events'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { routes } from '../../pocketbase/src/routes'
import { seeded } from '../chaos/random'
import { setStage } from '../server/support/stage'
import { changesBetween, storedRows } from '../server/support/stored-rows'
import { startPocketBase, type TestServer } from '../support/pocketbase'
import { residentBytes } from '../support/resident-memory'
import { get, sql } from '../support/server-client'
import { type HostileRequest, hostileRequest, type Target } from './requests'

/** Requests under way at once, besides the half-open ones. */
const AT_ONCE = 8
const HALF_OPEN = 100
/** As `npm run serve` sets it on a machine of 512 MB. Without one Go lets as much garbage lie as it holds, and more while the machine is busy. */
const MEMORY_LIMIT = '300MiB'

export type Outcome = {
  /** Requests that were answered by 5xx, or not at all. */
  failures: string[]
  /** What was written, which nothing may be. */
  changes: string[]
  /** The most that the server held in memory meanwhile. */
  peakBytes: number
  /** What it answered to others meanwhile: only 200 may be here. */
  others: number[]
  /** Requests that were let in at the administrators' routes. */
  administered: number
  byStatus: Map<number, number>
  byKind: Map<string, number>
}

/** Sends that many requests of garbage to a server of its own on loopback, from a seed, while others leave theirs half open. */
export async function attack(count: number, seed: number): Promise<Outcome> {
  const server = await startPocketBase({ environment: { GOMEMLIMIT: MEMORY_LIMIT } })
  const sockets: Socket[] = []
  try {
    const { target, token } = await prepare(server)
    const before = await storedRows(server)
    sockets.push(...(await halfOpen(server, token)))
    const outcome: Outcome = { failures: [], changes: [], peakBytes: 0, others: [], administered: 0, byStatus: new Map(), byKind: new Map() }
    let next = 0
    const work = async () => {
      while (next < count) {
        const number = next++
        const asked = await hostileRequest(seeded(seed * 1_000_003 + number), target)
        const status = await send(server, asked)
        outcome.byStatus.set(status, (outcome.byStatus.get(status) ?? 0) + 1)
        if (asked.path.startsWith('/api/admin/') && asked.headers.Authorization === target.admin && ![401, 403].includes(status))
          outcome.administered++
        outcome.byKind.set(asked.kind, (outcome.byKind.get(asked.kind) ?? 0) + 1)
        if (status >= 500 || (status === 0 && !mayBeCut(asked))) outcome.failures.push(told(number, asked, status))
        if (number % 25 === 0) {
          outcome.peakBytes = Math.max(outcome.peakBytes, residentBytes(server.pid()))
          for (const path of ['/api/presence', '/api/open-projects']) outcome.others.push((await get(server, path, token)).status)
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    outcome.changes = changesBetween(before, await storedRows(server))
    return outcome
  } finally {
    for (const socket of sockets) socket.destroy()
    await server.stop()
  }
}

async function prepare(server: TestServer): Promise<{ target: Target; token: string }> {
  const stage = await setStage(server)
  const { owner, otherClient, otherProvider } = stage.people
  const position = await otherProvider.device.ask(['users'])
  const collections = await sql(server, 'SELECT name FROM _collections ORDER BY name')
  const target = {
    routes: routes.map(({ pattern }) => pattern),
    // An administrator approves a request without a body: no garbage, and it would be done.
    ids: Object.entries(stage.ids).flatMap(([name, id]) => (name === "owner's cancellation request" ? [] : [id])),
    collections: collections.map(({ name }) => String(name)),
    client: otherClient.token,
    provider: otherProvider.token,
    admin: stage.tokens.admin,
    start: position.token,
  }
  return { target, token: owner.token }
}

/** A server may close the connection on more than it takes before all of it is sent. */
const mayBeCut = ({ body, headers }: HostileRequest): boolean => body.length > 8 * 1024 || 'Content-Length' in headers

const told = (number: number, { method, path, kind, body }: HostileRequest, status: number): string =>
  `${number}: ${status} ${method} ${path.slice(0, 300)} (${kind}) ${Buffer.from(body).toString('latin1', 0, 300)}`

/** The status, or 0 where the connection ended without one. */
function send({ port }: TestServer, { method, path, headers, body }: HostileRequest): Promise<number> {
  return new Promise((resolve) => {
    const asked = request(
      { host: '127.0.0.1', port, agent: false, method, path, headers: { 'Content-Length': body.length, ...headers } },
      (response) => {
        response.on('error', () => {})
        response.resume().on('close', () => resolve(response.statusCode ?? 0))
      },
    )
    asked.on('error', () => resolve(0))
    asked.on('socket', (socket) => socket.on('error', () => resolve(0)))
    // What announces more than it sends is half open, too.
    if (Number(headers['Content-Length'] ?? body.length) > body.length) setTimeout(() => asked.destroy(), 500)
    asked.write(body)
    if (Number(headers['Content-Length'] ?? body.length) <= body.length) asked.end()
  })
}

/** Bodies that never end, heads that never end, and streams of which nothing is read. */
async function halfOpen({ port }: TestServer, token: string): Promise<Socket[]> {
  const starts = [
    `POST /api/sync/pull HTTP/1.1\r\nHost: x\r\nAuthorization: ${token}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"token":"`,
    `POST /api/collections/project_images/records HTTP/1.1\r\nHost: x\r\nAuthorization: ${token}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n--x\r\n`,
    'GET /api/providers HTTP/1.1\r\nHost: x\r\nX-Slow: ',
    'GET /api/realtime HTTP/1.1\r\nHost: x\r\n\r\n',
  ]
  return Promise.all(
    Array.from({ length: HALF_OPEN }, async (_, index) => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      await once(socket, 'connect')
      socket.write(starts[index % starts.length] ?? '')
      return socket.pause()
    }),
  )
}
