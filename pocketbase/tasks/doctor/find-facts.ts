import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, isAbsolute, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { appVersion, obtainLitestream, obtainPocketBase } from '#parts'
import { runToEnd } from '../children'
import { askConsole } from '../data/ask-console'
import { isThere, lastBackupOf } from '../data/back-up'
import { isServed } from '../data/data-console'
import { dataDirOf } from '../data-dir.mjs'
import { paths } from '../paths'
import { followerOf } from '../replica/ask-follower.mjs'
import { isFollowing } from '../replica/follow-replica'
import { laterBegun } from '../replica/generations'
import { withoutPassword } from '../replica/replica'
import { copiedTo, readNote } from '../replica/replica-note'
import { notedReplicaState } from '../replica/replica-state'
import { localAddress, productionSettings } from '../settings'
import { TaskFailure } from '../task-failure'
import type { Asked, DatabaseFacts, Disk, Facts, StartedWith } from './facts'

const ANSWER_MS = 5_000
const MAIL_MS = 20_000
const REPLICA_MS = 20_000

/** Changes nothing; mails to `to` unless ''. */
export async function findFacts(environment: NodeJS.ProcessEnv, to: string): Promise<Facts> {
  const chosen = settingsOf(environment)
  const { dataDir, address, publicUrl, place } = chosen
  const programs = await programsOf(place)
  const database = await databaseOf(programs.pocketbase, dataDir)
  const [here, outside, served, mail, disks, succeededBy] = await Promise.all([
    ask(address),
    ask(publicUrl),
    servedOf(programs.pocketbase, dataDir),
    mailOf(programs.pocketbase, dataDir, database, to),
    disksOf([dataDir, place]),
    successorOf(programs.litestream, place, dataDir),
  ])
  return {
    now: Date.now(),
    dataDir,
    settings: { failure: chosen.failure, given: chosen.given, operatorsHaveAccess: environment.OPERATOR_ACCESS === '1' },
    version: { failure: programs.failure, programs: programs.said },
    database,
    migrations: (await readdir(paths.migrations)).filter((name) => name.endsWith('.js')),
    isServed: served,
    here,
    outside,
    mail,
    disks,
    isSynchronized: await isSynchronized(),
    replica: {
      place: withoutPassword(place),
      copiedTo: withoutPassword(await copiedTo(dataDir).catch(() => '')),
      state: await notedReplicaState(dataDir),
      succeededBy,
    },
    follower: served === true ? undefined : await followerAt(dataDir),
    backup: await backupOf(dataDir),
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function settingsOf(environment: NodeJS.ProcessEnv) {
  const given = (smtpPort: number): StartedWith => ({
    PUBLIC_URL: environment.PUBLIC_URL ?? '',
    SMTP_HOST: environment.SMTP_HOST ?? '',
    SMTP_PORT: String(smtpPort),
    SMTP_USER: environment.SMTP_USER ?? '',
  })
  try {
    const { host, port, dataDir, origins, smtpPort, replica } = productionSettings(environment)
    return { failure: '', given: given(smtpPort), dataDir, address: localAddress(host, port), publicUrl: origins[0] ?? '', place: replica }
  } catch (error) {
    if (!(error instanceof TaskFailure)) throw error
    const address = localAddress(environment.HOST || '127.0.0.1', Number(environment.PORT) || 8090)
    const place = environment.LITESTREAM_REPLICA ?? ''
    return { failure: error.message, given: given(587), dataDir: dataDirOf(environment), address, publicUrl: '', place }
  }
}

async function programsOf(place: string): Promise<{ pocketbase: string; litestream: string; said: string[]; failure: string }> {
  const said = [`Canteiro ${await appVersion()}`, `Node ${process.versions.node}`]
  let [pocketbase, litestream] = ['', '']
  try {
    pocketbase = await obtainPocketBase()
    said.push(`PocketBase ${await versionOf(pocketbase, '--version')}`)
    if (place !== '') litestream = await obtainLitestream()
    if (place !== '') said.push(`Litestream ${await versionOf(litestream, 'version')}`)
    return { pocketbase, litestream, said, failure: '' }
  } catch (error) {
    return { pocketbase, litestream, said, failure: reasonOf(error) }
  }
}

const versionOf = async (program: string, asked: string): Promise<string> => (await runToEnd(program, [asked])).output.trim().split(/\s/).at(-1) ?? ''

const answered = v.variant('ok', [
  v.object({
    ok: v.literal(true),
    settings: v.nullable(v.record(v.string(), v.string())),
    applied: v.array(v.string()),
    newestStart: v.string(),
    waitingMails: v.number(),
  }),
  v.object({ ok: v.literal(false), reason: v.string() }),
])

async function databaseOf(program: string, dataDir: string): Promise<DatabaseFacts | { failure: string }> {
  if (program === '') return { failure: 'Not looked at: that takes PocketBase.' }
  try {
    const found = v.parse(answered, await askConsole(program, dataDir, ['installation']))
    if (!found.ok) return { failure: `${dataDir}/data.db could not be read: ${found.reason}` }
    return { ...found, bytes: (await stat(join(dataDir, 'data.db'))).size }
  } catch (error) {
    return { failure: reasonOf(error) }
  }
}

async function servedOf(program: string, dataDir: string): Promise<boolean | undefined> {
  return program === '' ? undefined : isServed(program, dataDir).catch(() => undefined)
}

const sent = v.variant('ok', [v.object({ ok: v.literal(true) }), v.object({ ok: v.literal(false), reason: v.string() })])

/** By the last start's settings. A silent mail server blocks PocketBase: the task's end ends it. */
async function mailOf(program: string, dataDir: string, database: Facts['database'], to: string): Promise<Facts['mail']> {
  if (to === '') return { to, failure: '' }
  if ('failure' in database || !database.settings) return { to, failure: 'no server was started with these data yet.' }
  const silence = `${database.settings.SMTP_HOST} did not answer within ${MAIL_MS / 1_000} s. A relay on this machine, named in SMTP_HOST, does.`
  const sending = askConsole(program, dataDir, ['send-test-mail', to]).then((answer) => {
    const said = v.parse(sent, answer)
    return said.ok ? '' : said.reason
  })
  const failure = await Promise.race([sending.catch(reasonOf), pause(MAIL_MS, silence, { ref: false })])
  return { to, failure }
}

const settingsPage = v.object({ items: v.array(v.unknown()) })

/** A request that also reads the database. */
async function ask(address: string): Promise<Asked> {
  if (address === '') return { address, failure: '' }
  try {
    const question = new URL('/api/collections/site_settings/records?perPage=1&skipTotal=1', address)
    const answer = await fetch(question, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) })
    if (answer.status !== 200) return { address, failure: `answers ${answer.status}` }
    const isOurs = v.is(settingsPage, await answer.json().catch(() => undefined))
    return { address, failure: isOurs ? '' : 'answers, but is no Canteiro' }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return { address, failure: `does not answer (${reasonOf(cause)})` }
  }
}

/** Undefined for none, or without an answer in time. */
async function successorOf(litestream: string, place: string, dataDir: string): Promise<number | undefined> {
  const note = place === '' ? undefined : await readNote(dataDir, place).catch(() => undefined)
  if (!note || note.generation === 0) return undefined
  const beside = await mkdtemp(join(tmpdir(), 'canteiro-doctor-'))
  const later = laterBegun({ place, litestream }, join(beside, 'check.json'), note.generation).catch(() => undefined)
  return Promise.race([later, pause(REPLICA_MS, undefined, { ref: false })]).finally(() => rm(beside, { recursive: true, force: true }))
}

async function followerAt(dataDir: string): Promise<Facts['follower']> {
  const folder = followerOf(dataDir)
  return isFollowing(folder) ? { folder, state: await notedReplicaState(folder) } : undefined
}

async function backupOf(dataDir: string): Promise<Facts['backup']> {
  const last = await lastBackupOf(dataDir)
  return last && { ...last, isThere: isThere(last) }
}

/** A replica may be an address; a missing folder lies on its parent's disk. */
async function disksOf(folders: string[]): Promise<Disk[]> {
  const found = folders.filter(isAbsolute).map(async (folder) => {
    const { bsize, blocks, bfree, bavail } = await statfs(existsSync(folder) ? folder : dirname(folder))
    return [{ folder, free: bavail * bsize, size: (blocks - bfree + bavail) * bsize }]
  })
  return (await Promise.all(found.map((one) => one.catch(() => [])))).flat()
}

async function isSynchronized(): Promise<boolean | undefined> {
  const { code, output } = await runToEnd('timedatectl', ['show', '--property=NTPSynchronized', '--value'])
  return code === 0 ? output.trim() === 'yes' : undefined
}
