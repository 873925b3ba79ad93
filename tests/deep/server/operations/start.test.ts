import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { paths } from '../../../../pocketbase/tasks/paths'
import { productionSettings } from '../../../../pocketbase/tasks/settings'
import { freePort } from '../../../support/server/free-port'

test.each(['PORT', 'MAIL_PORT'])('a busy port is an error that names %s', async (variable) => {
  const busy = await busyPort()
  const { code, said } = await run('start', { PORT: String(await freePort()), [variable]: String(busy) })
  expect(said).toContain(`${variable}: port ${busy} on 127.0.0.1 is in use`)
  expect(code).toBe(1)
})

test("a HOST that is another machine's is an error that names it", async () => {
  const { code, said } = await run('start', { HOST: '192.0.2.1', PORT: String(await freePort()) })
  expect(said).toContain('HOST is 192.0.2.1, which is no address of this machine (EADDRNOTAVAIL)')
  expect(code).toBe(1)
})

test.each(['abc', '1500MB', '-1MiB', 'MiB', '1.5GiB'])('production does not start with a GOMEMLIMIT that Go does not read: %s', (GOMEMLIMIT) => {
  expect(() => productionSettings({ ...needed, GOMEMLIMIT })).toThrow(`GOMEMLIMIT is "${GOMEMLIMIT}"`)
})

test.each(['1500MiB', '2GiB', '1500000000', '100B', 'off'])('production starts with the GOMEMLIMIT %s', (GOMEMLIMIT) => {
  expect(productionSettings({ ...needed, GOMEMLIMIT }).memoryLimit).toBe(GOMEMLIMIT)
})

test('a port that is no number is an error that names its variable', async () => {
  expect(await run('start', { PORT: 'eighty' })).toEqual({ code: 1, said: expect.stringContaining('PORT is "eighty"') })
})

test('a shell with the settings of production gets no demo accounts', async () => {
  expect(await run('start', needed)).toEqual({ code: 1, said: expect.stringContaining('Use ./canteiro serve') })
})

test('production does not start without its address and its mail server, and says so', async () => {
  const { code, said } = await run('serve', { SMTP_HOST: 'smtp.canteiro.example' })
  expect(said).toContain('Not set: PUBLIC_URL, SMTP_FROM.')
  expect(code).toBe(1)
})

const mail = { SMTP_HOST: 'smtp.canteiro.example', SMTP_FROM: 'nao-responda@canteiro.example' }
const needed = { ...mail, PUBLIC_URL: 'https://canteiro.example', TRUSTED_PROXY_HEADER: 'X-Forwarded-For' }

test('production does not take an address with a path', async () => {
  const { said } = await run('serve', { ...mail, PUBLIC_URL: 'https://canteiro.example/app' })
  expect(said).toContain('PUBLIC_URL is "https://canteiro.example/app"')
})

test.each([
  ['CNPJ_URLS', 'https://brasilapi.com.br/api/cnpj/v1, minhareceita.org', 'minhareceita.org'],
  ['PUSH_SERVICES', 'https://push.example, http://push.example', 'http://push.example'],
])('production does not call what %s names where it is no address for it', async (name, value, wrong) => {
  const { said } = await run('serve', { ...needed, [name]: value })
  expect(said).toContain(`${name} has "${wrong}"`)
})

test.each(['', ' , '])('production behind https does not start before it is told which header names the client (%j)', async (header) => {
  const { code, said } = await run('serve', { ...needed, TRUSTED_PROXY_HEADER: header })
  expect(said).toContain('Not set: TRUSTED_PROXY_HEADER.')
  expect(code).toBe(1)
})

test.each([
  ['X-Forwarded-For', 'https://canteiro.example'],
  ['none', 'https://canteiro.example'],
  ['', 'http://canteiro.example'],
])('production starts with the header %j and %s', (header, address) => {
  expect(productionSettings({ ...needed, TRUSTED_PROXY_HEADER: header, PUBLIC_URL: address }).origins).toEqual([address, 'app://canteiro'])
})

test.each([
  '*',
  'https://*.example',
  'null',
  'canteiro.example',
  'https://a.example/path',
  'https://a.example/',
  'ftp://a.example',
  'app://',
  'HTTPS://a.example',
  'http://:',
  'http://:80',
  'https://a:b:c',
  'https://a:99999999',
  'https://a.example:443',
  'http://a.example:',
  'https://[::1',
  'https://1.2.3.256',
])('production lets no page of %s call it', (origin) => {
  expect(() => productionSettings({ ...needed, APP_ORIGINS: `https://other.example, ${origin}` })).toThrow(`APP_ORIGINS has "${origin}"`)
})

test('production lets the pages call it that it is told of', () => {
  const APP_ORIGINS = 'https://other.example:8443, http://localhost, http://[::1]:5173, app://obra'
  const { origins } = productionSettings({ ...needed, APP_ORIGINS })
  expect(origins).toEqual([
    'https://canteiro.example',
    'app://canteiro',
    'https://other.example:8443',
    'http://localhost',
    'http://[::1]:5173',
    'app://obra',
  ])
})

async function run(task: string, environment: Record<string, string>): Promise<{ code: number; said: string }> {
  const script = join(paths.root, 'pocketbase/tasks/task.mjs')
  const child = spawn(process.execPath, [script, task], { cwd: paths.root, env: { PATH: process.env.PATH, ...environment } })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { code, said }
}

async function busyPort(): Promise<number> {
  const server: Server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port')
  return address.port
}
