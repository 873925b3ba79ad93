import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

/**
 * A feed on loopback with version 1.1.0. An AppImage is a program that unpacks another and starts it; here it only starts it, the one that is
 * packed already, and notes its version and process.
 */
export async function startFeed(home: string, program: string) {
  const folder = join(home, 'updates')
  await mkdir(folder, { recursive: true })
  const [appImage, noted] = [join(folder, 'Canteiro.AppImage'), join(folder, 'started')]
  const imageOf = (version: string) => `#!/bin/sh\necho "${version} $$" >> '${noted}'\nexec '${program}' "$@"\n`
  const [old, fresh] = [imageOf('1.0.0'), imageOf('1.1.0')]
  await writeFile(appImage, old, { mode: 0o755 })
  const index = [
    'version: 1.1.0',
    `files: [{ url: Canteiro-1.1.0.AppImage, sha512: ${createHash('sha512').update(fresh).digest('base64')}, size: ${fresh.length} }]`,
    `releaseDate: '2026-11-20T12:00:00.000Z'`,
  ].join('\n')
  const files: Record<string, string> = { '/latest-linux.yml': index, '/Canteiro-1.1.0.AppImage': fresh }
  const server = createServer(({ url = '' }, response) => {
    const found = files[url.split('?')[0] ?? '']
    response.writeHead(found === undefined ? 404 : 200, { 'Content-Length': found?.length ?? 0 }).end(found)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const lines = async () => (await readFile(noted, 'utf8').catch(() => '')).split('\n').filter(Boolean)
  return {
    appImage,
    old,
    new: fresh,
    settings: `provider: generic\nurl: http://127.0.0.1:${(server.address() as AddressInfo).port}\nupdaterCacheDirName: canteiro-updater\n`,
    started: async () => (await lines()).map((line) => line.split(' ')[0]),
    async close() {
      server.close()
      for (const line of await lines()) end(Number(line.split(' ')[1]))
    },
  }
}

/** One that is no child of this process, and may have ended. */
function end(pid: number): void {
  try {
    process.kill(pid)
  } catch {
    // It has ended already.
  }
}
