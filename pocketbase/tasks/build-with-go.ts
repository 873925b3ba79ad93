import { rename } from 'node:fs/promises'
import { runToEnd } from './children'
import { step } from './step'

const oldestMinor = 26

export type GoProgram = {
  name: string
  version: string
  /** The folder whose go.mod pins the version, and whose go.sum vouches for the sources. */
  module: string
  packagePath: string
  /** The variable that holds the version which the program tells. */
  versionVariable: string
}

export type Built = { ok: true } | { ok: false; reason: string }

/** Builds the official program, unmodified, into the file `target`; `reason` says why it could not. */
export async function buildWithGo(program: GoProgram, target: string, environment: NodeJS.ProcessEnv): Promise<Built> {
  const found = await runToEnd('go', ['env', 'GOVERSION'], { env: environment })
  if (found.code !== 0) return { ok: false, reason: 'Go: not installed' }
  const goVersion = found.output.trim()
  if (!isNewEnough(goVersion)) return { ok: false, reason: `Go: ${goVersion} is older than 1.${oldestMinor}` }

  const { name, version, module, packagePath, versionVariable } = program
  const part = `${target}.${process.pid}.part`
  const flags = ['-trimpath', '-ldflags', `-s -w -X ${versionVariable}=${version}`, '-o', part]
  try {
    await step(`Building ${name} ${version} with ${goVersion} (a minute or two, once)`, async () => {
      const { code, output } = await runToEnd('go', ['build', ...flags, packagePath], { cwd: module, env: environment })
      if (code !== 0) throw new Error(output.trim().split('\n').slice(-3).join(' | '))
    })
    await rename(part, target)
    return { ok: true }
  } catch (error) {
    return { ok: false, reason: `Go: the build failed: ${error instanceof Error ? error.message : error}` }
  }
}

function isNewEnough(goVersion: string): boolean {
  const [, major, minor] = /^go(\d+)\.(\d+)/.exec(goVersion) ?? []
  return Number(major) > 1 || (Number(major) === 1 && Number(minor) >= oldestMinor)
}
