import type * as Electron from 'electron'
import type { AppUpdater } from 'electron-updater'
import type { BuildSettings } from './build-settings'

export type Host = {
  electron: typeof Electron
  /** Only for builds with updates: electron-updater reads its files as soon as it is touched. */
  updater: () => AppUpdater
  settings: BuildSettings
  files: { web: string; icons: string; preload: string }
  process: { argv: readonly string[]; platform: NodeJS.Platform; environment: NodeJS.ProcessEnv }
}
