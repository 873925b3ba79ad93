import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { endOf, runToEnd, startChild } from '../../../pocketbase/tasks/children'
import type { HttpAnswer } from '../../../web/src/http/client'
import { bodyOf } from '../../../web/src/http/client'
import { eventually } from '../eventually'
import { obtainProgram } from '../run/apt'
import { documentedBlock } from '../run/documented'
import { freePort } from './free-port'

export const proxyNames = ['nginx', 'caddy'] as const
export type ProxyName = (typeof proxyNames)[number]

export const SITE = 'canteiro.example'

export type DocumentedProxy = {
  port: number
  /** Its output included. */
  logs(): Promise<string>
  stop(): Promise<void>
}

/** Debian's nginx or Caddy with docs/operations.md's settings, but for ports, certificate and log folder. */
export async function startDocumentedProxy(name: ProxyName, serverPort: number): Promise<DocumentedProxy> {
  const program = await obtainProgram(name, name === 'nginx' ? 'nginx-light' : 'caddy')
  const [home, port, plainPort] = [await mkdtemp(join(tmpdir(), `canteiro-${name}-`)), await freePort(), await freePort()]
  await mkdir(join(home, 'logs'))
  const certificate = await selfSigned(home)
  const place = { home, port, plainPort, serverPort, ...certificate }
  const args = name === 'nginx' ? await nginxArgs(place) : await caddyArgs(place)
  let said = ''
  const child = startChild(program, args, { env: { PATH: process.env.PATH, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home } })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk))
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  await eventually(
    () =>
      throughProxy({ port }, '/api/health').then(
        ({ status }) => status,
        () => 0,
      ),
    (status) => status > 0 || isOver(),
  )
  if (isOver()) throw new Error(`${name} ended: ${said}`)
  return {
    port,
    async logs() {
      const files = (await readdir(join(home, 'logs'))).map((file) => readFile(join(home, 'logs', file), 'utf8'))
      return [...(await Promise.all(files)), said].join('\n')
    },
    async stop() {
      await endOf(child, 'SIGTERM')
      await rm(home, { recursive: true, force: true })
    },
  }
}

type Place = { home: string; port: number; plainPort: number; serverPort: number; cert: string; key: string }

/** Debian's own settings, which include the documented ones from /etc/nginx/conf.d. */
async function nginxArgs({ home, port, plainPort, serverPort, cert, key }: Place): Promise<string[]> {
  const site = documentedBlock('nginx', 'server {')
    .replaceAll(/(listen (\[::\]:)?)443\b/g, `$1${port}`)
    .replaceAll(/(listen (\[::\]:)?)80\b/g, `$1${plainPort}`)
    .replaceAll('127.0.0.1:8090', `127.0.0.1:${serverPort}`)
    .replaceAll('/var/log/canteiro', join(home, 'logs'))
    .replace(/(ssl_certificate +)\S+;/, `$1${cert};`)
    .replace(/(ssl_certificate_key +)\S+;/, `$1${key};`)
  const around = (await readFile('/etc/nginx/nginx.conf', 'utf8'))
    .replace('include /etc/nginx/conf.d/*.conf;', `include ${home}/site.conf;`)
    .replace('include /etc/nginx/sites-enabled/*;', '')
    .replaceAll('/var/log/nginx', join(home, 'logs'))
    .replace('/run/nginx.pid', join(home, 'nginx.pid'))
  await writeFile(join(home, 'site.conf'), site)
  await writeFile(join(home, 'nginx.conf'), around)
  const widened = documentedBlock('nginx', 'worker_connections').replace('/etc/nginx/nginx.conf', join(home, 'nginx.conf'))
  const { code, output } = await runToEnd('bash', ['-c', widened])
  if (code !== 0) throw new Error(output)
  return ['-c', join(home, 'nginx.conf'), '-e', join(home, 'logs/start.log'), '-g', 'daemon off;']
}

async function caddyArgs({ home, port, plainPort, serverPort, cert, key }: Place): Promise<string[]> {
  const site = documentedBlock('Caddy', SITE)
    .replace(`${SITE} {`, `${SITE} {\n\ttls ${cert} ${key}`)
    .replaceAll('127.0.0.1:8090', `127.0.0.1:${serverPort}`)
    .replaceAll('/var/log/canteiro', join(home, 'logs'))
  await writeFile(join(home, 'Caddyfile'), `{\n\tadmin off\n\thttp_port ${plainPort}\n\thttps_port ${port}\n}\n${site}`)
  return ['run', '--config', join(home, 'Caddyfile'), '--adapter', 'caddyfile']
}

async function selfSigned(home: string): Promise<{ cert: string; key: string }> {
  const [cert, key] = [join(home, 'cert.pem'), join(home, 'key.pem')]
  const asked = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=${SITE} -addext subjectAltName=DNS:${SITE}`
  const { code, output } = await runToEnd('openssl', [...asked.split(' '), '-out', cert, '-keyout', key])
  if (code !== 0) throw new Error(`openssl: ${output}`)
  return { cert, key }
}

type Asked = { method?: string; from?: string; headers?: Record<string, string>; body?: string | Buffer }

/** From this local address, read as the app reads. */
export async function throughProxy({ port }: { port: number }, path: string, asked: Asked = {}): Promise<HttpAnswer> {
  const answer = await opened({ port }, path, asked)
  const headers = new Headers(Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]))
  const status = answer.statusCode ?? 0
  return { status, headers, body: bodyOf(status, await text(answer)) }
}

/** An answer that goes on. */
export function opened({ port }: { port: number }, path: string, { method = 'GET', from = '127.0.0.1', headers = {}, body }: Asked = {}) {
  const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }
  const place = {
    host: from.includes(':') ? '::1' : '127.0.0.1',
    port,
    localAddress: from,
    servername: SITE,
    rejectUnauthorized: false,
    agent: false,
  }
  return new Promise<IncomingMessage>((resolve, reject) => {
    const onward = request({ ...place, path, method, headers: { Host: SITE, ...length, ...headers } }, resolve)
    onward.on('error', reject)
    onward.end(body)
  })
}
