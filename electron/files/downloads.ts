import { mayBeFetched } from '../guard-session'
import type { Host } from '../host'
import { saveDialogFor } from './file-name'
import { tellNotSaved } from './not-saved'

export function nameDownloads(host: Host): void {
  const { electron, settings } = host
  electron.session.defaultSession.on('will-download', (event, item) => {
    if (!mayBeFetched(item.getURL(), settings.server)) {
      event.preventDefault()
      return
    }
    item.setSaveDialogOptions(saveDialogFor(electron.app, item.getFilename()))
    item.once('done', (_event, state) => {
      if (state === 'interrupted') void tellNotSaved(host)
    })
  })
}
