import { existsSync } from 'node:fs'
import { startChild, stop, stopOnSignals, stopWith } from '../../pocketbase/tasks/children'
import { localAddress, localSettings } from '../../pocketbase/tasks/settings'
import { TaskFailure } from '../../pocketbase/tasks/task-failure'
import { appFolder, buildDesktop } from './build-desktop'
import { desktopSettings } from './desktop-settings'

/** For the server of `npm start` unless CANTEIRO_SERVER names another. */
export default async function start(): Promise<void> {
  stopOnSignals(130)
  const { host, port } = localSettings(process.env)
  await buildDesktop(desktopSettings(process.env, localAddress(host, port)))
  const app = startChild(await electronProgram(), [appFolder], { stdio: 'inherit' })
  app.once('exit', (code) => {
    if (code === 0) stop(0)
  })
  stopWith(app, 'The desktop app')
}

/** Electron's package fetches its program on first use; ELECTRON_PATH names an existing one. */
async function electronProgram(): Promise<string> {
  const given = process.env.ELECTRON_PATH
  if (given && existsSync(given)) return given
  if (given) throw new TaskFailure(`ELECTRON_PATH is "${given}", and there is nothing. It must name Electron's program.`)
  try {
    const { default: found } = await import('electron')
    return String(found)
  } catch (error) {
    throw new TaskFailure(
      `Electron's program could not be fetched: ${error instanceof Error ? error.message : error}\nSet ELECTRON_PATH to one that is installed, or try again with a network.`,
    )
  }
}
