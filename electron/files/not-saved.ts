import { desktopShell as words } from '#texts'
import type { Host } from '../host'

export async function tellNotSaved({ electron }: Host): Promise<void> {
  await electron.dialog.showMessageBox({ type: 'error', title: words.name, message: words.notSaved, buttons: [words.about.close] })
}
