import { contextBridge, ipcRenderer } from 'electron'
import type { Bridge, DesktopEvent } from './bridge'
import { buildSettings } from './build-settings'
import { callChannel, eventChannel } from './channels'

const { server, version } = buildSettings()

/** Listed once more, so that a page reaches no other channel. The other side parses every argument. */
const names: Readonly<Record<Parameters<Bridge['call']>[0], true>> = {
  showUnread: true,
  showAreas: true,
  notify: true,
  readSettings: true,
  changeSettings: true,
  saveFile: true,
  print: true,
  installUpdate: true,
  keepForRun: true,
  keptForRun: true,
}

const tellWhetherHeard = (isListening: boolean) =>
  void ipcRenderer
    .invoke(callChannel, 'listen', isListening)
    .catch((error: unknown) => console.info('The app did not take whether its page listens.', error))

const bridge: Bridge = {
  server,
  version,
  async call(name, argument) {
    if (!Object.hasOwn(names, name)) throw new Error('There is no such call.')
    return ipcRenderer.invoke(callChannel, name, argument)
  },
  listen(listener) {
    // The event itself would hand the page Electron's own objects.
    const heard = (_event: unknown, event: DesktopEvent) => listener(event)
    ipcRenderer.on(eventChannel, heard)
    tellWhetherHeard(true)
    return () => {
      ipcRenderer.off(eventChannel, heard)
      tellWhetherHeard(false)
    }
  },
}

contextBridge.exposeInMainWorld('canteiro', bridge)
