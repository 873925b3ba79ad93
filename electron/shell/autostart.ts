import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { desktopShell as words } from '#texts'
import type { Host } from '../host'

/** Marks a start with the system, where the app waits in the tray if it is kept there. */
const hiddenArgument = '--canteiro-hidden'

export type Autostart = {
  isOn(): boolean
  set(on: boolean): void
  hasStarted(): boolean
}

/** Windows and macOS store it by Electron, Linux by a file in the autostart folder. */
export function createAutostart({ electron: { app }, process }: Host): Autostart {
  // Electron's bare program opens the app of the folder that it is given.
  const args = app.isPackaged ? [hiddenArgument] : [app.getAppPath(), hiddenArgument]
  const isMarked = () => process.argv.includes(hiddenArgument)
  if (process.platform !== 'linux') {
    return {
      isOn: () => app.getLoginItemSettings({ args }).openAtLogin,
      set: (openAtLogin) => app.setLoginItemSettings({ openAtLogin, args }),
      // macOS starts without arguments, and reports it itself.
      hasStarted: () => isMarked() || (process.platform === 'darwin' && app.getLoginItemSettings().wasOpenedAtLogin),
    }
  }
  const folder = join(process.environment.XDG_CONFIG_HOME || join(app.getPath('home'), '.config'), 'autostart')
  const file = join(folder, 'canteiro.desktop')
  return {
    isOn: () => existsSync(file),
    hasStarted: isMarked,
    set(on) {
      if (!on) return rmSync(file, { force: true })
      mkdirSync(folder, { recursive: true })
      // An AppImage runs from a folder that is removed when it ends.
      writeFileSync(file, entryOf([process.environment.APPIMAGE || app.getPath('exe'), ...args]))
    },
  }
}

const entryOf = (command: readonly string[]): string =>
  ['[Desktop Entry]', 'Type=Application', `Name=${words.name}`, `Exec=${command.map(quoted).join(' ')}`, 'X-GNOME-Autostart-enabled=true', ''].join(
    '\n',
  )

/** For Exec, where % begins a field code, and for the file's strings. */
const quoted = (argument: string): string =>
  `"${argument
    .replace(/(["`$\\])/g, '\\$1')
    .replace(/%/g, '%%')
    .replace(/\\/g, '\\\\')}"`
