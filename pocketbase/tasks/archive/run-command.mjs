import { runToExit } from '../run-to-exit.mjs'
import { unknownCommand } from '../usage.mjs'

/** In the place of tasks/run-command.mjs: nothing is installed or built. @param {string} name */
export const runCommand = (name) =>
  runToExit(async () => {
    const { commands } = await import('./commands')
    const command = Object.hasOwn(commands, name) && commands[name]
    if (!command) throw unknownCommand(name)
    await command()
  })
