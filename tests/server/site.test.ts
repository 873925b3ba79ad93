import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '../../pocketbase/tasks/paths'
import { startPocketBase, type TestServer } from '../support/pocketbase'
import { get } from './support/calls'

let server: TestServer
let webDir: string

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'canteiro-web-'))
  await mkdir(join(webDir, 'assets'))
  await mkdir(join(webDir, 'quem-somos'))
  await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Canteiro</title>')
  await writeFile(join(webDir, 'quem-somos/index.html'), '<!doctype html><title>Quem Somos</title>')
  await writeFile(join(webDir, 'assets/index-Cq8s0a.js'), `export const padding = '${'x'.repeat(2_000)}'`)
  await writeFile(join(webDir, 'sw.js'), '// worker')
  await writeFile(join(webDir, 'manifest.webmanifest'), '{}')
  await writeFile(join(tmpdir(), 'canteiro-secret.txt'), 'TOP')
  server = await startPocketBase({ webDir })
})
afterAll(async () => {
  await server.stop()
  await rm(webDir, { recursive: true })
})

const page = 'text/html; charset=utf-8'

test.each(['/', '/projetos/abc', '/mensagens/abc/', '/fornecedores', '/apitos', '/__qualquer'])(
  '%s is the app, asked for anew each time',
  async (path) => {
    const answer = await get(server, path)
    expect(answer).toMatchObject({ status: 200, body: '<!doctype html><title>Canteiro</title>' })
    expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([page, 'no-cache'])
  },
)

test.each(['/quem-somos', '/quem-somos/'])('%s has a page of its own', async (path) => {
  expect((await get(server, path)).body).toContain('Quem Somos')
})

test('a file whose name holds its hash never changes; other files may', async () => {
  const script = await get(server, '/assets/index-Cq8s0a.js')
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(script.headers.get('content-type')).toContain('javascript')
  expect((await get(server, '/sw.js')).headers.get('cache-control')).toBe('no-cache')
  expect((await get(server, '/manifest.webmanifest')).headers.get('content-type')).toBe('application/manifest+json')
})

test.each(['/assets/none.js', '/none.png', '/api/none', '/api', '/_/none.js', '/.git/config', '/assets/'])('%s is not found', async (path) => {
  expect((await get(server, path)).status).toBe(404)
})

test.each([
  '/../canteiro-secret.txt',
  '/assets/../../canteiro-secret.txt',
  '/%2e%2e/canteiro-secret.txt',
  '/..%2fcanteiro-secret.txt',
  '/..\\canteiro-secret.txt',
])('nothing outside the build is served: %s', async (path) => {
  expect(await raw(path)).not.toContain('TOP')
})

/** As it stands: fetch would tidy the path up. */
const raw = (path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    request({ port: server.port, path }, (response) => {
      let body = ''
      response.on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () => resolve(body))
    })
      .on('error', reject)
      .end()
  })

describe('headers', () => {
  test('only our own scripts run, nothing frames us, and no style is inline but react-aria’s', async () => {
    const headers = (await get(server, '/')).headers
    const policy = new Map((headers.get('content-security-policy') ?? '').split('; ').map((part) => part.split(/ (.*)/) as [string, string]))
    expect(policy.get('default-src')).toBe("'none'")
    expect(policy.get('script-src')).toBe("'self'")
    expect(policy.get('connect-src')).toBe("'self'")
    expect(policy.get('img-src')).toBe("'self' blob: data:")
    expect(policy.get('frame-ancestors')).toBe("'none'")
    expect(policy.get('style-src')?.split(' ')).toEqual(["'self'", ...(await reactAriaStyles()).map((hash) => `'sha256-${hash}'`)])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
  })

  test('text is compressed', async () => {
    expect((await get(server, '/assets/index-Cq8s0a.js')).headers.get('content-encoding')).toBe('gzip')
  })
})

/** The styles that react-aria writes, taken from its source as it is installed. */
async function reactAriaStyles(): Promise<string[]> {
  const folder = join(paths.root, 'node_modules/react-aria/dist/private')
  const sources = await Promise.all(
    ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'].map((file) => readFile(join(folder, file), 'utf8')),
  )
  return sources.map((source) => {
    const [, style = ''] = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(source) ?? []
    const [, attribute = ''] = /PRESSABLE_ATTRIBUTE = '([^']*)'/.exec(source) ?? []
    return createHash('sha256')
      .update(style.replace(/\$\{[^}]*\}/, attribute).trim())
      .digest('base64')
  })
}
