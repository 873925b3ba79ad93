import { isAppAddress, outsideAddress } from './app-address'
import type { Contents } from './electron-port'
import type { Host } from './host'

/** Every page that Electron ever makes stays in the app: other addresses open in the system's browser, if they are http or https, or not at all. */
export function guardContents({ electron, settings }: Host): void {
  const openOutside = (address: string) => {
    const outside = outsideAddress(address, settings.server)
    if (outside) void electron.shell.openExternal(outside).catch((error: unknown) => console.info('The browser did not open.', error))
  }
  electron.app.on('web-contents-created', (_event, contents) => guard(contents, openOutside))
}

function guard(contents: Contents, openOutside: (address: string) => void): void {
  for (const event of ['will-frame-navigate', 'will-redirect'] as const) {
    contents.on(event, (navigation) => {
      if (navigation.isMainFrame && isAppAddress(navigation.url)) return
      navigation.preventDefault()
      if (navigation.isMainFrame) openOutside(navigation.url)
    })
  }
  contents.setWindowOpenHandler(({ url }) => {
    openOutside(url)
    return { action: 'deny' }
  })
  contents.on('will-attach-webview', (event) => event.preventDefault())
}
