import type { ChildProcess } from 'node:child_process'
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeArchives, pack, writeSums } from '../../../../pocketbase/tasks/archive/make-archives'
import { endOf, runToEnd } from '../../../../pocketbase/tasks/children'
import { version } from '../../../../pocketbase/tasks/usage.mjs'
import { newcomer, newcomersOf } from '../../../server/support/newcomers'
import { signedIn } from '../../../server/support/session'
import { eventually } from '../../../support/eventually'
import { packVersion } from '../../../support/release/built-version'
import { releasedVersions } from '../../../support/release/released-versions'
import { documentedBlock } from '../../../support/run/documented'
import { type MailCatcher, startMailCatcher } from '../../../support/server/mail-catcher'
import { get, post, sql } from '../../../support/server/server-client'
import { type DebianMachine, debianMachine, whyNoMachine } from '../support/debian-machine'

const superuser = { email: 'operator@canteiro.example', password: 'operator-of-the-tests' }
const nextMigration = `migrate((app) => { app.db().newQuery('CREATE TABLE of_the_next_version (id TEXT)').execute() })`
/** The newest that people have, and the one of now with one more migration. */
const [released] = releasedVersions()
const [present, next] = [released?.version ?? '', '99.0.0']
const mostMs = 30_000
/** Two programs are built for two architectures, where none was before. */
const BUILD_MS = 1_800_000

let home: string
let machine: DebianMachine
let mailbox: MailCatcher
let serving: ChildProcess | undefined
let proxy: ChildProcess | undefined

const isImpossible = whyNoMachine()

beforeAll(async () => {
  if (isImpossible) return
  home = await mkdtemp(join(tmpdir(), 'canteiro-archives-'))
  await makeArchives(join(home, 'now'))
  if (released) await packVersion(released, join(home, present))
  await packNext()
  const [, packages = ''] = /^apt-get install -y (.*)$/m.exec(documentedBlock('Installing', 'apt-get')) ?? []
  machine = await debianMachine(packages.split(' '))
  mailbox = await startMailCatcher({ host: machine.hostAddress })
  proxy = machine.start(`exec node -e "${proxyProgram(machine.address)}"`, 'root')
}, BUILD_MS)
afterAll(async () => {
  if (isImpossible) return
  for (const child of [serving, proxy]) if (child) await endOf(child, 'SIGTERM')
  await mailbox?.close()
  await machine?.remove()
  await rm(home, { recursive: true, force: true })
})

async function packNext(): Promise<void> {
  const folder = join(home, `canteiro-${next}`)
  expect(await runToEnd('tar', ['-xzf', join(home, 'now', archiveOf(version())), '-C', home])).toEqual({ code: 0, output: '' })
  await rename(join(home, `canteiro-${version()}`), folder)
  const about = join(folder, 'package.json')
  await writeFile(about, (await readFile(about, 'utf8')).replace(`"${version()}"`, `"${next}"`))
  await writeFile(join(folder, 'pb_migrations/9999999999-next.js'), nextMigration)
  await mkdir(join(home, next))
  await writeSums(join(home, next), [await pack(folder, join(home, next), 'amd64')])
}

const archiveOf = (ofVersion: string): string => `canteiro-${ofVersion}-linux-amd64.tar.gz`

/** In the place of nginx: the server listens to its own machine alone. */
const proxyProgram = (address: string): string => `
  const { connect, createServer } = require('node:net')
  createServer((visitor) => {
    const server = connect(8090, '127.0.0.1')
    for (const [one, other] of [[visitor, server], [server, visitor]]) one.on('error', () => other.destroy()).pipe(other)
  }).listen(80, '${address}')`

/** As an operator brings them to the machine. */
async function bring(ofVersion: string): Promise<void> {
  for (const name of [archiveOf(ofVersion), 'SHA256SUMS']) await cp(join(home, ofVersion, name), join(machine.root, 'opt/canteiro', name))
}

const inPlace = () => documentedBlock('Installing', 'set -a')
const asService = (commands: string) => machine.run(`${inPlace()}\n${commands}`, 'canteiro')

/** As `systemctl start` does, by the unit. */
async function start(): Promise<void> {
  const unit = documentedBlock('As a service', '[Unit]')
  const [command, folder, user = ''] = ['ExecStart', 'WorkingDirectory', 'User'].map((key) => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1])
  const child = machine.start(`set -a; . /etc/canteiro.env; set +a\ncd ${folder}\nexec ${command}`, user)
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

/** A documented block of root's; without systemd, what its lines of systemctl do. */
async function run(block: string): Promise<void> {
  for (const part of block.split(/^(systemctl \w+ canteiro)$/m)) {
    if (part === 'systemctl stop canteiro') await stop()
    else if (part === 'systemctl start canteiro') await start()
    else if (part.trim() !== '') await machine.run(part)
  }
}

async function took(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

test('archives of a release are installed as documented on a Debian without npm, Go and network, upgraded, and returned from', async ({ skip }) => {
  if (isImpossible) return skip(isImpossible)
  const url = `http://${machine.address}`
  const server = { url, superuser }
  const bruno = newcomer()
  const { joins, signIn } = newcomersOf({ server, mailbox })
  const tables = async () => (await sql(server, "SELECT name FROM sqlite_master WHERE name = 'of_the_next_version'")).length
  const titles = async () => (await sql(server, 'SELECT title FROM projects ORDER BY rowid')).map(({ title }) => title)

  for (const missing of ['npm', 'go', 'git', 'curl']) await expect(machine.run(`command -v ${missing}`)).rejects.toThrow()
  await expect(machine.run('node -e \'fetch("http://192.0.2.1/").catch(({ cause }) => { throw cause })\'')).rejects.toThrow('ENETUNREACH')

  await machine.run(documentedBlock('Installing', 'adduser').replace(/^apt-get.*$/m, ''))
  await bring(present)
  const installing = documentedBlock('Installing', 'tar -xzf').replaceAll('VERSION', present)
  const archive = join(machine.root, 'opt/canteiro', archiveOf(present))
  await appendFile(archive, 'x')
  await expect(machine.run(installing)).rejects.toThrow(`${archiveOf(present)}: FAILED`)
  await bring(present)
  expect(await took(() => machine.run(installing))).toBeLessThan(mostMs)
  const settings = documentedBlock('Installing', 'PUBLIC_URL').replace('https://canteiro.example', url).replace('localhost', machine.hostAddress)
  const own = `SMTP_PORT=${mailbox.smtpPort}\nOPERATOR_ACCESS=1\n`
  await writeFile(join(machine.root, 'etc/canteiro.env'), settings + own, { mode: 0o640 })
  await machine.run('chown root:canteiro /etc/canteiro.env')

  expect(await took(start)).toBeLessThan(mostMs)
  await stop()
  await asService(documentedBlock('Operators', 'superuser upsert').replace('EMAIL PASSWORD', `${superuser.email} ${superuser.password}`))
  await start()
  const modeOf = async (name: string) => (await stat(join(machine.root, 'var/lib/canteiro/data', name))).mode & 0o777
  expect([await modeOf('.'), await modeOf('data.db')]).toEqual([0o700, 0o600])
  expect((await get(server, '/')).body).toContain('<title>')
  const [, chosen] = /only this once: (\w+)/.exec(await asService('./canteiro admin create admin@canteiro.example')) ?? []
  expect(await post(server, '/api/admin/sign-in', { email: 'admin@canteiro.example', password: chosen })).toMatchObject({ status: 200 })
  await joins(bruno)
  expect(await signIn(bruno.email)).toMatchObject({ status: 200 })
  const ana = await signedIn(server, 'cliente')
  await ana.publishes({ title: 'Antes' })

  const backups = join(machine.root, 'backups')
  await mkdir(join(backups, 'canteiro-of-a-month-ago'))
  await utimes(join(backups, 'canteiro-of-a-month-ago'), 0, 0)
  await machine.run('chown canteiro /backups/*')
  const [, nightly = ''] = /^[\d* ]+canteiro (.*)$/m.exec(documentedBlock('Backups', '* * *')) ?? []
  await machine.run(nightly.replaceAll('\\%', '%'), 'canteiro')
  expect(await readdir(backups)).toEqual([`canteiro-${new Date().toISOString().slice(0, 10)}`])
  expect(await asService(documentedBlock('Health', 'doctor').replace('EMAIL', 'operator@canteiro.example'))).toContain('Nothing is wrong.')

  await bring(next)
  const upgrading = (part: string) => documentedBlock('Upgrading, and returning', part).replaceAll('VERSION', next).replaceAll('BEFORE', present)
  expect(await took(() => machine.run(upgrading('tar -xzf')))).toBeLessThan(mostMs)
  await asService(upgrading('canteiro backup'))
  expect(await took(() => run(upgrading('start canteiro')))).toBeLessThan(mostMs)
  expect([await asService('./canteiro --version'), await tables(), await titles()]).toEqual([`Canteiro ${next}\n`, 1, ['Antes']])
  expect(await signIn(bruno.email)).toMatchObject({ status: 200 })
  await ana.publishes({ title: 'Depois' })

  await run(upgrading('canteiro-BEFORE'))
  // In a fresh shell, as one returns in a hurry: the block has its settings.
  await machine.run(upgrading('canteiro restore'), 'canteiro')
  await start()
  expect([await asService('./canteiro --version'), await tables(), await titles()]).toEqual([`Canteiro ${present}\n`, 0, ['Antes']])
  expect(await sql(server, 'SELECT restored FROM sync_starts ORDER BY rowid DESC LIMIT 1 OFFSET 1')).toMatchObject([{ restored: '1' }])
  await stop()
})

test('the other archive holds programs for 64 bits of ARM', async ({ skip }) => {
  if (isImpossible) return skip(isImpossible)
  await mkdir(join(home, 'arm64'))
  const archive = join(home, 'now', archiveOf(version()).replace('amd64', 'arm64'))
  expect(await runToEnd('tar', ['-xzf', archive, '--strip-components=1', '-C', join(home, 'arm64')])).toEqual({ code: 0, output: '' })
  for (const name of ['pocketbase', 'litestream']) {
    const head = await readFile(join(home, 'arm64/bin', name))
    // The ELF header's machine, EM_AARCH64.
    expect([head.subarray(1, 4).toString(), head.readUInt16LE(18)]).toEqual(['ELF', 183])
  }
})
