import { Agent, request } from 'node:http'
import type { TestServer } from '../../support/server/pocketbase'

type Asked = { method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'; path: string; token?: string; body?: string }

type Heard = { status: number; retryAfterMs: number; text(): string }
export type Client = (asked: Asked) => Promise<Heard>

/** Keeps connections open and takes little processor beside the loaded server. No gzip: documented proxies compress. */
export function clientOf({ url }: Pick<TestServer, 'url'>): Client {
  const agent = new Agent({ keepAlive: true })
  return ({ method = 'GET', path, token, body }) =>
    new Promise((resolve, reject) => {
      const headers = {
        ...(token && { Authorization: token }),
        ...(body !== undefined && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
      }
      const asking = request(url + path, { method, agent, headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () => {
          const whole = Buffer.concat(chunks)
          resolve({
            status: answer.statusCode ?? 0,
            retryAfterMs: Number(answer.headers['retry-after'] ?? 0) * 1_000,
            text: () => whole.toString('utf8'),
          })
        })
      })
      asking.on('error', reject)
      asking.end(body)
    })
}

/** Any other status fails the bench. */
export async function answered(heard: Promise<Heard>, status = 200): Promise<Heard> {
  const answer = await heard
  if (answer.status !== status) throw new Error(`answered ${answer.status}: ${answer.text().slice(0, 500)}`)
  return answer
}

/** Units a second by `workers`, each for `forMs`. Work that ends later counts by its share. */
export async function perSecond(workers: number, forMs: number, work: (worker: number) => Promise<number>): Promise<number> {
  const end = performance.now() + forMs
  let done = 0
  const goOn = async (worker: number): Promise<void> => {
    for (let begun = performance.now(); begun < end; begun = performance.now()) {
      const count = await work(worker)
      done += count * Math.min(1, (end - begun) / (performance.now() - begun))
    }
  }
  await Promise.all(Array.from({ length: workers }, (_, worker) => goOn(worker)))
  return (done / forMs) * 1_000
}
