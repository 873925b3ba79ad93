import { join } from 'node:path'
import * as electron from 'electron'
import { autoUpdater } from 'electron-updater'
import { buildSettings } from './build-settings'
import { startDesktop } from './start-desktop'

void startDesktop({
  electron,
  updater: () => autoUpdater,
  settings: buildSettings(),
  files: { web: join(__dirname, 'web'), icons: join(__dirname, 'icons'), preload: join(__dirname, 'preload.js') },
  process: { argv: process.argv, platform: process.platform, environment: process.env },
})
