import { rename } from 'node:fs/promises'
import { runToEnd } from './children'
import type { Way } from './obtain-pocketbase'
import { paths } from './paths'
import { step } from './step'

const oldestMinor = 26
const packagePath = 'github.com/pocketbase/pocketbase'

/** Builds the official program, unmodified, from the sources that pocketbase/go.sum vouches for. */
export const buildWithGo: Way = async (program, version, environment) => {
  const found = await runToEnd('go', ['env', 'GOVERSION'], { env: environment })
  if (found.code !== 0) return { ok: false, reason: 'Go: not installed' }
  const goVersion = found.output.trim()
  if (!isNewEnough(goVersion)) return { ok: false, reason: `Go: ${goVersion} is older than 1.${oldestMinor}` }

  const part = `${program}.${process.pid}.part`
  const flags = ['-trimpath', '-ldflags', `-s -w -X ${packagePath}.Version=${version}`, '-o', part]
  try {
    await step(`Building PocketBase ${version} with ${goVersion} (a minute or two, once)`, async () => {
      const { code, output } = await runToEnd('go', ['build', ...flags, `${packagePath}/examples/base`], { cwd: paths.goModule, env: environment })
      if (code !== 0) throw new Error(output.trim().split('\n').slice(-3).join(' | '))
    })
    await rename(part, program)
    return { ok: true }
  } catch (error) {
    return { ok: false, reason: `Go: the build failed: ${error instanceof Error ? error.message : error}` }
  }
}

function isNewEnough(goVersion: string): boolean {
  const [, major, minor] = /^go(\d+)\.(\d+)/.exec(goVersion) ?? []
  return Number(major) > 1 || (Number(major) === 1 && Number(minor) >= oldestMinor)
}
