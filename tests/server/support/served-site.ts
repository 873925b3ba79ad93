import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { newId } from '#new-id'
import { startPocketBase, type TestServer, type TestServerOptions } from '../../support/server/pocketbase'

export const page = 'text/html; charset=utf-8'
export const shell = `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <title>Canteiro</title>
    <meta name="description" content="Publique e receba propostas." />
    <link rel="icon" href="/icon.svg" />
  </head>
  <body><div id="root"><noscript>JavaScript</noscript></div></body>
</html>
`

/** For a file's tests; the object is empty before. */
export function servedSite(options?: TestServerOptions): { server: TestServer; webDir: string } {
  const server = {} as TestServer
  const webDir = join(tmpdir(), `canteiro-web-${newId()}`)
  beforeAll(async () => {
    await writeApp(webDir)
    Object.assign(server, await startPocketBase({ webDir, ...options }))
  })
  afterAll(async () => {
    await server.stop()
    await rm(webDir, { recursive: true })
  })
  return { server, webDir }
}

async function writeApp(webDir: string): Promise<void> {
  await mkdir(join(webDir, 'assets'), { recursive: true })
  await mkdir(join(webDir, 'quem-somos'))
  await writeFile(join(webDir, 'index.html'), shell)
  await writeFile(join(webDir, 'home.html'), shell.replace('<div id="root">', '<div id="root"><h1>Sua obra</h1>'))
  await writeFile(join(webDir, 'quem-somos/index.html'), shell.replace('Canteiro', 'Quem Somos'))
  await writeFile(join(webDir, 'assets/index-Cq8s0a.js'), `export const padding = '${'x'.repeat(2_000)}'`)
  await writeFile(join(webDir, 'sw.js'), '// worker')
  await writeFile(join(webDir, 'manifest.webmanifest'), '{}')
}
