import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPocketBase, type TestServer } from '../../support/server/pocketbase'
import { call } from '../../support/server/server-client'

const MOST_A_MINUTE = 10
/** The answer to a client that a limited route takes for another one: there is no documentation to open. */
const ANSWERED = 404

/** How the route answers one request more than an address may send, each with the next of these headers. */
async function ask(server: TestServer, forwardedFor: (time: number) => string): Promise<number[]> {
  const statuses: number[] = []
  for (let time = 0; time <= MOST_A_MINUTE; time++) {
    const headers = { 'X-Forwarded-For': forwardedFor(time) }
    statuses.push((await call(server, 'POST', '/api/documentation', { body: { password: 'x' }, headers })).status)
  }
  return statuses
}

const answered = (times: number) => Array.from({ length: times }, () => ANSWERED)

describe('behind a proxy that names the client', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startPocketBase({ rateLimits: 'real', environment: { TRUSTED_PROXY_HEADER: 'X-Forwarded-For' } })
  })
  afterAll(() => server.stop())

  test('each client has limits of its own', async () => {
    expect(await ask(server, (time) => `203.0.113.${time}`)).toEqual(answered(MOST_A_MINUTE + 1))
  })

  test('a proxy that adds to the header instead of overwriting it: the address that it adds counts, not those that the client wrote', async () => {
    expect(await ask(server, (time) => `198.51.100.${time}, 203.0.113.99`)).toEqual([...answered(MOST_A_MINUTE), 429])
  })

  test('the stream of pokes begins at once and tells the proxy not to hold it back', async () => {
    const aborter = new AbortController()
    const answer = await fetch(`${server.url}/api/realtime`, { signal: aborter.signal })
    const first = await answer.body?.getReader().read()
    expect(new TextDecoder().decode(first?.value)).toContain('PB_CONNECT')
    expect([answer.headers.get('x-accel-buffering'), answer.headers.get('cache-control')]).toEqual(['no', 'no-store'])
    aborter.abort()
  })
})

test('without a proxy, what a client writes into the header gives it no other address', async () => {
  const server = await startPocketBase({ rateLimits: 'real' })
  try {
    expect(await ask(server, (time) => `203.0.113.${time}`)).toEqual([...answered(MOST_A_MINUTE), 429])
  } finally {
    await server.stop()
  }
})
