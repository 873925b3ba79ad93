import type { WebContents } from 'electron'
import { isAppAddress, outsideAddress } from '../files/app-address'
import type { Host } from '../host'

/** Http and https addresses elsewhere open in the system's browser, all others not at all. */
export function guardContents({ electron, settings }: Host): void {
  const openOutside = (address: string) => {
    const outside = outsideAddress(address, settings.server)
    if (outside) void electron.shell.openExternal(outside).catch((error: unknown) => console.info('The browser did not open.', error))
  }
  electron.app.on('web-contents-created', (_event, contents) => guard(contents, openOutside))
}

function guard(contents: WebContents, openOutside: (address: string) => void): void {
  const stay = (navigation: { url: string; isMainFrame: boolean; preventDefault(): void }) => {
    if (navigation.isMainFrame && isAppAddress(navigation.url)) return
    navigation.preventDefault()
    if (navigation.isMainFrame) openOutside(navigation.url)
  }
  contents.on('will-frame-navigate', stay)
  contents.on('will-redirect', stay)
  contents.setWindowOpenHandler(({ url }) => {
    openOutside(url)
    return { action: 'deny' }
  })
  contents.on('will-attach-webview', (event) => event.preventDefault())
}
