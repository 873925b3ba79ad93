import type { MenuItemConstructorOptions } from 'electron'
import { desktopShell } from '#texts'
import type { ArgumentOf } from '../bridge'
import { printPage } from '../files/print-page'
import { savePage } from '../files/save-page'
import type { Host } from '../host'
import type { MainWindow } from '../window/main-window'

const words = desktopShell.menu
const separator: MenuItemConstructorOptions = { type: 'separator' }

export type Areas = ArgumentOf<'showAreas'>
const noAreas: Areas = { areas: [], newProject: null, hasPalette: false, hasMyData: false }

export function createMenu(host: Host, window: MainWindow): { show(areas: Areas): void } {
  const { Menu } = host.electron
  const show = (areas: Areas) => Menu.setApplicationMenu(Menu.buildFromTemplate(menuBar(host, window, areas)))
  show(noAreas)
  window.onLeave(() => show(noAreas))
  return { show }
}

function menuBar(host: Host, window: MainWindow, { areas, newProject, hasPalette, hasMyData }: Areas): MenuItemConstructorOptions[] {
  const { app } = host.electron
  const isMac = host.process.platform === 'darwin'
  const about: MenuItemConstructorOptions = { label: words.about, click: () => showAbout(host) }
  const quit: MenuItemConstructorOptions = { label: words.quit, accelerator: 'CmdOrCtrl+Q', click: () => app.quit() }
  const ofMac: MenuItemConstructorOptions[] = [
    {
      label: desktopShell.name,
      submenu: [about, separator, { label: words.hide, role: 'hide' }, { label: words.hideOthers, role: 'hideOthers' }, separator, quit],
    },
  ]
  const file: MenuItemConstructorOptions[] = [
    { label: words.newProject, accelerator: 'CmdOrCtrl+N', enabled: newProject !== null, click: () => window.open(newProject ?? undefined) },
    separator,
    { label: words.myData, enabled: hasMyData, click: () => void window.tell({ type: 'my-data' }) },
    { label: words.savePage, accelerator: 'CmdOrCtrl+Shift+P', click: () => void savePage(host, window) },
    { label: words.print, accelerator: 'CmdOrCtrl+P', click: () => void printPage(host, window) },
    ...(isMac ? [] : [separator, quit]),
  ]
  const edit: MenuItemConstructorOptions[] = [
    { label: words.undo, role: 'undo' },
    { label: words.redo, role: 'redo' },
    separator,
    { label: desktopShell.contextMenu.cut, role: 'cut' },
    { label: desktopShell.contextMenu.copy, role: 'copy' },
    { label: desktopShell.contextMenu.paste, role: 'paste' },
    { label: desktopShell.contextMenu.selectAll, role: 'selectAll' },
  ]
  const go: MenuItemConstructorOptions[] = [
    { label: words.palette, accelerator: 'CmdOrCtrl+K', enabled: hasPalette, click: () => void window.tell({ type: 'palette' }) },
    separator,
    ...areas.map(
      ({ label, path }, index): MenuItemConstructorOptions => ({
        label: literal(label),
        accelerator: `CmdOrCtrl+${index + 1}`,
        click: () => window.open(path),
      }),
    ),
  ]
  const view: MenuItemConstructorOptions[] = [
    ...zoomItems(window, 'in', words.zoomIn, ['CmdOrCtrl+Plus', 'CmdOrCtrl+=', 'CmdOrCtrl+numadd']),
    ...zoomItems(window, 'out', words.zoomOut, ['CmdOrCtrl+-', 'CmdOrCtrl+numsub']),
    ...zoomItems(window, 'reset', words.zoomReset, ['CmdOrCtrl+0', 'CmdOrCtrl+num0']),
    separator,
    { label: words.fullScreen, role: 'togglefullscreen' },
  ]
  return [
    ...(isMac ? ofMac : []),
    { label: words.file, submenu: file },
    { label: words.edit, submenu: edit },
    { label: words.go, submenu: go },
    { label: words.view, submenu: view },
    ...(isMac ? [] : [{ label: words.help, submenu: [about] }]),
  ]
}

/** One item that is seen for all its keys: '+' is '=' without Shift on most keyboards, and has a key of its own among the numbers. */
const zoomItems = (window: MainWindow, change: 'in' | 'out' | 'reset', label: string, keys: readonly string[]): MenuItemConstructorOptions[] =>
  keys.map((accelerator, index) => ({ label, accelerator, visible: index === 0, click: () => window.zoom(change) }))

/** In a menu's label '&' marks the letter that opens it. */
const literal = (label: string): string => label.replaceAll('&', '&&')

function showAbout({ electron, settings }: Host): void {
  void electron.dialog.showMessageBox({
    type: 'info',
    title: words.about,
    message: desktopShell.about.version(settings.version),
    detail: desktopShell.about.server(settings.server),
    buttons: [desktopShell.about.close],
  })
}
