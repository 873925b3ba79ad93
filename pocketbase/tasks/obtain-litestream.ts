import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buildWithGo } from './build-with-go'
import { paths } from './paths'
import { givenProgram, pinnedVersion } from './pinned-program'
import { TaskFailure } from './task-failure'

const repository = 'github.com/benbjohnson/litestream'

/**
 * The path of a Litestream of the version that pocketbase/litestream/go.mod pins: LITESTREAM_BIN, else what was built before, else built with Go. Litestream
 * publishes no archive whose checksum this project could pin.
 */
export async function obtainLitestream(environment = process.env, cache = join(paths.cache, 'litestream')): Promise<string> {
  const version = pinnedVersion(paths.litestreamModule, repository)
  if (environment.LITESTREAM_BIN) return givenProgram('LITESTREAM_BIN', environment.LITESTREAM_BIN, 'version', version)
  const program = join(cache, version, process.platform === 'win32' ? 'litestream.exe' : 'litestream')
  if (existsSync(program)) return program
  await mkdir(dirname(program), { recursive: true })
  const packagePath = `${repository}/cmd/litestream`
  const source = { name: 'Litestream', version, module: paths.litestreamModule, packagePath, versionVariable: 'main.Version' }
  const built = await buildWithGo(source, program, environment)
  if (built.ok) return program
  throw new TaskFailure(
    `LITESTREAM_REPLICA needs Litestream ${version}, which could not be obtained. Tried:
  - LITESTREAM_BIN: not set
  - ${program}: not there
  - ${built.reason}
What to do: install Go 1.26 or newer; or download Litestream ${version} by hand and set LITESTREAM_BIN to its path. Then run this again.`,
  )
}
