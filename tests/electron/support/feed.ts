import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

type Offered = { version?: string; sha512?: string; isOut?: boolean }

/** Notes that it was started, in place of a new version. */
const newApp = (version: string, told: string) => `#!/bin/sh\n# ${version}\necho "\${APPIMAGE_EXIT_AFTER_INSTALL:-begun}" > '${told}'\n`

export async function startFeed(offered: Offered = {}) {
  const home = mkdtempSync(join(tmpdir(), 'canteiro-updates-'))
  const [appImage, told] = [join(home, 'Canteiro.AppImage'), join(home, 'started')]
  let files: Record<string, string> = {}
  /** The file of the offered version. */
  const publish = ({ version = '1.1.0', sha512, isOut = false }: Offered): string => {
    const file = newApp(version, told)
    const name = `Canteiro-${version}.AppImage`
    const index = [
      `version: ${version}`,
      `files: [{ url: ${name}, sha512: ${sha512 ?? createHash('sha512').update(file).digest('base64')}, size: ${file.length} }]`,
      `releaseDate: '2026-11-20T12:00:00.000Z'`,
    ].join('\n')
    files = isOut ? {} : { '/desktop/latest-linux.yml': index, [`/desktop/${name}`]: file }
    return file
  }
  const file = publish(offered)
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    const [path = ''] = url.split('?')
    asked.push(path)
    const found = files[path]
    response.writeHead(found === undefined ? 503 : 200, { 'Content-Length': found?.length ?? 0 }).end(found)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())

  writeFileSync(appImage, 'version 1.0.0')
  mkdirSync(join(home, 'resources'))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/desktop`
  writeFileSync(join(home, 'resources/app-update.yml'), `provider: generic\nurl: ${url}\nupdaterCacheDirName: canteiro-updater\n`)
  return { home, appImage, told, file, publish, asked, environment: { APPIMAGE: appImage, PATH: process.env.PATH } }
}
