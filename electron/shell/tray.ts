import { join } from 'node:path'
import { desktopShell as words } from '#texts'
import type { Host } from '../host'
import type { MainWindow } from '../window/main-window'
import type { Areas } from './menu'
import { type Shortcut, shortcutsOf } from './shortcuts'

export type TrayIcon = { showUnread(count: number): void; showAreas(areas: Areas): void }

export function createTray({ electron, files }: Host, window: MainWindow): TrayIcon {
  const tray = new electron.Tray(join(files.icons, 'tray.png'))
  let unread = 0
  let shortcuts: Shortcut[] = []
  const show = () => {
    tray.setToolTip(unread > 0 ? `${words.name}: ${words.unread(unread)}` : words.name)
    tray.setContextMenu(
      electron.Menu.buildFromTemplate([
        ...(unread > 0 ? [{ label: words.unread(unread), enabled: false }, { type: 'separator' } as const] : []),
        { label: words.tray.open, click: () => window.open() },
        ...shortcuts.map(({ label, path }) => ({ label, click: () => window.open(path) })),
        { label: words.tray.quit, click: () => electron.app.quit() },
      ]),
    )
  }
  show()
  tray.on('click', () => window.open())
  return {
    showUnread(count) {
      unread = count
      show()
    },
    showAreas(areas) {
      shortcuts = shortcutsOf(areas)
      show()
    },
  }
}
