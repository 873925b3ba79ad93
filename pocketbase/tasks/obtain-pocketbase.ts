import { existsSync, readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buildWithGo } from './build-with-go'
import { runToEnd } from './children'
import { downloadRelease } from './download-release'
import { paths } from './paths'
import { TaskFailure } from './task-failure'

/** One way to put the program at `program`; `reason` says why it could not. */
export type Way = (program: string, version: string, environment: NodeJS.ProcessEnv) => Promise<{ ok: true } | { ok: false; reason: string }>

/**
 * The path of a PocketBase of the version that pocketbase/go.mod pins: POCKETBASE_BIN, else what was obtained before, else built with Go,
 * else the official release whose SHA-256 is given.
 */
export async function obtainPocketBase(environment = process.env, cache = join(paths.cache, 'pocketbase')): Promise<string> {
  const version = pinnedVersion()
  if (environment.POCKETBASE_BIN) return checkGiven(environment.POCKETBASE_BIN, version)
  const program = join(cache, version, process.platform === 'win32' ? 'pocketbase.exe' : 'pocketbase')
  if (existsSync(program)) return program
  await mkdir(dirname(program), { recursive: true })
  const tried: string[] = []
  for (const way of [buildWithGo, downloadRelease]) {
    const outcome = await way(program, version, environment)
    if (outcome.ok) return program
    tried.push(outcome.reason)
  }
  throw new TaskFailure(
    [
      `PocketBase ${version} could not be obtained. Tried:`,
      '  - POCKETBASE_BIN: not set',
      `  - ${program}: not there`,
      ...tried.map((reason) => `  - ${reason}`),
      `What to do: install Go 1.26 or newer; or download PocketBase ${version} by hand and set POCKETBASE_BIN to its path; or set POCKETBASE_SHA256 to the
SHA-256 of its release archive for this platform, from a source that you trust. Then run this again.`,
    ].join('\n'),
  )
}

/** The version that pocketbase/go.mod names. */
export function pinnedVersion(): string {
  const version = /pocketbase\/pocketbase v(\S+)/.exec(readFileSync(join(paths.goModule, 'go.mod'), 'utf8'))?.[1]
  if (!version) throw new Error('pocketbase/go.mod names no version of PocketBase')
  return version
}

async function checkGiven(program: string, version: string): Promise<string> {
  const { code, output } = await runToEnd(program, ['--version'])
  if (code !== 0) throw new TaskFailure(`POCKETBASE_BIN is ${program}, which does not run (${output.trim()}). Correct it, or unset it.`)
  if (!output.includes(version)) console.info(`POCKETBASE_BIN is "${output.trim()}"; this project is made for ${version}.`)
  return program
}
