import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Built, buildWithGo } from './build-with-go'
import { downloadRelease } from './download-release'
import { paths } from './paths'
import { givenProgram, pinnedVersion } from './pinned-program'
import { TaskFailure } from './task-failure'

const repository = 'github.com/pocketbase/pocketbase'

/** One way to put the program at `program`; `reason` says why it could not. */
export type Way = (program: string, version: string, environment: NodeJS.ProcessEnv) => Promise<Built>

/**
 * The path of a PocketBase of the version that pocketbase/go.mod pins: POCKETBASE_BIN, else what was obtained before, else built with Go,
 * else the official release whose SHA-256 is given.
 */
export async function obtainPocketBase(environment = process.env, cache = join(paths.cache, 'pocketbase')): Promise<string> {
  const version = pocketBaseVersion()
  if (environment.POCKETBASE_BIN) return givenProgram('POCKETBASE_BIN', environment.POCKETBASE_BIN, '--version', version)
  const program = join(cache, version, process.platform === 'win32' ? 'pocketbase.exe' : 'pocketbase')
  if (existsSync(program)) return program
  await mkdir(dirname(program), { recursive: true })
  const tried: string[] = []
  for (const way of [buildPocketBase, downloadRelease]) {
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

const buildPocketBase: Way = (program, version, environment) =>
  buildWithGo(
    {
      name: 'PocketBase',
      version,
      module: paths.goModule,
      packagePath: `${repository}/examples/base`,
      versionVariable: `${repository}.Version`,
    },
    program,
    environment,
  )

/** The version that pocketbase/go.mod names. */
const pocketBaseVersion = (): string => pinnedVersion(paths.goModule, repository)
