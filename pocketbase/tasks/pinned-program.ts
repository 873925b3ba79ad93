import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runToEnd } from './children'
import { TaskFailure } from './task-failure'

/** The version of a program's module, such as github.com/pocketbase/pocketbase, that go.mod in `folder` names. */
export function pinnedVersion(folder: string, module: string): string {
  const file = join(folder, 'go.mod')
  const version = readFileSync(file, 'utf8').split(`${module} v`)[1]?.split(/\s/)[0]
  if (!version) throw new Error(`${file} names no version of ${module}`)
  return version
}

/** The program whose path the setting `name` gives, if it runs; that it is of another version is told. `asked` makes it tell its version. */
export async function givenProgram(name: string, program: string, asked: string, version: string): Promise<string> {
  const { code, output } = await runToEnd(program, [asked])
  const said = output.trim()
  if (code !== 0) throw new TaskFailure(`${name} is ${program}, which does not run (${said}). Correct it, or unset it.`)
  if (!said.split(/\s/).includes(version)) console.info(`${name} is "${said}"; this project is made for ${version}.`)
  return program
}
