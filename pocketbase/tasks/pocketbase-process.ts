import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { runToEnd, startChild } from './children'
import { paths } from './paths'
import { TaskFailure } from './task-failure'

export type Superuser = { email: string; password: string }

/** A program and a database with what makes its tables; all paths are absolute. */
export type Database = { program: string; dataDir: string; migrationsDir: string }

/** The same with the code that runs in the server. */
export type Installation = Database & { hooksDir: string }

/** Engines of a server that people use: as many requests at once take no time to make one. */
export const ENGINES = 50

export type ServeOptions = {
  host: string
  port: number
  /** Browser origins that may call this server. */
  origins: string[]
  environment: NodeJS.ProcessEnv
  /** JavaScript engines kept ready: one is taken for as long as a handler runs. */
  engines: number
  /** Prints every statement that it runs, with its values: for tests. */
  printsStatements?: boolean
  /** Receives the server's output, errors included, once it listens. */
  onOutput: (text: string) => void
}

/**
 * PocketBase decodes a picture for anyone who asks a small one of it (`?thumb=`), which the app never does, and has no switch for that. So the wait for a turn to
 * decode is over before it begins, and the original is answered: these seconds, in nanoseconds, are beyond what Go's time.Duration holds, and count as negative.
 */
const thumbs = { PB_THUMBS_MAX_WAIT: '9223372037' }

/** Starts the server, which applies pending migrations first. Kept once it listens; broken, with what it said, if it ends before. */
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

/**
 * Makes the superuser, or gives it this password. Without any, `serve` would print an installer link and open a browser; unless told
 * otherwise, one whose password only the caller learns.
 */
export async function ensureSuperuser(database: Database, superuser = unguessableSuperuser()): Promise<Superuser> {
  await runCommand(database, ['ensure-superuser', superuser.email], { SUPERUSER_PASSWORD: superuser.password })
  return superuser
}

/** Brings a database that is not being served up to date. */
export async function migrate(database: Database): Promise<void> {
  await runCommand(database, ['migrate', 'up'])
}

/**
 * Runs one of PocketBase's console commands, or of those in tasks/console; safe while a server runs on the same data. The app's hooks stay
 * out: they expect the environment of a served app. Returns what the command printed.
 */
export async function runCommand(database: Database, args: string[], environment: Record<string, string> = {}): Promise<string> {
  const { code, output } = await runToEnd(database.program, [...args, ...flags({ ...database, hooksDir: paths.consoleCommands })], {
    env: { ...process.env, ...environment },
  })
  // PocketBase ends with 0 even when a command failed.
  if (code !== 0 || /^Error: /m.test(output)) throw new TaskFailure(`pocketbase ${args.join(' ')} failed:\n${output.trim()}`)
  return output
}

/** The same for a command that goes on until it is ended. */
export const startCommand = (database: Database, args: string[]): ChildProcess =>
  startChild(database.program, [...args, ...flags({ ...database, hooksDir: paths.consoleCommands })], { stdio: ['ignore', 'pipe', 'pipe'] })

function unguessableSuperuser(): Superuser {
  return { email: 'tasks@canteiro.example', password: randomBytes(24).toString('base64url') }
}

function flags({ dataDir, migrationsDir, hooksDir }: Installation): string[] {
  return ['--dev=false', '--automigrate=false', `--dir=${dataDir}`, `--migrationsDir=${migrationsDir}`, `--hooksDir=${hooksDir}`]
}

/** The banner ends with the Dashboard's address; what comes after it is for `onOutput`. */
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
