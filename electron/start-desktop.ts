import { answerCalls } from './answer-calls'
import { linkScheme, pageInArguments, pageOfLink } from './deep-links'
import { isAppAddress } from './files/app-address'
import { createAppFiles } from './files/app-files'
import { nameDownloads } from './files/downloads'
import { guardSession } from './guard-session'
import type { Host } from './host'
import { createPreferences } from './preferences'
import { createAutostart } from './shell/autostart'
import { createMenu } from './shell/menu'
import { createNotifier } from './shell/notifier'
import { createShortcuts } from './shell/shortcuts'
import { createTray } from './shell/tray'
import { createUnread } from './shell/unread'
import { watchUpdates } from './shell/updates'
import { guardContents } from './window/guard-contents'
import { createMainWindow } from './window/main-window'

/** Steps before `whenReady` are too late afterwards. */
export async function startDesktop(host: Host): Promise<void> {
  const { electron, settings, files, process } = host
  const { app, protocol } = electron
  if (!app.requestSingleInstanceLock()) {
    app.quit()
    return
  }
  app.enableSandbox()
  app.setAppUserModelId('br.com.canteiro.desktop')
  // Registers the scheme in packaged builds only: otherwise the system would store Electron's bare program, which opens no link.
  if (app.isPackaged) app.setAsDefaultProtocolClient(linkScheme)
  protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } }])
  guardContents(host)

  const preferences = createPreferences(app.getPath('userData'))
  const autostart = createAutostart(host)
  const window = createMainWindow(host, preferences)
  let opensWith = pageInArguments(process.argv)
  let isReady = false
  const open = (page: string | undefined) => {
    if (!isReady) opensWith = page ?? opensWith
    else window.open(page)
  }
  app.on('open-url', (event, link) => {
    event.preventDefault()
    open(pageOfLink(link))
  })
  app.on('second-instance', (_event, argv) => open(pageInArguments(argv)))
  app.on('activate', () => open(undefined))
  app.on('before-quit', () => window.letClose(true))
  app.on('window-all-closed', () => app.quit())

  await app.whenReady()
  protocol.handle('app', createAppFiles(files.web, settings.server))
  guardSession(host)
  nameDownloads(host)
  const menu = createMenu(host, window)
  const tray = createTray(host, window)
  const unread = createUnread(host, window, tray)
  const shortcuts = createShortcuts(host, window)
  answerCalls(host, {
    window,
    preferences,
    autostart,
    areas: {
      show(areas) {
        menu.show(areas)
        tray.showAreas(areas)
        shortcuts.show(areas)
      },
    },
    unread,
    notifier: createNotifier(host, window),
    updates: watchUpdates(host, window),
    isOwn: (event) =>
      event.senderFrame !== null && event.senderFrame.parent === null && isAppAddress(event.senderFrame.url) && window.owns(event.sender),
  })
  isReady = true
  window.create({ page: opensWith, isHidden: autostart.hasStarted() && preferences.read().keepInTray })
}
