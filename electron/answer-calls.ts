import type { IpcMainInvokeEvent } from 'electron'
import * as v from 'valibot'
import { type AnswerOf, type ArgumentOf, type CallName, calls, type DesktopSettings } from './bridge'
import { callChannel } from './channels'
import { printPage } from './files/print-page'
import { saveFile } from './files/save-file'
import type { Host } from './host'
import type { Preferences } from './preferences'
import type { Autostart } from './shell/autostart'
import type { Areas } from './shell/menu'
import type { Notifier } from './shell/notifier'
import type { Updates } from './shell/updates'
import type { MainWindow } from './window/main-window'

type Parts = {
  window: MainWindow
  preferences: Preferences
  autostart: Autostart
  areas: { show(areas: Areas): void }
  unread: { show(count: number): void }
  notifier: Notifier
  updates: Updates
  /** Top frame of the app's own page. */
  isOwn: (event: IpcMainInvokeEvent) => boolean
}

type Handlers = { [Name in CallName]: (argument: ArgumentOf<Name>) => AnswerOf<Name> | Promise<AnswerOf<Name>> }

/** Checks caller and arguments first. A refused call throws and changes nothing. */
export function answerCalls(host: Host, parts: Parts): void {
  const handlers = handlersOf(host, parts)
  host.electron.ipcMain.handle(callChannel, async (event, name, argument) => {
    if (!parts.isOwn(event)) throw new Error('Only a page of the app may call.')
    if (!isCall(name)) throw new Error('There is no such call.')
    return answer(handlers, name, argument)
  })
}

async function answer<Name extends CallName>(handlers: Handlers, name: Name, argument: unknown): Promise<AnswerOf<Name>> {
  const parsed = v.safeParse<v.GenericSchema<unknown, ArgumentOf<Name>>>(schemaOf(name), argument)
  if (!parsed.success) throw new Error(`${name} was called with something else.`)
  return handlers[name](parsed.output)
}

const schemas: { [Name in CallName]: v.GenericSchema<unknown, ArgumentOf<Name>> } = calls
const schemaOf = <Name extends CallName>(name: Name): v.GenericSchema<unknown, ArgumentOf<Name>> => schemas[name]
const isCall = (name: unknown): name is CallName => typeof name === 'string' && Object.hasOwn(calls, name)

function handlersOf(host: Host, { window, preferences, autostart, areas: shown, unread, notifier, updates }: Parts): Handlers {
  let keptForRun = ''
  const settings = (): DesktopSettings => ({ keepInTray: preferences.read().keepInTray, startWithSystem: autostart.isOn() })
  return {
    listen(isListening) {
      window.listens(isListening)
      if (isListening && updates.isReady()) window.tell({ type: 'update-ready' })
      return undefined
    },
    showUnread: (count) => void unread.show(count),
    showAreas: (areas) => void shown.show(areas),
    notify: (notice) => void notifier.notify(notice),
    readSettings: settings,
    changeSettings({ keepInTray, startWithSystem }) {
      if (keepInTray !== undefined) preferences.change({ keepInTray })
      if (startWithSystem !== undefined) autostart.set(startWithSystem)
      return settings()
    },
    saveFile: ({ name, bytes }) => saveFile(host, name, async () => bytes),
    print: () => void printPage(host, window),
    installUpdate: () => void updates.install(),
    keepForRun(token) {
      keptForRun = token
      return undefined
    },
    keptForRun: () => keptForRun,
  }
}
