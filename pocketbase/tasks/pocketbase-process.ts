import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { runToEnd, startChild } from './children'
import { paths } from './paths'
import { TaskFailure } from './task-failure'

export type Superuser = { email: string; password: string }

/** Absolute paths; the migrations make the tables. */
export type Database = { program: string; dataDir: string; migrationsDir: string }

export type Installation = Database & { hooksDir: string }

export const ENGINES = 50

export type ServeOptions = {
  host: string
  port: number
  /** Browser origins that may call. */
  origins: string[]
  environment: NodeJS.ProcessEnv
  /** Ready JavaScript engines, each taken while a handler runs. */
  engines: number
  /** Every statement with its values, for tests. */
  printsStatements?: boolean
  /** Output and errors after the start. */
  onOutput: (text: string) => void
}

/**
 * `?thumb=` decodes pictures for anyone, and has no switch. These seconds overflow Go's time.Duration into a negative wait, so the original is
 * answered.
 */
const thumbs = { PB_THUMBS_MAX_WAIT: '9223372037' }

/** Applies pending migrations. Rejects with the output if it ends before it listens. */
export async function servePocketBase(installation: Installation, options: ServeOptions): Promise<ChildProcess> {
  const address = [`--http=${options.host}:${options.port}`, `--origins=${options.origins.join(',')}`]
  const engines = ['--hooksWatch=false', `--hooksPool=${options.engines}`]
  const development = options.printsStatements ? ['--dev=true'] : []
  const child = startChild(installation.program, ['serve', ...address, ...engines, ...flags(installation), ...development], {
    env: { ...options.environment, ...thumbs },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await listening(child, options.onOutput)
  return child
}

/** Without a superuser `serve` opens a browser for an installer; the default has a password that only the caller learns. */
export async function ensureSuperuser(database: Database, superuser = unguessableSuperuser()): Promise<Superuser> {
  await runCommand(database, ['ensure-superuser', superuser.email], { SUPERUSER_PASSWORD: superuser.password })
  return superuser
}

/** For a database that is not served. */
export async function migrate(database: Database): Promise<void> {
  await runCommand(database, ['migrate', 'up'])
}

/**
 * A console command, of PocketBase or tasks/console, served or not. Without the app's hooks, which expect a server's environment. Returns the
 * output.
 */
export async function runCommand(database: Database, args: string[], environment: Record<string, string> = {}): Promise<string> {
  const { code, output } = await runToEnd(database.program, [...args, ...flags({ ...database, hooksDir: paths.consoleCommands })], {
    env: { ...process.env, ...environment },
  })
  // PocketBase ends with 0 even after a failure.
  if (code !== 0 || /^Error: /m.test(output)) throw new TaskFailure(`pocketbase ${args.join(' ')} failed:\n${output.trim()}`)
  return output
}

export const startCommand = (database: Database, args: string[]): ChildProcess =>
  startChild(database.program, [...args, ...flags({ ...database, hooksDir: paths.consoleCommands })], { stdio: ['ignore', 'pipe', 'pipe'] })

function unguessableSuperuser(): Superuser {
  return { email: 'tasks@canteiro.example', password: randomBytes(24).toString('base64url') }
}

function flags({ dataDir, migrationsDir, hooksDir }: Installation): string[] {
  return ['--dev=false', '--automigrate=false', `--dir=${dataDir}`, `--migrationsDir=${migrationsDir}`, `--hooksDir=${hooksDir}`]
}

/** The banner ends with the Dashboard's address. */
function listening(child: ChildProcess, onOutput: (text: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let banner = ''
    let started = false
    const read = (chunk: Buffer) => {
      if (started) return onOutput(chunk.toString('utf8'))
      banner += chunk
      started = banner.includes('Dashboard: ')
      if (started) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', reject)
    child.once('close', () =>
      reject(new TaskFailure(`PocketBase ended before it listened. Mend what it says, then run this again:\n${banner.trim()}`)),
    )
  })
}
