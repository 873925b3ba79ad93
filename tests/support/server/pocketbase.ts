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
  /** The id of the process that runs now. */
  pid(): number
  /** The server's output so far. */
  output(): string
  /** Memory of the process now, in kilobytes. */
  memoryInKb(): number
  /** Ends the process at once (SIGKILL, as a crash would, unless told otherwise) and keeps its data and port. */
  kill(signal?: NodeJS.Signals): Promise<void>
  /** Starts it again on the same data and port. */
  restart(): Promise<void>
  /** Marks its data as `npm run restore` does; its next start follows a restore. */
  markRestored(): Promise<void>
  /** Copies its data, files included, as they are at this moment; the answer puts the server back to them, as an operator restores a backup. */
  snapshot(): Promise<() => Promise<void>>
  /** Ends it and removes its data. */
  stop(): Promise<void>
}

export type TestServerOptions = {
  /** Where its mails go; without one, nowhere. */
  mailbox?: { smtpPort: number }
  /** The folder of the built web app. */
  webDir?: string
  /** Origins whose pages may call it besides its own. */
  origins?: string[]
  /** The limits as in production, or so high that no test meets them by accident. */
  rateLimits?: 'real' | 'high'
  /** JavaScript engines that it keeps ready, where a few are not enough. */
  engines?: number
  /** Whether `output` has every statement that the server runs. */
  printsStatements?: boolean
  /** Jobs run by the clock, as in production; otherwise only a test runs them, with `runJob`. */
  jobs?: 'by the clock'
  /** Anything else that the server reads from its environment. */
  environment?: Record<string, string>
  /** The source of one more file of hooks, for what no route shows. */
  hooks?: string
  /** Another build than that of the present sources, as `buildServer` makes one. */
  built?: Installation
  /** Where its data are already. It removes only what it made itself. */
  dataDir?: string
}

// A runner ends its workers by signal: what a test left running ends with them.
stopOnSignals(1)

const host = '127.0.0.1'
const nobodyListens = 9
/** Many servers of tests run beside each other. */
const FEW_ENGINES = 10

/** A real PocketBase with this project's hooks and migrations on a database of its own, which holds nothing but a superuser. */
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
      // A process that stands still writes nothing meanwhile; what its log holds is read again at the next start, as after a power cut.
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

/** The clock for jobs ticks every thirty years: `runJob` runs them, and a minute that ends within a test changes nothing of what it counts. */
const withoutClock = '$app.cron().setInterval(1e18)'

/** Nothing of the developer's own environment reaches a server under test. */
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
