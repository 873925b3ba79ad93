import { afterEach, expect, test } from 'vitest'
import { type DocumentedProxy, opened, proxyNames, startDocumentedProxy, throughProxy } from '../../../support/server/documented-proxy'
import { withServer } from '../../../support/server/with-server'

/** As many as accounts may have together (SPEC.md, W1). */
const STREAMS = 2_500
/** Addresses that they come from: nginx gives one 600. */
const ADDRESSES = 10
/** Handshakes under way: more of them would wait in the system's queue, and be refused. */
const AT_ONCE = 50

const server = withServer({ environment: { TRUSTED_PROXY_HEADER: 'X-Forwarded-For' } })
let proxy: DocumentedProxy | undefined
let streams: Awaited<ReturnType<typeof opened>>[] = []

afterEach(async () => {
  for (const stream of streams.splice(0)) stream.destroy()
  await proxy?.stop()
  proxy = undefined
})

const open = async (at: DocumentedProxy, count: number, addressOf: (n: number) => string) => {
  const statuses: (number | undefined)[] = []
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, n) => opened(at, '/api/realtime', { from: addressOf(from + n) }))
    const answers = await Promise.all(some)
    streams.push(...answers)
    statuses.push(...answers.map(({ statusCode }) => statusCode))
  }
  return statuses
}

test.each(proxyNames)(
  "[W1] Debian's %s with the documented settings holds as many streams as the server lets accounts have, and answers everything else beside them",
  { timeout: 300_000 },
  async (name) => {
    const here = await startDocumentedProxy(name, server.port)
    proxy = here
    streams = []
    const statuses = await open(here, STREAMS, (n) => `127.0.1.${1 + (n % ADDRESSES)}`)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    expect(streams.filter((stream) => stream.closed || stream.destroyed)).toEqual([])
    const others = await Promise.all(Array.from({ length: 200 }, () => throughProxy(here, '/api/health')))
    expect([...new Set(others.map(({ status }) => status))]).toEqual([200])
  },
)

test('nginx with the documented settings gives one address 600 streams, and says 429 beyond; others have theirs', { timeout: 120_000 }, async () => {
  const here = await startDocumentedProxy('nginx', server.port)
  proxy = here
  streams = []
  const statuses = await open(here, 601, () => '127.0.2.1')
  expect(statuses.filter((status) => status !== 200)).toEqual([429])
  expect(await open(here, 1, () => '127.0.2.2')).toEqual([200])
})
