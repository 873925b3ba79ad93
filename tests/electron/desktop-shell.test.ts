import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pageInArguments } from '../../electron/deep-links'
import { startOnStandIn } from './support/stand-in'

const areas = {
  areas: [
    { label: 'Início', path: '/dashboard' },
    { label: 'Obras & Cia', path: '/meus-projetos' },
  ],
  newProject: '/projetos/novo',
  hasPalette: true,
  hasMyData: true,
}

describe('menu', () => {
  test('it is in Portuguese, and every command that it names does something', async () => {
    const { seen } = await startOnStandIn()
    expect(seen.bar.map(({ label }) => label)).toEqual(['&Arquivo', '&Editar', '&Ir', 'E&xibir', 'Aj&uda'])
    for (const item of seen.bar.flatMap(({ submenu = [] }) => submenu)) {
      expect(item.type === 'separator' || (item.label && (item.click || item.role)), JSON.stringify(item)).toBeTruthy()
    }
  })

  test('the areas of whoever is signed in stand there until the page is left', async () => {
    const { seen, call, menu, window } = await startOnStandIn()
    expect(menu('Publicar projeto').enabled).toBe(false)
    await call('listen', true)
    await call('showAreas', areas)
    expect(menu('Início').accelerator).toBe('CmdOrCtrl+1')
    expect(menu('Obras && Cia').accelerator).toBe('CmdOrCtrl+2')
    menu('Obras && Cia').click?.()
    menu('Publicar projeto').click?.()
    menu('Buscar ou ir para…').click?.()
    menu('Salvar cópia dos meus dados…').click?.()
    expect(window.webContents.told).toEqual([
      { type: 'open', path: '/meus-projetos' },
      { type: 'open', path: '/projetos/novo' },
      { type: 'palette' },
      { type: 'my-data' },
    ])
    expect(['Publicar projeto', 'Buscar ou ir para…'].map((label) => menu(label).accelerator)).toEqual(['CmdOrCtrl+N', 'CmdOrCtrl+K'])
    await window.loadURL('app://canteiro/')
    expect(JSON.stringify(seen.bar)).not.toContain('Obras')
  })
})

describe('what waits to be read', () => {
  test.each(['linux', 'darwin'] as const)('tray and badge count it on %s', async (platform) => {
    const { call, seen } = await startOnStandIn({ platform })
    await call('showUnread', 3)
    expect(seen.trayTip).toBe('Canteiro: 3 não lidas')
    expect(seen.trayMenu.map(({ label }) => label)).toEqual(['3 não lidas', undefined, 'Abrir', 'Sair'])
    expect(seen.badge).toBe(3)
    await call('showUnread', 0)
    expect(seen.trayTip).toBe('Canteiro')
    expect(seen.badge).toBe(0)
  })
})

describe('ways in from tray, dock and taskbar', () => {
  const client = { ...areas, areas: [...areas.areas, { label: 'Mensagens', path: '/mensagens' }] }

  test('are a new project and messages, for whoever has them', async () => {
    const { call, seen, window } = await startOnStandIn()
    const labels = () => seen.trayMenu.map(({ label }) => label)
    await call('showAreas', client)
    expect(labels()).toEqual(['Abrir', 'Publicar projeto', 'Mensagens', 'Sair'])
    await call('listen', true)
    seen.trayMenu.find(({ label }) => label === 'Mensagens')?.click?.()
    expect(window.webContents.told).toEqual([{ type: 'open', path: '/mensagens' }])
    await call('showAreas', { ...areas, newProject: null })
    expect(labels()).toEqual(['Abrir', 'Sair'])
  })

  test('stand in the dock’s menu on macOS', async () => {
    const { call, seen } = await startOnStandIn({ platform: 'darwin' })
    await call('showAreas', client)
    expect(seen.dockMenu.map(({ label }) => label)).toEqual(['Publicar projeto', 'Mensagens'])
  })

  test('are tasks of the taskbar on Windows, which start the packed program with a link that it opens', async () => {
    const { call, seen } = await startOnStandIn({ platform: 'win32' })
    await call('showAreas', client)
    expect(seen.tasks.map(({ title, program }) => `${title}: ${program}`)).toEqual([
      'Publicar projeto: /opt/Canteiro/canteiro',
      'Mensagens: /opt/Canteiro/canteiro',
    ])
    expect(seen.tasks.map((task) => pageInArguments(['canteiro', task.arguments]))).toEqual(['/projetos/novo', '/mensagens'])
    const unpacked = await startOnStandIn({ platform: 'win32', isPackaged: false })
    await unpacked.call('showAreas', client)
    expect(unpacked.seen.tasks).toEqual([])
  })
})

describe('starting with the system', () => {
  test.each(['win32', 'darwin'] as const)('is off, and is the system’s own setting on %s', async (platform) => {
    const { call, seen } = await startOnStandIn({ platform })
    expect(await call('readSettings')).toMatchObject({ startWithSystem: false })
    expect(await call('changeSettings', { startWithSystem: true })).toMatchObject({ startWithSystem: true })
    expect(seen.loginItem).toEqual({ openAtLogin: true, args: ['--canteiro-hidden'] })
    expect(await call('changeSettings', { startWithSystem: false })).toMatchObject({ startWithSystem: false })
    expect(seen.loginItem.openAtLogin).toBe(false)
  })

  test('is a file of the autostart folder on Linux, which names the program in quotes', async () => {
    const { call, home } = await startOnStandIn({ environment: { APPIMAGE: '/home/ana/Meus "Apps" $1/Canteiro 100%.AppImage' } })
    const file = join(home, '.config/autostart/canteiro.desktop')
    await call('changeSettings', { startWithSystem: true })
    expect(await readFile(file, 'utf8')).toContain('Exec="/home/ana/Meus \\\\"Apps\\\\" \\\\$1/Canteiro 100%%.AppImage" "--canteiro-hidden"\n')
    expect(await call('changeSettings', { startWithSystem: false })).toEqual({ keepInTray: false, startWithSystem: false })
    await expect(readFile(file)).rejects.toThrow()
  })
})

describe('files', () => {
  test('one is put where its person says, and only there', async () => {
    const { call, seen, home } = await startOnStandIn()
    const bytes = new TextEncoder().encode('zip')
    expect(await call('saveFile', { name: '../../meus-dados.zip', bytes })).toBe('cancelled')
    expect(seen.saveDialogs[0]).toEqual({
      title: 'Salvar arquivo',
      defaultPath: '/home/ana/Downloads/meus-dados.zip',
      filters: [{ name: 'ZIP', extensions: ['zip'] }],
    })
    seen.savesTo = join(home, 'meus-dados.zip')
    expect(await call('saveFile', { name: 'meus-dados.zip', bytes })).toBe('saved')
    expect(await readFile(seen.savesTo, 'utf8')).toBe('zip')
    seen.savesTo = join(home, 'no/such/folder.zip')
    expect(await call('saveFile', { name: 'meus-dados.zip', bytes })).toBe('failed')
  })
})
