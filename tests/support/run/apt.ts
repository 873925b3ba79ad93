import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { runToEnd } from '../../../pocketbase/tasks/children'
import { step } from '../../../pocketbase/tasks/step'
import { TaskFailure } from '../../../pocketbase/tasks/task-failure'

/** Test files that run at once install one after the other: apt refuses a second one meanwhile. */
const lock = join(tmpdir(), 'canteiro-apt.lock')

/** Installs packages of Debian as root, where there is apt-get; the answer says what became of that. */
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

/** Where a shell would look for these commands. */
export const inPath = (names: readonly string[]): string[] =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))

/** The program of this name, which this package of Debian has. */
export async function obtainProgram(name: string, packageName: string): Promise<string> {
  // The PATH of a person who is not root lacks the folders of servers.
  const find = () => [...inPath([name]), `/usr/sbin/${name}`].find((path) => existsSync(path))
  const here = find()
  if (here) return here
  const tried = await installWithApt(packageName)
  const installed = find()
  if (installed) return installed
  throw new TaskFailure(`There is no ${name}. Tried:\n${tried}\nInstall the package ${packageName}.`)
}
