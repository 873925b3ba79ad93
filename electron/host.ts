import type * as Electron from 'electron'
import type { AppUpdater } from 'electron-updater'
import type { BuildSettings } from './build-settings'

/** Everything that the app is given from outside: Electron, the machine, and what was decided when it was built. */
export type Host = {
  electron: typeof Electron
  /** Asked for only by a build that has updates: electron-updater reads its files as soon as it is touched. */
  updater: () => AppUpdater
  settings: BuildSettings
  files: { web: string; icons: string; preload: string }
  process: { argv: readonly string[]; platform: NodeJS.Platform; environment: NodeJS.ProcessEnv }
}
