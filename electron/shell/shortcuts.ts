import { links } from '#links'
import { desktopShell as words } from '#texts'
import { linkOfPage } from '../deep-links'
import type { Host } from '../host'
import type { MainWindow } from '../window/main-window'
import type { Areas } from './menu'

export type Shortcut = { label: string; path: string }

/** Ways into the app from tray, dock and taskbar: a new project and messages, where the signed-in person has them. */
export const shortcutsOf = ({ areas, newProject }: Areas): Shortcut[] => [
  ...(newProject === null ? [] : [{ label: words.menu.newProject, path: newProject }]),
  ...areas.filter(({ path }) => path === links.messages()),
]

/** On macOS in the dock's menu; on Windows in the jump list, which stays while the app is closed. */
export function createShortcuts({ electron: { app, Menu }, process }: Host, window: MainWindow): { show(areas: Areas): void } {
  return {
    show(areas) {
      const shortcuts = shortcutsOf(areas)
      if (process.platform === 'darwin')
        app.dock?.setMenu(Menu.buildFromTemplate(shortcuts.map(({ label, path }) => ({ label, click: () => window.open(path) }))))
      // Unpacked, the list would start Electron's bare program.
      if (process.platform === 'win32' && app.isPackaged) app.setUserTasks(shortcuts.map((shortcut) => taskOf(app.getPath('exe'), shortcut)))
    },
  }
}

const taskOf = (program: string, { label, path }: Shortcut) => ({
  program,
  arguments: linkOfPage(path),
  title: label,
  description: label,
  iconPath: program,
  iconIndex: 0,
})
