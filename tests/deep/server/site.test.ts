import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPocketBase, type TestServer } from '../../support/pocketbase'
import { get, superToken } from '../../support/server-client'

let server: TestServer
let webDir: string

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'canteiro-web-'))
  await mkdir(join(webDir, 'assets'))
  await mkdir(join(webDir, 'quem-somos'))
  await writeFile(join(webDir, 'index.html'), shell)
  await writeFile(join(webDir, 'home.html'), shell.replace('<div id="root">', '<div id="root"><h1>Sua obra</h1>'))
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

type RateLimits = { rules: { label: string; maxRequests: number; duration: number }[] }

const shell = `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <title>Canteiro</title>
    <meta name="description" content="Publique e receba propostas." />
    <link rel="icon" href="/icon.svg" />
  </head>
  <body><div id="root"></div></body>
</html>
`

test('few pages are answered at once for one place: each takes an engine; files and what only PocketBase answers are apart', async () => {
  const strict = await startPocketBase({ webDir, rateLimits: 'real' })
  const ask = async (path: string, times: number) => {
    const answers = await Promise.all(Array.from({ length: times }, () => get(strict, path)))
    return answers.map(({ status }) => status)
  }
  const { body } = await get(strict, '/api/settings', await superToken(strict))
  // By what is set: how many come within two seconds depends on the machine.
  const rules = new Map(
    (body as { rateLimits: RateLimits }).rateLimits.rules.map(({ label, maxRequests, duration }) => [label, [maxRequests, duration]]),
  )
  expect([rules.get('/'), rules.get('/api/'), rules.get('/assets/')]).toEqual([
    [100, 2],
    [400, 4],
    [60_000, 60],
  ])
  expect((await ask('/projetos/abc', 300)).every((status) => status === 200 || status === 429)).toBe(true)
  expect(new Set(await ask('/assets/index-Cq8s0a.js', 300))).toEqual(new Set([200]))
  await expect.poll(async () => (await get(strict, '/')).status).toBe(200)
  await strict.stop()
})
