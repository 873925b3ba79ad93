import { join } from 'node:path'
import { desktopShell as words } from '#texts'
import type { Host } from '../host'
import type { MainWindow } from '../window/main-window'
import type { TrayIcon } from './tray'

/** In the tray, on the dock of macOS and some Linux desktops, and on the taskbar icon of Windows. */
export function createUnread({ electron, files, process }: Host, window: MainWindow, tray: TrayIcon): { show(count: number): void } {
  return {
    show(count) {
      tray.showUnread(count)
      if (process.platform !== 'win32') {
        electron.app.setBadgeCount(count)
        return
      }
      const badge = count > 0 ? electron.nativeImage.createFromPath(join(files.icons, `badge-${Math.min(count, 10)}.png`)) : null
      window.current()?.setOverlayIcon(badge, count > 0 ? words.unread(count) : '')
    },
  }
}
