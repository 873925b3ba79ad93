import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runToEnd } from '../children'
import { paths } from '../paths'
import { step } from '../step'
import { TaskFailure } from '../task-failure'

const OLDEST_GO = 26

type GoProgram = {
  name: string
  /** The argument that prints the version. */
  setting: string
  asked: string
  /** The folder whose go.mod pins the version and whose go.sum vouches for the sources. */
  module: string
  repository: string
  packagePath: string
  versionVariable: string
}

const pocketBase: GoProgram = {
  name: 'PocketBase',
  setting: 'POCKETBASE_BIN',
  asked: '--version',
  module: paths.goModule,
  repository: 'github.com/pocketbase/pocketbase',
  packagePath: 'github.com/pocketbase/pocketbase/examples/base',
  versionVariable: 'github.com/pocketbase/pocketbase.Version',
}

const litestream: GoProgram = {
  name: 'Litestream',
  setting: 'LITESTREAM_BIN',
  asked: 'version',
  module: paths.litestreamModule,
  repository: 'github.com/benbjohnson/litestream',
  packagePath: 'github.com/benbjohnson/litestream/cmd/litestream',
  versionVariable: 'main.Version',
}

export const obtainPocketBase = (environment = process.env, cache = paths.cache): Promise<string> => obtain(pocketBase, environment, cache)
export const obtainLitestream = (environment = process.env, cache = paths.cache): Promise<string> => obtain(litestream, environment, cache)

async function obtain(asked: GoProgram, environment: NodeJS.ProcessEnv, cache: string): Promise<string> {
  const { name, setting, module, repository } = asked
  const version = readFileSync(join(module, 'go.mod'), 'utf8').split(`${repository} v`)[1]?.split(/\s/)[0] ?? ''
  const given = environment[setting]
  if (given) return givenProgram(asked, given, version)
  const file = name.toLowerCase()
  const program = join(cache, file, version, process.platform === 'win32' ? `${file}.exe` : file)
  if (existsSync(program)) return program
  await mkdir(dirname(program), { recursive: true })
  const reason = await build(asked, version, program, environment)
  if (reason === undefined) return program
  throw new TaskFailure(
    `${name} ${version} could not be obtained. Tried:
  - ${setting}: not set
  - ${program}: not there
  - Go: ${reason}
What to do: install Go 1.${OLDEST_GO} or newer; or download ${name} ${version}, unpack it and set ${setting} to its path. Then run this again.`,
  )
}

/** Another version is reported. */
async function givenProgram({ name, setting, asked }: GoProgram, program: string, version: string): Promise<string> {
  const { code, output } = await runToEnd(program, [asked])
  const said = output.trim()
  if (code !== 0) throw new TaskFailure(`${setting} is ${program}, which does not run (${said}). Correct it, or unset it.`)
  const versions = said.split(/\s/).map((word) => word.replace(/^v/, ''))
  if (!versions.includes(version)) console.info(`${setting} is "${said}"; this project is made for ${name} ${version}.`)
  return program
}

/** Unmodified sources. Returns the reason of a failure. */
async function build(program: GoProgram, version: string, target: string, environment: NodeJS.ProcessEnv): Promise<string | undefined> {
  const found = await runToEnd('go', ['env', 'GOVERSION'], { env: environment })
  if (found.code !== 0) return 'not installed'
  const goVersion = found.output.trim()
  if (Number(/^go1\.(\d+)/.exec(goVersion)?.[1]) < OLDEST_GO) return `${goVersion} is older than 1.${OLDEST_GO}`
  const part = `${target}.${process.pid}.part`
  const flags = ['-trimpath', '-ldflags', `-s -w -X ${program.versionVariable}=${version}`, '-o', part]
  try {
    await step(`Building ${program.name} ${version} with ${goVersion} (a minute or two, once)`, async () => {
      const { code, output } = await runToEnd('go', ['build', ...flags, program.packagePath], { cwd: program.module, env: environment })
      if (code !== 0) throw new Error(output.trim().split('\n').slice(-3).join(' | '))
    })
    await rename(part, target)
    return undefined
  } catch (error) {
    return `the build failed: ${error instanceof Error ? error.message : error}`
  }
}
