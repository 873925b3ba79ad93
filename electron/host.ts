import type { BuildSettings } from './build-settings'
import type { ElectronPort, UpdaterPort } from './electron-port'

/** Everything that the app is given from outside: Electron, the machine, and what was decided when it was built. */
export type Host = {
  electron: ElectronPort
  /** Asked for only by a build that has updates: electron-updater reads its files as soon as it is touched. */
  updater: () => UpdaterPort
  settings: BuildSettings
  files: { web: string; icons: string; preload: string }
  process: { argv: readonly string[]; platform: NodeJS.Platform; environment: NodeJS.ProcessEnv }
}
