import { existsSync } from 'node:fs'
import { runTask } from './prepare.mjs'
import { runToExit } from './run-to-exit.mjs'
import { unknownCommand } from './usage.mjs'

/** A file of tasks/commands. @param {string} name */
export async function runCommand(name) {
  const file = new URL(`commands/${name}.ts`, import.meta.url)
  if (existsSync(file)) return runTask(file)
  return runToExit(async () => {
    throw unknownCommand(name)
  })
}
