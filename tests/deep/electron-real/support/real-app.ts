import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { _electron, type ElectronApplication, type Page } from '@playwright/test'
import type { MenuItem, SaveDialogOptions } from 'electron'
import { appOrigin } from '../../../../electron/files/app-address'
import type { Desk } from './desk'

type Dialogs = { saves: SaveDialogOptions[]; messages: string[] }

/** The app on a real Electron, with this profile of its person. */
export type RealApp = {
  electron: ElectronApplication
  page: Page
  /** Starts the program again while this one runs; answers once it has ended. */
  again(...args: string[]): Promise<number | null>
  /** Labels of the menu that leads to areas. */
  areas(): Promise<string[]>
  /** Keys go to its window. */
  activate(): Promise<void>
  isShown(): Promise<boolean>
  /** Dialogs answer at once from now on: a file goes to `path`, '' cancels. */
  answerDialogs(path: string): Promise<void>
  dialogs(): Promise<Dialogs>
}

export const programOfElectron = (): string => process.env.ELECTRON_PATH ?? ''

export async function startRealApp(desk: Desk, folder: string, profile: string, ...args: string[]): Promise<RealApp> {
  const given = [folder, `--user-data-dir=${join(desk.home, profile)}`]
  const electron = await _electron.launch({
    executablePath: programOfElectron(),
    args: [...given, ...args],
    env: desk.environment,
    cwd: desk.home,
    chromiumSandbox: true,
  })
  const page = relativeToApp(await electron.firstWindow())
  return {
    electron,
    page,
    async again(...more) {
      const child = spawn(programOfElectron(), [...given, ...more], { env: desk.environment, stdio: 'ignore' })
      const [code] = await once(child, 'exit')
      return code
    },
    areas: () =>
      electron.evaluate(({ Menu }) => {
        const go = Menu.getApplicationMenu()?.items.find(({ label }) => label === '&Ir')
        return (go?.submenu?.items ?? []).slice(2).map(({ label }: MenuItem) => label)
      }),
    async activate() {
      const [id = ''] = (
        await desk.run('xdotool', 'search', '--all', '--onlyvisible', '--pid', String(electron.process().pid), '--name', 'Canteiro$')
      ).split('\n')
      await desk.run('xdotool', 'windowactivate', '--sync', id)
    },
    isShown: () => electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible() ?? false),
    answerDialogs: (path) =>
      electron.evaluate(({ dialog }, filePath) => {
        const dialogs: Dialogs = { saves: [], messages: [] }
        Object.assign(globalThis, { dialogs })
        Object.assign(dialog, {
          async showSaveDialog(options: SaveDialogOptions) {
            dialogs.saves.push(options)
            return { canceled: filePath === '', filePath }
          },
          async showMessageBox({ message }: { message: string }) {
            dialogs.messages.push(message)
            return { response: 0, checkboxChecked: false }
          },
        })
      }, path),
    dialogs: () => electron.evaluate(() => Reflect.get(globalThis, 'dialogs')),
  }
}

/** Addresses without an origin, as the other end-to-end tests give them. */
export function relativeToApp(page: Page): Page {
  const goto = page.goto.bind(page)
  page.goto = (address, options) => goto(address.startsWith('/') ? appOrigin + address : address, options)
  return page
}
