import { type ChildProcess, execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWeb } from '../../../../pocketbase/tasks/build/build-web'
import { obtainPocketBase } from '../../../../pocketbase/tasks/build/obtain-program'
import { endOf, runToEnd, startChild } from '../../../../pocketbase/tasks/children'
import { paths } from '../../../../pocketbase/tasks/paths'
import { signedIn } from '../../../server/support/session'
import { eventually } from '../../../support/eventually'
import { documentedBlock } from '../../../support/run/documented'
import { freePort } from '../../../support/server/free-port'
import { sql } from '../../../support/server/server-client'

const superuser = { email: 'operator@canteiro.example', password: 'operator-of-the-tests' }
const nextMigration = `migrate((app) => { app.db().newQuery('CREATE TABLE of_the_next_version (id TEXT)').execute() })`

let home: string
let port: number
let environment: NodeJS.ProcessEnv
let serving: ChildProcess | undefined

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'canteiro-installation-'))
  await buildWeb()
  port = await freePort()
  environment = { PATH: process.env.PATH, HOME: process.env.HOME, POCKETBASE_BIN: await obtainPocketBase() }
  await makeRepository(join(home, 'repository'))
  for (const folder of ['opt', 'var', 'backups']) await mkdir(join(home, folder))
  await writeFile(join(home, 'canteiro.env'), `${here(documentedBlock('Installing', 'PUBLIC_URL'))}PORT=${port}\nOPERATOR_ACCESS=1\n`)
})
afterAll(async () => {
  if (serving) await endOf(serving, 'SIGTERM')
  await rm(home, { recursive: true, force: true })
})

/** The project as it stands here, as version 1, and with one more migration, as version 2. */
async function makeRepository(folder: string): Promise<void> {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@canteiro.example', ...args], { cwd: folder, stdio: 'pipe' })
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'], { cwd: paths.root })
  for (const file of files.toString().split('\0').filter(Boolean)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await cp(join(paths.root, file), join(folder, file))
  }
  git('init', '--quiet')
  for (const version of ['1', '2']) {
    if (version === '2') await writeFile(join(folder, 'pb_migrations/9999999999-next.js'), nextMigration)
    git('add', '--all')
    git('commit', '--quiet', '--message', version)
    git('tag', version)
  }
}

/** A documented text with this test's folders in the place of the machine's. */
const here = (text: string): string =>
  [
    ['/opt/canteiro', 'opt'],
    ['/var/lib/canteiro', 'var'],
    ['/etc/canteiro.env', 'canteiro.env'],
    ['/backups', 'backups'],
  ].reduce((changed, [path = '', name = '']) => changed.replaceAll(path, join(home, name)), text)

const inPlace = () => here(documentedBlock('Installing', 'set -a'))

/** Commands that make a version's folder, with the packages and the app of this one: to install and build them costs minutes. */
const withPackages = (commands: string, version: string): string => {
  const folder = join(home, 'opt', version)
  const ready = `ln -s ${join(paths.root, 'node_modules')} ${folder}/node_modules\ncp -a ${paths.webBuild} ${folder}/web/dist`
  return commands.replace(/^\(cd /m, `${ready}\n(cd `)
}

/** Runs the commands of a block as the service's user does; the first that fails ends it. */
async function run(commands: string): Promise<void> {
  const { code, output } = await runToEnd('bash', ['-ec', commands], { cwd: home, env: environment })
  if (code !== 0) throw new Error(`${commands}\n${output}`)
}

/** As `systemctl start` does: the command of the unit with its settings. */
async function start(): Promise<void> {
  const [, command] = /^ExecStart=(.*)$/m.exec(documentedBlock('As a service', '[Unit]')) ?? []
  const child = startChild('bash', ['-ec', `${inPlace()}\nexec ${command}`], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
  serving = child
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (said += part))
  await eventually(
    async () => said,
    () => said.includes('listens on') || child.exitCode !== null,
  )
  if (child.exitCode !== null) throw new Error(said)
}

async function stop(): Promise<void> {
  if (!serving) return
  await endOf(serving, 'SIGTERM')
  expect(serving.exitCode).toBe(0)
}

test('the documented commands install a version, go to the next one, and return to the one before with its data', async () => {
  const server = { url: `http://127.0.0.1:${port}`, superuser }
  const tables = async () => (await sql(server, "SELECT name FROM sqlite_master WHERE name = 'of_the_next_version'")).length
  const titles = async () => (await sql(server, 'SELECT title FROM projects ORDER BY rowid')).map(({ title }) => title)

  const installing = here(documentedBlock('Installing', 'git clone')).replaceAll('REPOSITORY', join(home, 'repository'))
  await run(withPackages(installing.replaceAll('VERSION', '1'), '1'))
  await start()
  await stop()
  await run(
    `${inPlace()}\n${here(documentedBlock('Operators', 'superuser upsert'))}`
      .replace('node_modules/.cache/pocketbase/0.39.11/pocketbase', environment.POCKETBASE_BIN ?? '')
      .replace('EMAIL PASSWORD', `${superuser.email} ${superuser.password}`),
  )
  await start()
  const modeOf = async (name: string) => (await stat(join(home, 'var', 'data', name))).mode & 0o777
  expect([await modeOf('.'), await modeOf('data.db')]).toEqual([0o700, 0o600])
  const ana = await signedIn(server, 'cliente')
  await ana.publishes({ title: 'Antes' })
  await mkdir(join(home, 'backups/canteiro-of-a-month-ago'))
  await utimes(join(home, 'backups/canteiro-of-a-month-ago'), 0, 0)
  const [, nightly = ''] = /^[\d* ]+canteiro (.*)$/m.exec(documentedBlock('Backups', '* * *')) ?? []
  await run(here(nightly.replaceAll('\\%', '%')))
  expect(await readdir(join(home, 'backups'))).toEqual([`canteiro-${new Date().toISOString().slice(0, 10)}`])

  const upgrading = here(documentedBlock('Upgrading, and returning', 'npm run backup')).replaceAll('VERSION', '2')
  await run(withPackages(`${inPlace()}\n${upgrading}`, '2'))
  await stop()
  await start()
  expect([await tables(), await titles()]).toEqual([1, ['Antes']])
  await ana.publishes({ title: 'Depois' })

  await stop()
  // In a fresh shell, as one returns in a hurry: the block has its settings.
  await run(here(documentedBlock('Upgrading, and returning', 'npm run restore')).replaceAll('BEFORE', '1').replaceAll('VERSION', '2'))
  await start()
  expect([await tables(), await titles()]).toEqual([0, ['Antes']])
  expect(await sql(server, 'SELECT restored FROM sync_starts ORDER BY rowid DESC LIMIT 1 OFFSET 1')).toMatchObject([{ restored: '1' }])
  await stop()
})
