import { mkdtempSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy } from '#content-security-policy'
import { desktopShell } from '#texts'
import { startOnStandIn } from './support/stand-in'

const ID = 'abcdefghij12345'
const link = `canteiro://projetos/${ID}`
const folder = () => mkdtempSync(join(tmpdir(), 'canteiro-desktop-'))
const areas = {
  areas: [
    { label: 'Início', path: '/dashboard' },
    { label: 'Obras & Cia', path: '/meus-projetos' },
  ],
  newProject: '/projetos/novo',
  hasPalette: true,
  hasMyData: true,
}

describe('start', () => {
  test('the window opens at the dashboard, with the app’s shell for a page', async () => {
    const { window, request, seen } = await startOnStandIn()
    expect(window.address).toBe('app://canteiro/dashboard')
    expect(window.isShown).toBe(true)
    const response = await request(window.address)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const page = await response.text()
    expect(page).toContain('<div id="root">')
    expect(seen.schemes).toEqual([{ scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } }])
    expect(seen.languages).toEqual(['pt-BR'])
    expect(seen.protocolClients).toEqual(['canteiro'])
  })

  test('the policy of pages allows the server and no other host', async () => {
    const { request } = await startOnStandIn()
    const policy = (await request('app://canteiro/')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("connect-src 'self' https://obra.example;")
    expect(policy).toContain("frame-src 'none'")
    expect(policy.match(/https?:\/\/[^ ;]+/g)).toEqual(['https://obra.example', 'https://obra.example'])
    expect(policy).not.toContain('unsafe')
    // But for the server it is the web's own, without any frame.
    expect(policy.replaceAll(' https://obra.example', '')).toBe(contentSecurityPolicy({}))
  })

  test('a second one ends and shows the first, at the project of its link', async () => {
    const second = await startOnStandIn({ isFirst: false })
    expect(second.seen.quits).toBe(1)
    expect(second.windows).toEqual([])
    const { app, window } = await startOnStandIn()
    window.minimized = true
    app.emit('second-instance', {}, ['canteiro', link])
    expect(window.address).toBe(`app://canteiro/projetos/${ID}`)
    expect(window.minimized).toBe(false)
    expect(window.hasFocus).toBe(true)
  })

  test('a link opens the app at its project, on macOS by an event that may come before the app is ready', async () => {
    expect((await startOnStandIn({ argv: ['canteiro', link] })).window.address).toBe(`app://canteiro/projetos/${ID}`)
    expect((await startOnStandIn({ platform: 'darwin', openedUrl: link })).window.address).toBe(`app://canteiro/projetos/${ID}`)
    const { app, window } = await startOnStandIn({ platform: 'darwin' })
    app.emit('open-url', { preventDefault: () => undefined }, link)
    expect(window.address).toBe(`app://canteiro/projetos/${ID}`)
  })

  test('a page that listens goes there itself, so that nothing typed is lost', async () => {
    const { app, window, call } = await startOnStandIn()
    await call('listen', true)
    app.emit('second-instance', {}, ['canteiro', link])
    expect(window.webContents.told).toEqual([{ type: 'open', path: `/projetos/${ID}` }])
    expect(window.address).toBe('app://canteiro/dashboard')
    await window.loadURL('app://canteiro/')
    app.emit('second-instance', {}, ['canteiro', link])
    expect(window.address).toBe(`app://canteiro/projetos/${ID}`)
  })

  test('[A3] the token of who is not to be remembered is kept for this run', async () => {
    const { call } = await startOnStandIn()
    await call('keepForRun', 'token')
    expect(await call('keptForRun')).toBe('token')
    expect(await (await startOnStandIn()).call('keptForRun')).toBe('')
  })
})

describe('what fails', () => {
  test.each([
    ['crashes', 'render-process-gone', [{}, { reason: 'crashed' }]],
    ['does not load', 'did-fail-load', [{}, -6, 'ERR_FILE_NOT_FOUND', 'app://canteiro/', true]],
    ['has no bridge', 'preload-error', [{}, 'preload.js', new Error('no')]],
  ])('a page that %s is replaced by one in Portuguese that leads back', async (_name, event, given) => {
    const { window, request } = await startOnStandIn()
    window.webContents.emit(event, ...given)
    expect(window.address).toBe('app://canteiro/.falha')
    const response = await request(window.address)
    const page = await response.text()
    expect(page).toContain(desktopShell.failure.title)
    expect(page).toContain('<a href="/dashboard" autofocus>Tentar de novo</a>')
    expect(page).not.toContain('<script')
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  })

  test.each([
    ['has no bridge either', 'preload-error', [{}, 'preload.js', new Error('no')]],
    ['crashes too', 'render-process-gone', [{}, { reason: 'launch-failed' }]],
    ['does not load either', 'did-fail-load', [{}, -2, 'ERR_FAILED', 'app://canteiro/.falha', true]],
  ])('where the page that says so %s, it is not loaded again and again', async (_name, event, given) => {
    const { window } = await startOnStandIn()
    const loads: string[] = []
    window.webContents.on('did-start-navigation', ({ url }) => void loads.push(url))
    window.webContents.emit('render-process-gone', {}, { reason: 'crashed' })
    window.webContents.emit(event, ...given)
    window.webContents.emit(event, ...given)
    expect(loads).toEqual(['app://canteiro/.falha'])
  })
})

describe('the window', () => {
  test('its place, size and zoom are kept', async () => {
    const home = folder()
    const first = await startOnStandIn({ home })
    first.window.bounds = { x: 40, y: 50, width: 900, height: 700 }
    first.window.maximized = true
    first.menu('Aumentar').click?.()
    first.window.webContents.emit('zoom-changed', {}, 'in')
    first.window.close()
    const { window } = await startOnStandIn({ home })
    expect(window.bounds).toEqual({ x: 40, y: 50, width: 900, height: 700 })
    expect(window.maximized).toBe(true)
    expect(window.webContents.zoom).toBe(1.25)
  })

  test('it comes back where it can be seen when its screen is gone', async () => {
    const home = folder()
    const first = await startOnStandIn({ home })
    first.window.bounds = { x: 3_000, y: 50, width: 900, height: 700 }
    first.window.close()
    const { window } = await startOnStandIn({ home })
    expect(window.bounds).toMatchObject({ x: 0, width: 1280 })
  })

  test.each(['', '{', '{"bounds":{"x":"1"}}', '{"zoom":900,"keepInTray":false,"isMaximized":false,"bounds":null}'])(
    'settings that read %j are as none',
    async (text) => {
      const home = folder()
      await writeFile(join(home, 'desktop.json'), text)
      const { window, call } = await startOnStandIn({ home })
      expect(window.bounds.width).toBe(1280)
      expect(window.webContents.zoom).toBe(1)
      expect(await call('readSettings')).toEqual({ keepInTray: false, startWithSystem: false })
    },
  )

  test('closing it ends the app, or leaves it in the tray for who chose so', async () => {
    const plain = await startOnStandIn()
    plain.window.close()
    expect(plain.seen.quits).toBe(1)
    const { window, call, seen } = await startOnStandIn()
    expect(await call('changeSettings', { keepInTray: true })).toEqual({ keepInTray: true, startWithSystem: false })
    window.close()
    expect(window.isShown).toBe(false)
    expect(seen.quits).toBe(0)
    seen.trayMenu.find(({ label }) => label === 'Abrir')?.click?.()
    expect(window.isShown).toBe(true)
    seen.trayMenu.find(({ label }) => label === 'Sair')?.click?.()
    expect(window.isClosed).toBe(true)
  })

  test('started with the system it waits in the tray, if it is kept there', async () => {
    const home = folder()
    const first = await startOnStandIn({ home })
    await first.call('changeSettings', { keepInTray: true })
    const { window, seen } = await startOnStandIn({ home, argv: ['canteiro', '--canteiro-hidden'] })
    expect(window.isShown).toBe(false)
    seen.trayMenu.find(({ label }) => label === 'Abrir')?.click?.()
    expect(window.isShown).toBe(true)
    expect((await startOnStandIn({ argv: ['canteiro', '--canteiro-hidden'] })).window.isShown).toBe(true)
    // macOS gives no arguments then.
    expect((await startOnStandIn({ home, platform: 'darwin', isAtLogin: true })).window.isShown).toBe(false)
    expect((await startOnStandIn({ home, platform: 'darwin' })).window.isShown).toBe(true)
  })
})

describe('menu', () => {
  test('it is in Portuguese, and every command that it names does something', async () => {
    const { seen } = await startOnStandIn()
    expect(seen.bar.map(({ label }) => label)).toEqual(['Arquivo', 'Editar', 'Ir', 'Exibir', 'Ajuda'])
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

  test('the page is printed, and saved as a PDF where its person says', async () => {
    const { menu, seen, window, home } = await startOnStandIn()
    menu('Imprimir…').click?.()
    expect(window.webContents.printed).toBe(1)
    seen.savesTo = join(home, 'comparativo.pdf')
    menu('Salvar como PDF…').click?.()
    await expect.poll(() => readFile(seen.savesTo, 'utf8').catch(() => '')).toBe('%PDF-1.7')
    expect(seen.saveDialogs).toEqual([{ defaultPath: 'canteiro.pdf', filters: [{ name: 'PDF', extensions: ['pdf'] }] }])
    // As the page's print style says: A4, with the colours that carry meaning.
    expect(window.webContents.savedAs).toEqual([{ printBackground: true, preferCSSPageSize: true, pageSize: 'A4' }])
    seen.savesTo = join(home, 'no/such/folder.pdf')
    menu('Salvar como PDF…').click?.()
    await expect.poll(() => seen.messages).toMatchObject([{ message: desktopShell.notSaved }])
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

  test('a notification opens its page; while the window has the focus there is none', async () => {
    const { call, seen, window } = await startOnStandIn()
    await call('listen', true)
    await call('notify', { title: 'João Batista', text: 'Posso passar aí?', path: '/mensagens/abc' })
    expect(seen.notifications).toMatchObject([{ title: 'João Batista', body: 'Posso passar aí?' }])
    seen.notifications[0]?.click()
    expect(window.webContents.told).toEqual([{ type: 'open', path: '/mensagens/abc' }])
    expect(window.hasFocus).toBe(true)
    await call('notify', { title: 'João Batista', text: 'Alô?', path: '/mensagens/abc' })
    expect(seen.notifications).toHaveLength(1)
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
    expect(await readFile(file, 'utf8')).toContain('Exec="/home/ana/Meus \\\\"Apps\\\\" \\\\$1/Canteiro 100%%.AppImage" --canteiro-hidden\n')
    expect(await call('changeSettings', { startWithSystem: false })).toEqual({ keepInTray: false, startWithSystem: false })
    await expect(readFile(file)).rejects.toThrow()
  })
})

describe('files', () => {
  test('one is put where its person says, and only there', async () => {
    const { call, seen, home } = await startOnStandIn()
    const bytes = new TextEncoder().encode('zip')
    expect(await call('saveFile', { name: '../../meus-dados.zip', bytes })).toBe('cancelled')
    expect(seen.saveDialogs[0]).toEqual({ defaultPath: 'meus-dados.zip', filters: [{ name: 'ZIP', extensions: ['zip'] }] })
    seen.savesTo = join(home, 'meus-dados.zip')
    expect(await call('saveFile', { name: 'meus-dados.zip', bytes })).toBe('saved')
    expect(await readFile(seen.savesTo, 'utf8')).toBe('zip')
    seen.savesTo = join(home, 'no/such/folder.zip')
    expect(await call('saveFile', { name: 'meus-dados.zip', bytes })).toBe('failed')
  })
})
