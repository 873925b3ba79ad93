import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopOnSignals } from '../../../pocketbase/tasks/children'
import { markPutBack } from '../../../pocketbase/tasks/data/restore-backup'
import { type Installation, type ServeOptions, type Superuser, servePocketBase } from '../../../pocketbase/tasks/pocketbase-process'
import { builtServer, superuser } from './built-server'
import { freePort } from './free-port'

export type TestServer = {
  url: string
  port: number
  dataDir: string
  superuser: Superuser
  pid(): number
  output(): string
  /** In kilobytes. */
  memoryInKb(): number
  /** SIGKILL by default; keeps data and port. */
  kill(signal?: NodeJS.Signals): Promise<void>
  restart(): Promise<void>
  /** As `./canteiro restore` does, for the next start. */
  markRestored(): Promise<void>
  /** Copies its data and files; the returned function puts them back, as a restore does. */
  snapshot(): Promise<() => Promise<void>>
  stop(): Promise<void>
}

export type TestServerOptions = {
  /** Without one, mails go nowhere. */
  mailbox?: { smtpPort: number }
  webDir?: string
  /** Other origins that may call. */
  origins?: string[]
  /** Production's, or so high that no test meets them. */
  rateLimits?: 'real' | 'high'
  /** More than a few ready engines. */
  engines?: number
  printsStatements?: boolean
  /** As in production; otherwise `runJob` runs them. */
  jobs?: 'by the clock'
  /** Other variables that the server reads. */
  environment?: Record<string, string>
  /** One more file of hooks. */
  hooks?: string
  built?: Installation
  /** Existing data, which it does not remove. */
  dataDir?: string
}

// A runner ends its workers by signal, and their children with them.
stopOnSignals(1)

const host = '127.0.0.1'
const nobodyListens = 9
/** Many servers run at once. */
const FEW_ENGINES = 10

/** With this project's hooks and migrations; only a superuser in the database. */
export async function startPocketBase(options: TestServerOptions = {}): Promise<TestServer> {
  const home = await mkdtemp(join(tmpdir(), 'canteiro-'))
  const installation = await copyOfBuiltServer(home, options)

  const port = await freePort()
  const url = `http://${host}:${port}`
  let said = ''
  const serveOptions: ServeOptions = {
    host,
    port,
    origins: [url, ...(options.origins ?? [])],
    environment: testEnvironment(url, options),
    engines: options.engines ?? FEW_ENGINES,
    printsStatements: options.printsStatements ?? false,
    onOutput: (text) => {
      said += text
    },
  }
  let child = await servePocketBase(installation, serveOptions)
  const kill = (signal: NodeJS.Signals = 'SIGKILL') => end(child, signal)

  async function restart() {
    await kill('SIGTERM')
    child = await servePocketBase(installation, serveOptions)
  }
  let copies = 0

  return {
    url,
    port,
    dataDir: installation.dataDir,
    superuser,
    pid: () => child.pid ?? 0,
    output: () => said,
    memoryInKb: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)])),
    kill,
    restart,
    markRestored: () => markPutBack(installation.dataDir),
    async snapshot() {
      const copy = join(home, `copy-${++copies}`)
      // A stopped process writes nothing; its log is read at the next start, as after a power cut.
      child.kill('SIGSTOP')
      await cp(installation.dataDir, copy, { recursive: true })
      child.kill('SIGCONT')
      return async () => {
        await kill()
        await rm(installation.dataDir, { recursive: true })
        await cp(copy, installation.dataDir, { recursive: true })
        await markPutBack(installation.dataDir)
        child = await servePocketBase(installation, serveOptions)
      }
    },
    async stop() {
      await kill()
      await rm(home, { recursive: true, force: true })
    },
  }
}

async function copyOfBuiltServer(home: string, { built, hooks: own, jobs, dataDir }: TestServerOptions): Promise<Installation> {
  const template = built ?? (await builtServer())
  const installation = { ...template, dataDir: dataDir ?? join(home, 'data'), hooksDir: join(home, 'hooks') }
  if (!dataDir) await cp(template.dataDir, installation.dataDir, { recursive: true })
  await cp(template.hooksDir, installation.hooksDir, { recursive: true })
  await writeFile(join(installation.hooksDir, 'tests.pb.js'), [own, jobs !== 'by the clock' && withoutClock].filter(Boolean).join('\n'))
  return installation
}

/** Ticks every thirty years: `runJob` runs jobs, and no minute's end disturbs a count. */
const withoutClock = '$app.cron().setInterval(1e18)'

/** Without the developer's environment. */
export function testEnvironment(url: string, { mailbox, webDir, rateLimits = 'high', environment }: TestServerOptions): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    PUBLIC_URL: url,
    OPERATOR_ACCESS: '1',
    CANTEIRO_WEB_DIR: webDir ?? '',
    CANTEIRO_RATE_FACTOR: rateLimits === 'real' ? '1' : '1000',
    SMTP_HOST: host,
    SMTP_PORT: String(mailbox?.smtpPort ?? nobodyListens),
    SMTP_FROM: 'Canteiro <nao-responda@canteiro.example>',
    ...environment,
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
