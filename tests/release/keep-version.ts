/** Keeps what the tests of compatibility need of this version, in tests/release/VERSION: `npx tsx tests/release/keep-version.ts`, on its commit. */
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { buildWeb } from '../../pocketbase/tasks/build/build-web'
import { runToEnd } from '../../pocketbase/tasks/children'
import { paths } from '../../pocketbase/tasks/paths'
import { ensureSuperuser, migrate } from '../../pocketbase/tasks/pocketbase-process'
import { startPhone } from '../e2e/support/browser/phone-of-its-own'
import { obtainPageRenderer } from '../support/run/chromium'
import { builtServer, superuser } from '../support/server/built-server'
import { startPocketBase, type TestServer } from '../support/server/pocketbase'
import { makeData, PUSH_SERVICE } from './release-data'
import { workOn } from './release-device'

const { version } = JSON.parse(await readFile(join(paths.root, 'package.json'), 'utf8'))
const folder = join(import.meta.dirname, version)
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'migrations.sha256'), await hashesOfMigrations())
await buildWeb()
const home = await mkdtemp(join(tmpdir(), 'canteiro-release-'))
try {
  const server = await releasedServer()
  const data = await makeData(server)
  const phone = await startPhone(chromium, join(home, 'profile'), server.url, { executablePath: await obtainPageRenderer(), args: ['--no-sandbox'] })
  const databases = await workOn(phone, data)
  await phone.close()
  const { id, role, full_name, email } = data.marina.person
  await writeFile(join(folder, 'device.json.gz'), gzipSync(JSON.stringify({ person: { id, role, full_name, email }, databases }), { level: 9 }))
  await server.kill('SIGTERM')
  const { code, output } = await runToEnd('tar', ['-czf', join(folder, 'data.tar.gz'), '-C', server.dataDir, 'data.db', 'storage'])
  if (code !== 0) throw new Error(output)
  await server.stop()
} finally {
  await rm(home, { recursive: true, force: true })
}

async function hashesOfMigrations(): Promise<string> {
  const names = (await readdir(paths.migrations)).sort()
  const lines = names.map(async (name) => {
    const text = await readFile(join(paths.migrations, name))
    return `${createHash('sha256').update(text).digest('hex')}  pb_migrations/${name}\n`
  })
  return (await Promise.all(lines)).join('')
}

/** With the migrations of a release alone: those of tests make passwords cheap. */
async function releasedServer(): Promise<TestServer> {
  const built = { ...(await builtServer()), migrationsDir: paths.migrations, dataDir: join(home, 'data') }
  await migrate(built)
  await ensureSuperuser(built, superuser)
  return startPocketBase({ built, webDir: paths.webBuild, environment: { PUSH_SERVICES: PUSH_SERVICE } })
}
