import { contextBridge, ipcRenderer } from 'electron'
import type { Bridge, CallName, DesktopEvent } from './bridge'
import { buildSettings } from './build-settings'
import { callChannel, eventChannel, sessionArgument } from './channels'

const { server, version } = buildSettings()

/** The names are listed once more: a page can reach no channel by a name of its own. The other side parses every argument. */
const names: Readonly<Record<CallName, true>> = {
  listen: true,
  showUnread: true,
  showAreas: true,
  notify: true,
  readSettings: true,
  changeSettings: true,
  saveFile: true,
  installUpdate: true,
}

const bridge: Bridge = {
  server,
  version,
  sessionId: process.argv.find((given) => given.startsWith(sessionArgument))?.slice(sessionArgument.length) ?? '',
  async call(name, argument) {
    if (!Object.hasOwn(names, name)) throw new Error('There is no such call.')
    return ipcRenderer.invoke(callChannel, name, argument)
  },
  listen(listener) {
    // The event itself would hand the page Electron's own objects.
    const heard = (_event: unknown, event: DesktopEvent) => listener(event)
    ipcRenderer.on(eventChannel, heard)
    return () => void ipcRenderer.off(eventChannel, heard)
  },
}

contextBridge.exposeInMainWorld('canteiro', bridge)
