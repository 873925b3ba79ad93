import { desktopShell } from '#texts'
import type { Host } from '../host'
import type { MainWindow } from '../window/main-window'
import { saveFile } from './save-file'

export async function savePage(host: Host, window: MainWindow): Promise<void> {
  const page = window.current()?.webContents
  if (!page) return
  const saved = await saveFile(host, desktopShell.pdfName, () => page.printToPDF({ printBackground: true, preferCSSPageSize: true, pageSize: 'A4' }))
  if (saved !== 'failed') return
  await host.electron.dialog.showMessageBox({
    type: 'error',
    title: desktopShell.name,
    message: desktopShell.notSaved,
    buttons: [desktopShell.about.close],
  })
}
