import { desktopShell as words } from '#texts'
import type { Host } from '../host'
import type { MainWindow } from '../window/main-window'

/** Electron only answers that nothing was printed, also where its person changed their mind. */
export async function printPage({ electron }: Host, window: MainWindow): Promise<void> {
  const page = window.current()?.webContents
  if (!page) return
  const isPrinted = await new Promise<boolean>((answer) => page.print({}, answer))
  const printers = isPrinted ? undefined : await page.getPrintersAsync().catch(() => [])
  if (printers?.length !== 0) return
  await electron.dialog.showMessageBox({ type: 'info', title: words.name, message: words.noPrinter, buttons: [words.about.close] })
}
