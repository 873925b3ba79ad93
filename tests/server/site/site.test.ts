import { createHash } from 'node:crypto'
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { addressesOf, prerendered } from '#links'
import { paths } from '../../../pocketbase/tasks/paths'
import { startPocketBase } from '../../support/server/pocketbase'
import { get } from '../../support/server/server-client'
import { page, servedSite, shell } from '../support/served-site'
import { signedIn } from '../support/session'

const { server, webDir } = servedSite()
beforeAll(() => writeFile(join(tmpdir(), 'canteiro-secret.txt'), 'TOP'))

/** The body of a page, without what its preview adds to the head. */
const bodyOf = (html: unknown): string => /<body>[\s\S]*/.exec(String(html))?.[0] ?? ''

test.each(['/index.html', '/projetos/abc', '/mensagens/abc/', '/fornecedores', '/admin/users/x'])(
  '%s is the app, asked for anew each time',
  async (path) => {
    const answer = await get(server, path)
    expect([answer.status, bodyOf(answer.body)]).toEqual([200, bodyOf(shell)])
    expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([page, 'no-cache'])
  },
)

test.each(['/apitos', '/__qualquer', '/quem-somos/mais', '/projetos', '/fornecedores/nada123'])(
  '%s is no address: the app tells so, and the status tells search engines',
  async (path) => expect(await get(server, path)).toMatchObject({ status: 404, body: shell }),
)

test.each(['/auth/callback%23token=eyJh.eyJp.sig', '/orcamento.pdf', '/.env', '/imagens/foto.jpg'])(
  '%s is no file: a browser that goes there gets the app, everything else that there is none',
  async (path) => {
    const answer = await fetch(server.url + path, { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } })
    expect([answer.status, await answer.text(), answer.headers.get('content-type')]).toEqual([404, shell, page])
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await get(server, path)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  },
)

test('[PRODUCT 95] what is shared with a browser without its service worker is not read: its page says that nothing has come', async () => {
  const before = (await readdir(server.dataDir, { recursive: true })).length
  const share = (body: FormData, headers = {}) => fetch(`${server.url}/receber`, { method: 'POST', body, redirect: 'manual', headers })
  const form = new FormData()
  form.set('text', 'Muro')
  form.set('photos', new File([new Uint8Array(200_000)], 'a.jpg', { type: 'image/jpeg' }))
  for (const headers of [{}, { Origin: 'https://evil.example' }]) {
    const answer = await share(form, headers)
    expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([303, '/receber', ''])
  }
  expect((await readdir(server.dataDir, { recursive: true })).length).toBe(before)
  expect((await fetch(`${server.url}/receber/kept`, { method: 'POST' })).status).toBe(404)
})

test('a page is not sent twice', async () => {
  for (const path of ['/', '/quem-somos', '/projetos/abc']) {
    const tag = (await get(server, path)).headers.get('etag') ?? ''
    expect((await fetch(server.url + path, { headers: { 'If-None-Match': tag } })).status).toBe(304)
  }
})

describe('search engines', () => {
  const asked = async (path: string) => {
    const { headers } = await get(server, path)
    return { robots: headers.get('x-robots-tag'), canonical: headers.get('link') }
  }

  test('are told the address of each public page', async () => {
    const person = await signedIn(server, 'empresa')
    const listed = prerendered.filter(({ path }) => path !== '/reset-password').flatMap(addressesOf)
    const sitemap = await get(server, '/sitemap.xml')
    expect([sitemap.status, sitemap.headers.get('content-type')]).toEqual([200, 'application/xml'])
    const places = [...String(sitemap.body).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place ?? '')
    expect(places.filter((place) => !/fornecedores\/./.test(place)).sort()).toEqual(listed.map((path) => server.url + path).sort())
    expect(places).toContain(`${server.url}/fornecedores/${person.id}`)
    expect((await get(server, '/robots.txt')).body).toContain(`Sitemap: ${server.url}/sitemap.xml`)
    for (const place of places) {
      const path = new URL(place).pathname
      expect(await asked(path === '/' ? path : `${path}/`)).toEqual({ robots: null, canonical: `<${place}>; rel="canonical"` })
    }
  })

  test.each(['/documentacao', '/admin/login', '/dashboard', '/projetos/abc', '/projetos-abertos', '/reset-password', '/cadastro/outro', '/apitos'])(
    'do not list %s',
    async (path) => expect(await asked(path)).toEqual({ robots: 'noindex', canonical: null }),
  )
})

test('the first page has a file of its own, for the shell is everybody else’s', async () => {
  expect((await get(server, '/')).body).toContain('<h1>Sua obra</h1>')
})

test.each(['/quem-somos', '/quem-somos/'])('%s has a page of its own', async (path) => {
  expect((await get(server, path)).body).toContain('Quem Somos')
})

test('a file whose name holds its hash is PocketBase’s own answer; the worker and the manifest are asked for anew each time', async () => {
  const script = await get(server, '/assets/index-Cq8s0a.js')
  expect(script.headers.get('content-type')).toContain('javascript')
  expect(script.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await get(server, '/sw.js')).headers.get('cache-control')).toBe('no-cache')
  expect((await get(server, '/manifest.webmanifest')).headers.get('content-type')).toBe('application/manifest+json')
})

test('a file of a new release is sent although its time is that of the old one, and is not sent twice', async () => {
  const packed = new Date('2026-01-01T00:00:00Z')
  const release = async (text: string) => {
    await writeFile(join(webDir, 'worker-of-releases.js'), text)
    await utimes(join(webDir, 'worker-of-releases.js'), packed, packed)
  }
  const ask = (headers: Record<string, string> = {}) => fetch(`${server.url}/worker-of-releases.js`, { headers })
  await release('// 1.0.0')
  const { headers } = await ask()
  const known = { 'If-None-Match': headers.get('etag') ?? '', 'If-Modified-Since': headers.get('last-modified') ?? '' }
  expect((await ask(known)).status).toBe(304)
  await release('// 1.1.0')
  const answer = await ask(known)
  expect([answer.status, await answer.text()]).toEqual([200, '// 1.1.0'])
})

test('a site that people open over https is never to be opened without it', async () => {
  expect((await get(server, '/')).headers.get('strict-transport-security')).toBe(null)
  const secure = await startPocketBase({ webDir, environment: { PUBLIC_URL: 'https://canteiro.example' } })
  expect((await get(secure, '/')).headers.get('strict-transport-security')).toBe('max-age=31536000')
  await secure.stop()
})

test.each(['/assets/none.js', '/none.png', '/api/none', '/api', '/_/none.js', '/.git/config', '/assets', '/assets/', '/screenshots/none'])(
  '%s is not found',
  async (path) => {
    expect((await get(server, path)).status).toBe(404)
  },
)

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

test('only our own scripts run, nothing frames us, and no style is inline but react-aria’s', async () => {
  const headers = (await get(server, '/')).headers
  const policy = new Map((headers.get('content-security-policy') ?? '').split('; ').map((part) => part.split(/ (.*)/) as [string, string]))
  expect(policy.get('default-src')).toBe("'none'")
  const host = new URL(server.url).host
  const at = (path: string) => [`${server.url}${path}`, `${host}${path}`]
  expect(policy.get('script-src')?.split(' ')).toEqual(at('/assets/'))
  expect(policy.get('worker-src')?.split(' ')).toEqual([...at('/sw.js'), ...at('/assets/')])
  // Imports what stands beside it.
  expect((await get(server, '/sw.js')).headers.get('content-security-policy')).toContain("script-src 'self';")
  expect(policy.get('connect-src')).toBe("'self'")
  expect(policy.get('img-src')).toBe("'self' blob: data:")
  expect(policy.get('frame-ancestors')).toBe("'none'")
  expect(policy.get('style-src')?.split(' ')).toEqual([...at('/assets/'), ...(await reactAriaStyles()).map((hash) => `'sha256-${hash}'`)])
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
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
