import type { Host } from '../host'
import type { MainWindow } from '../window/main-window'
import { tellNotSaved } from './not-saved'
import { saveFile } from './save-file'

export async function savePage(host: Host, window: MainWindow): Promise<void> {
  const page = window.current()?.webContents
  if (!page) return
  const saved = await saveFile(host, pdfNameOf(page.getTitle()), () =>
    page.printToPDF({ printBackground: true, preferCSSPageSize: true, pageSize: 'A4' }),
  )
  if (saved === 'failed') await tellNotSaved(host)
}

/** A slash would cut the title off before it. */
const pdfNameOf = (title: string): string => `${title.replace(/[/\\|]+/g, '-')}.pdf`
