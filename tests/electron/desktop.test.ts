import { mkdtempSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy } from '#content-security-policy'
import { desktopShell } from '#texts'
import { startOnStandIn } from './support/stand-in'

const ID = 'abcdefghij12345'
const link = `canteiro://projetos/${ID}`
const folder = () => mkdtempSync(join(tmpdir(), 'canteiro-desktop-'))

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

  test('a second one that is started shows the first', async () => {
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
