import { createPublicKey, randomUUID, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'
import { eventually } from '../eventually'

/** `status` is its answer, `arrival` its place among all services' pushes. */
type Push = { endpoint: string; urgency: string; topic: string; token: string; status: number; arrival: number }
let arrivals = 0

export type PushService = {
  /** For PUSH_SERVICES. */
  url: string
  /** As a browser gets one. */
  subscribe(key: string): string
  /** For one subscription or all, oldest first. */
  pushes(endpoint?: string): Push[]
  /** The newest, once `count` have arrived. */
  waitFor(endpoint: string, count?: number): Promise<Push>
  /** Other than 201 from now on. */
  answers(endpoint: string, status: number, headers?: Record<string, string>): void
  /** Reasons to refuse what was sent. */
  faults(): string[]
  close(): Promise<void>
}

const claims = v.object({ aud: v.string(), exp: v.number(), sub: v.pipe(v.string(), v.regex(/^(https:\/\/|mailto:.+@)/)) })
const DAY_S = 86_400

/** Checks RFC 8030 and 8292 for a push without content, and delivers nothing. */
export async function startPushService(): Promise<PushService> {
  const subscriptions = new Map<string, { key: string; status: number; headers: Record<string, string> }>()
  const pushes: Push[] = []
  const faults: string[] = []
  let url = ''

  const server = createServer(async (request, response) => {
    const endpoint = url + request.url
    const subscription = subscriptions.get(endpoint)
    const fault = subscription ? faultOf(request, await bytesIn(request), url, subscription.key) : 'no such subscription'
    if (fault) faults.push(`${endpoint}: ${fault}`)
    const status = fault ? 400 : (subscription?.status ?? 201)
    const { urgency, topic, authorization } = request.headers
    pushes.push({ endpoint, urgency: String(urgency), topic: String(topic), token: tokenIn(authorization), status, arrival: ++arrivals })
    answer(response, status, subscription?.headers)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const to = (endpoint?: string): Push[] => pushes.filter((push) => endpoint === undefined || push.endpoint === endpoint)
  return {
    url,
    subscribe(key) {
      const endpoint = `${url}/push/${randomUUID()}`
      subscriptions.set(endpoint, { key, status: 201, headers: {} })
      return endpoint
    },
    pushes: to,
    async waitFor(endpoint, count = 1) {
      const [newest] = (
        await eventually(
          async () => to(endpoint),
          (seen) => seen.length >= count,
        )
      ).slice(-1)
      if (!newest) throw new Error('count is at least 1')
      return newest
    },
    answers(endpoint, status, headers = {}) {
      const subscription = subscriptions.get(endpoint)
      if (subscription) Object.assign(subscription, { status, headers })
    },
    faults: () => faults,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function answer(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, headers).end()
}

async function bytesIn(request: IncomingMessage): Promise<number> {
  let length = 0
  for await (const chunk of request) length += chunk.length
  return length
}

const tokenIn = (authorization = ''): string => /^vapid t=([\w.-]+), k=/.exec(authorization)?.[1] ?? ''

function faultOf({ method, headers }: IncomingMessage, bytes: number, origin: string, subscribedWith: string): string {
  const [, signed = '', payload = '', signature = '', key = ''] =
    /^vapid t=([\w-]+\.([\w-]+))\.([\w-]{86}), k=([\w-]{87})$/.exec(headers.authorization ?? '') ?? []
  if (method !== 'POST' || bytes > 0) return `${method} with ${bytes} bytes`
  if (key !== subscribedWith) return 'another key than it was subscribed with'
  if (!isSignedBy(key, signed, signature)) return 'signature'
  const { aud, exp, sub } = v.parse(claims, JSON.parse(Buffer.from(payload, 'base64url').toString()))
  const now = Date.now() / 1000
  if (aud !== origin || exp <= now || exp > now + DAY_S) return `claims ${JSON.stringify({ aud, exp, sub })}`
  if (!/^\d+$/.test(headers.ttl?.toString() ?? '')) return 'TTL'
  if (!/^[\w-]{1,32}$/.test(headers.topic?.toString() ?? '') || !/^(very-low|low|normal|high)$/.test(headers.urgency?.toString() ?? ''))
    return 'Topic or Urgency'
  return ''
}

/** Node's code, not the library that signs. */
function isSignedBy(key: string, text: string, signature: string): boolean {
  const point = Buffer.from(key, 'base64url')
  const part = (start: number): string => point.subarray(start, start + 32).toString('base64url')
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }, format: 'jwk' })
  return verify('sha256', Buffer.from(text), { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
}
