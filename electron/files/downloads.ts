import { mayBeFetched } from '../guard-session'
import type { Host } from '../host'
import { fileFilters, safeFileName } from './file-name'

export function nameDownloads({ electron, settings }: Host): void {
  electron.session.defaultSession.on('will-download', (event, item) => {
    if (!mayBeFetched(item.getURL(), settings.server)) {
      event.preventDefault()
      return
    }
    const defaultPath = safeFileName(item.getFilename())
    item.setSaveDialogOptions({ defaultPath, filters: fileFilters(defaultPath) })
  })
}
