import { desktopShell as words } from '#texts'
import type { Host } from '../host'
import type { MainWindow } from '../window/main-window'

const EACH_MS = 6 * 3_600_000

export type Updates = {
  isReady(): boolean
  install(): void
}

/** The page offers them; nothing restarts by itself. A build without an address never looks. */
export function watchUpdates({ settings, updater, electron }: Host, window: MainWindow): Updates {
  let isReady = false
  let isInstalling = false
  if (!settings.updates || !electron.app.isPackaged) return { isReady: () => false, install: () => undefined }
  const source = updater()
  source.logger = null
  source.autoDownload = true
  source.autoInstallOnAppQuit = true
  source.on('update-downloaded', () => {
    isReady = true
    window.tell({ type: 'update-ready' })
  })
  source.on('error', (error) => {
    // No network is no failure: the next check comes by itself.
    console.info('No new version could be fetched or installed.', error.message)
    if (!isInstalling) return
    isInstalling = false
    window.letClose(false)
    if (window.tell({ type: 'update-failed' })) return
    void electron.dialog.showMessageBox({ type: 'error', title: words.name, message: words.notUpdated, buttons: [words.about.close] })
  })
  // The `error` event above reports failed checks and downloads too.
  const look = () =>
    void source
      .checkForUpdates()
      .then((found) => found?.downloadPromise)
      .catch(() => undefined)
  look()
  setInterval(look, EACH_MS).unref()
  return {
    isReady: () => isReady,
    install() {
      if (!isReady) return
      isInstalling = true
      // On macOS the windows are closed before the app reports that it quits.
      window.letClose(true)
      source.quitAndInstall()
    },
  }
}
