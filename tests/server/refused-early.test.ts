import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pullAnswer } from '#domain/wire'
import { paths } from '../../pocketbase/tasks/paths'
import { createTransport } from '../../web/src/sync/transport'
import { startPocketBase, type TestServer } from '../support/pocketbase'
import { signedIn } from './support/session'

let server: TestServer

beforeAll(async () => {
  server = await startPocketBase({ rateLimits: 'real' })
})
afterAll(() => server.stop())

test('a device tells by the status what PocketBase refused before a route of ours was reached', async () => {
  const { token } = await signedIn(server, 'cliente')
  const transport = createTransport({ baseUrl: server.url, token: () => token })
  const pull = (padding: string) => transport.post('/api/sync/pull', { token: padding, seen: 0, collections: {} }, pullAnswer)
  expect(await pull('x'.repeat(70_000))).toEqual({ ok: false, code: 'too_large' })
  const signUps = await Promise.all(Array.from({ length: 61 }, () => transport.post('/api/sign-up', {}, pullAnswer)))
  expect(signUps).toContainEqual({ ok: false, code: 'too_many_requests' })
})

test('every route has a bound on its body, and none runs a second engine around the first', async () => {
  const source = await readFile(paths.hookRegistrations, 'utf8')
  const routes = [...source.matchAll(/routerAdd\((.*)\)$/gm)].map(([, args]) => args ?? '').filter((args) => !args.includes('...middlewares'))
  expect(routes.length).toBeGreaterThan(15)
  for (const route of routes) expect(route).toMatch(/, (small|pulled|pushed|uploaded)(, \$apis\.gzip\(\))?$/)
  expect(source).not.toMatch(/routerUse|new Middleware/)
})

test('a search asked by HEAD counts as one asked by GET', async () => {
  for (const path of ['/api/providers', '/api/open-projects']) {
    let refused = 0
    // Four seconds count; whoever takes longer begins anew.
    for (let time = 0; time < 5 && refused === 0; time++) {
      const asked = await Promise.all(Array.from({ length: 60 }, () => fetch(server.url + path, { method: 'HEAD' })))
      refused = asked.filter(({ status }) => status === 429).length
    }
    expect(refused).toBeGreaterThan(0)
  }
})

test('nobody opens streams by HEAD', async () => {
  const given = new AbortController()
  const head = () => fetch(`${server.url}/api/realtime`, { method: 'HEAD', signal: given.signal })
  await head()
  expect((await head()).status).toBe(429)
  given.abort()
})
