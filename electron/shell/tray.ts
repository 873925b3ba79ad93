import { join } from 'node:path'
import { desktopShell as words } from '#texts'
import type { Host } from '../host'
import type { MainWindow } from '../window/main-window'

export type TrayIcon = { show(unread: number): void }

export function createTray({ electron, files }: Host, window: MainWindow): TrayIcon {
  const tray = new electron.Tray(join(files.icons, 'tray.png'))
  const show = (unread: number) => {
    tray.setToolTip(unread > 0 ? `${words.name}: ${words.unread(unread)}` : words.name)
    tray.setContextMenu(
      electron.Menu.buildFromTemplate([
        ...(unread > 0 ? [{ label: words.unread(unread), enabled: false }, { type: 'separator' } as const] : []),
        { label: words.tray.open, click: () => window.open() },
        { label: words.tray.quit, click: () => electron.app.quit() },
      ]),
    )
  }
  show(0)
  tray.on('click', () => window.open())
  return { show }
}
