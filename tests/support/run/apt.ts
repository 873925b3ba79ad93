import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { runToEnd } from '../../../pocketbase/tasks/children'
import { step } from '../../../pocketbase/tasks/step'
import { TaskFailure } from '../../../pocketbase/tasks/task-failure'

/** Simultaneous test files install in turn: apt refuses a second one. */
const lock = join(tmpdir(), 'canteiro-apt.lock')

export async function installWithApt(...names: string[]): Promise<string> {
  const all = names.join(' ')
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return '  - apt-get: only as root on a system that has it'
  return step(`Installing ${all} with apt-get`, async () => {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const { code, output } = await runToEnd('flock', [lock, 'sh', '-c', 'apt-get update; apt-get install -y "$@"', 'apt', ...names], {
      env: environment,
    })
    return `  - apt-get install ${all}: ${code === 0 ? 'done' : lastLine(output)}`
  })
}

export function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? ''
}

export const inPath = (names: readonly string[]): string[] =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))

/** From a Debian package where it is missing. */
export async function obtainProgram(name: string, packageName: string): Promise<string> {
  // Only root's PATH has the folders of servers.
  const find = () => [...inPath([name]), `/usr/sbin/${name}`].find((path) => existsSync(path))
  const here = find()
  if (here) return here
  const tried = await installWithApt(packageName)
  const installed = find()
  if (installed) return installed
  throw new TaskFailure(`There is no ${name}. Tried:\n${tried}\nInstall the package ${packageName}.`)
}
