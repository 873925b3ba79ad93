import { fileFilters, safeFileName } from './file-name'
import { mayBeFetched } from './guard-session'
import type { Host } from './host'

/** What a page hands to the browser's downloads goes through the native dialog, under a name that no page can make harmful. */
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
