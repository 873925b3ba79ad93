import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { call, type Server } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'

const MOST_A_MINUTE = 10
/** The answer to a client that a limited route takes for another one: there is no documentation to open. */
const ANSWERED = 404

/** How the route answers one request more than an address may send, each with the next of these headers. */
async function ask(server: Server, forwardedFor: (time: number) => string): Promise<number[]> {
  const statuses: number[] = []
  for (let time = 0; time <= MOST_A_MINUTE; time++) {
    const headers = { 'X-Forwarded-For': forwardedFor(time) }
    statuses.push((await call(server, 'POST', '/api/documentation', { body: { password: 'x' }, headers })).status)
  }
  return statuses
}

const answered = (times: number) => Array.from({ length: times }, () => ANSWERED)

describe('behind a proxy that names the client', () => {
  const server = withServer({ rateLimits: 'real', environment: { TRUSTED_PROXY_HEADER: 'X-Forwarded-For' } })

  test('each client has limits of its own', async () => {
    expect(await ask(server, (time) => `203.0.113.${time}`)).toEqual(answered(MOST_A_MINUTE + 1))
  })

  test('a proxy that adds to the header instead of overwriting it: the address that it adds counts, not those that the client wrote', async () => {
    expect(await ask(server, (time) => `198.51.100.${time}, 203.0.113.99`)).toEqual([...answered(MOST_A_MINUTE), 429])
  })

  test('what is left unread of a large body is no request of its own, with a client that its sender has invented', async () => {
    const hidden = 'GET /api/health HTTP/1.1\r\nHost: site\r\nX-Forwarded-For: 127.0.0.1\r\n\r\n'
    const body = hidden.repeat(5_000)
    const socket = connect(server.port, '127.0.0.1')
    socket.write(`POST /api/sign-up HTTP/1.1\r\nHost: site\r\nContent-Length: ${body.length}\r\n\r\n${body}`)
    let answers = ''
    socket.on('data', (part) => (answers += part))
    // An end in the middle of what it still sends is an error to the client.
    socket.on('error', () => undefined)
    await new Promise((resolve) => socket.once('close', resolve))
    expect(answers.match(/^HTTP\/1\.1 (?!413)/gm) ?? []).toEqual([])
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

describe('without a proxy', () => {
  const server = withServer({ rateLimits: 'real' })

  test('what a client writes into the header gives it no other address', async () =>
    expect(await ask(server, (time) => `203.0.113.${time}`)).toEqual([...answered(MOST_A_MINUTE), 429]))
})
