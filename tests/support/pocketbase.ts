import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopOnSignals } from '../../pocketbase/tasks/children'
import { type ServeOptions, type Superuser, servePocketBase } from '../../pocketbase/tasks/pocketbase-process'
import { builtServer, superuser } from './built-server'
import { freePort } from './free-port'

export type TestServer = {
  url: string
  port: number
  dataDir: string
  superuser: Superuser
  /** What the server has printed so far. */
  output(): string
  /** Ends the process at once (SIGKILL, as a crash would, unless told otherwise) and keeps its data and port. */
  kill(signal?: NodeJS.Signals): Promise<void>
  /** Starts it again on the same data and port. */
  restart(): Promise<void>
  /** Ends it and removes its data. */
  stop(): Promise<void>
}

export type TestServerOptions = {
  /** Where its mails go; without one, nowhere. */
  mailbox?: { smtpPort: number }
  /** The folder of the built web app. */
  webDir?: string
  /** The limits as in production, or so high that no test meets them by accident. */
  rateLimits?: 'real' | 'high'
  /** Anything else that the server reads from its environment. */
  environment?: Record<string, string>
}

// A runner ends its workers by signal: what a test left running ends with them.
stopOnSignals(1)

const host = '127.0.0.1'
const nobodyListens = 9

/** A real PocketBase with this project's hooks and migrations on a database of its own, which holds nothing but a superuser. */
export async function startPocketBase(options: TestServerOptions = {}): Promise<TestServer> {
  const template = await builtServer()
  const home = await mkdtemp(join(tmpdir(), 'canteiro-'))
  const installation = { ...template, dataDir: join(home, 'data') }
  await cp(template.dataDir, installation.dataDir, { recursive: true })

  const port = await freePort()
  const url = `http://${host}:${port}`
  let said = ''
  const serveOptions: ServeOptions = {
    host,
    port,
    origins: [url],
    environment: environmentOf(url, options),
    engines: 10,
    onOutput: (text) => {
      said += text
    },
  }
  let child = await servePocketBase(installation, serveOptions)
  const kill = (signal: NodeJS.Signals = 'SIGKILL') => end(child, signal)

  return {
    url,
    port,
    dataDir: installation.dataDir,
    superuser,
    output: () => said,
    kill,
    async restart() {
      await kill('SIGTERM')
      child = await servePocketBase(installation, serveOptions)
    },
    async stop() {
      await kill()
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** Nothing of the developer's own environment reaches a server under test. */
function environmentOf(url: string, { mailbox, webDir, rateLimits = 'high', environment }: TestServerOptions): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    PUBLIC_URL: url,
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
