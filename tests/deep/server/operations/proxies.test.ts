import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#new-id'
import { runToEnd } from '../../../../pocketbase/tasks/children'
import { failureOf } from '../../../../web/src/http/client'
import { servedSite } from '../../../server/support/served-site'
import { picture } from '../../../server/support/stage'
import { withPeople } from '../../../server/support/with-people'
import { ended, pngHead } from '../../../support/data/picture-heads'
import { type DocumentedProxy, opened, proxyNames, SITE, startDocumentedProxy, throughProxy } from '../../../support/server/documented-proxy'
import { startOf } from '../../../support/server/server-client'

const MOST_A_MINUTE = 10
const environment = { TRUSTED_PROXY_HEADER: 'X-Forwarded-For', PUBLIC_URL: `https://${SITE}` }
const { server } = servedSite({ rateLimits: 'real', origins: [`https://${SITE}`], environment })
const { ana } = withPeople(server, { ana: 'cliente' })

describe.each(proxyNames)("Debian's %s with the documented settings", (name) => {
  let proxy: DocumentedProxy
  beforeAll(async () => {
    proxy = await startDocumentedProxy(name, server.port)
  })
  afterAll(() => proxy?.stop())

  const json = { 'Content-Type': 'application/json' }
  const ask = (path: string, asked: Parameters<typeof throughProxy>[2] = {}) => throughProxy(proxy, path, asked)
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    ask(path, { method: 'POST', body, headers: { ...json, ...headers } })

  test('lets the stream of pokes through as it comes', async () => {
    const stream = await opened(proxy, '/api/realtime')
    const parts = stream.setEncoding('utf8')[Symbol.asyncIterator]()
    const clientId = /"clientId":"(\w+)"/.exec((await parts.next()).value)?.[1]
    const subscribed = await post('/api/realtime', JSON.stringify({ clientId, subscriptions: [`user:${ana.id}`] }), { Authorization: ana.token })
    expect(subscribed.status).toBe(204)
    await ana.publishes()
    expect((await parts.next()).value).toContain(`user:${ana.id}`)
    stream.destroy()
  })

  /** How a route that each address may ask ten times a minute answers these addresses, each with a header that it has made up. */
  const limited = async (addresses: readonly string[]) => {
    const made = (time: number) => ({ ...json, 'X-Forwarded-For': `203.0.113.${time}`, 'X-Real-IP': `203.0.113.${time}` })
    const asked = (from: string, time: number) => ask('/api/documentation', { method: 'POST', body: '{"password":"x"}', from, headers: made(time) })
    const statuses: number[] = []
    for (const [time, from] of addresses.entries()) statuses.push((await asked(from, time)).status)
    return statuses.map((status) => (status === 429 ? 'limited' : 'answered'))
  }
  const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)
  const last = proxyNames.indexOf(name) + 3

  test('counts each client by its own address, whatever header it sends', async () => {
    const [client, other] = [`127.0.0.${last}`, `127.0.1.${last}`]
    expect(await limited([...times(MOST_A_MINUTE + 1, client), other])).toEqual([...times(MOST_A_MINUTE, 'answered'), 'limited', 'answered'])
  })

  test('counts the addresses of one IPv6 network as one client', async ({ skip }) => {
    const [client, same, other] = [`fd00:0:${last}:1::5`, `fd00:0:${last}:1:8::6`, `fd00:0:${last}:2::5`]
    const added: string[] = []
    try {
      for (const address of [client, same, other]) {
        const { code } = await runToEnd('ip', ['-6', 'addr', 'add', `${address}/128`, 'dev', 'lo', 'nodad'])
        if (code !== 0) skip('not run: this machine takes no further IPv6 address (as root, with iproute2)')
        added.push(address)
      }
      const addresses = [...times(MOST_A_MINUTE / 2, client), ...times(MOST_A_MINUTE / 2, same), client, other]
      expect(await limited(addresses)).toEqual([...times(MOST_A_MINUTE, 'answered'), 'limited', 'answered'])
    } finally {
      for (const address of added) await runToEnd('ip', ['-6', 'addr', 'del', `${address}/128`, 'dev', 'lo'])
    }
  })

  test('passes a photo of nearly 5 MB', async () => {
    const project_id = await ana.publishes()
    const form = new FormData()
    for (const [key, value] of Object.entries({ id: newId(), project_id, position: '0' })) form.set(key, value)
    form.set('file', new Blob([new Uint8Array(ended(pngHead(9, 9), Array(4_900_000).fill(0)))], { type: 'image/png' }), 'foto.png')
    form.set('thumb', picture(), 'foto_small.png')
    const encoded = new Response(form)
    const headers = { Authorization: ana.token, 'X-Canteiro-Start': await startOf(server), 'Content-Type': encoded.headers.get('Content-Type') ?? '' }
    const body = Buffer.from(await encoded.arrayBuffer())
    expect(await ask('/api/collections/project_images/records', { method: 'POST', body, headers })).toMatchObject({ status: 200 })
  })

  test('what is too large is known as that, whether the proxy or the server refuses it', async () => {
    const most = { '/api/sync/push': 600_000, '/api/collections/project_images/records': 9_000_000 }
    for (const [path, bytes] of Object.entries({ '/api/sign-up': 100_000, ...(name === 'nginx' && most) })) {
      const answer = await post(path, 'x'.repeat(bytes))
      expect([answer.status, failureOf(answer, [])], path).toEqual([413, 'too_large'])
    }
  })

  test('compresses, and lets browsers keep what has its hash in its name', async () => {
    const zipped = await opened(proxy, '/assets/index-Cq8s0a.js', { headers: { 'Accept-Encoding': 'gzip' } })
    expect(zipped.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': expect.stringMatching(/max-age=31536000.*immutable|immutable.*max-age=31536000/),
    })
    expect(gunzipSync(Buffer.concat(await zipped.toArray())).toString()).toContain('export const padding')
    const none = await ask('/assets/none.js')
    expect([none.status, none.headers.get('cache-control') ?? '']).toEqual([404, expect.not.stringContaining('immutable')])
    expect((await ask('/')).headers.get('cache-control') ?? '').not.toContain('immutable')
  })

  test('says that the server is away, to the app by a status and to people in their language', async () => {
    await server.kill('SIGTERM')
    const [toApp, toPerson] = [await post('/api/sync/push', '{}'), await opened(proxy, '/quem-somos', { headers: { Accept: 'text/html' } })]
    expect([toApp.status, failureOf(toApp, [])]).toEqual([502, 'unavailable'])
    expect([toPerson.statusCode, Buffer.concat(await toPerson.toArray()).toString()]).toEqual([
      502,
      expect.stringContaining('O Canteiro volta em instantes'),
    ])
    await server.restart()
    expect((await ask('/api/health')).status).toBe(200)
  })

  test('keeps no query, referrer or session in any log, also of what fails', async () => {
    const headers = { Referer: `https://${SITE}/x?token=segredo`, Authorization: 'segredo', Cookie: 'a=segredo' }
    const link = (path: string) => ask(`${path}?token=segredo`, { headers })
    await link('/reset-password')
    await server.kill('SIGTERM')
    await link('/api/files/project_images/a/b.png')
    await server.restart()
    await expect.poll(() => proxy.logs()).toMatch(/\/reset-password\b[\s\S]*\/api\/files\/project_images\/a\/b\.png\b.*502/)
    expect(await proxy.logs()).not.toContain('segredo')
  })
})
