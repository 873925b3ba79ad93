import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageOfLink } from '../../electron/deep-links'
import { safeFileName } from '../../electron/file-name'
import { isNearby } from '../../electron/guard-session'
import { startOnStandIn } from './support/stand-in'
import { appWithUpdates, localApp } from './support/tested-app'

const ID = 'abcdefghij12345'

describe('the app’s scheme answers nothing but the built web app', () => {
  test.each([
    ['a folder above', 'app://canteiro/../main.js'],
    ['an encoded folder above', 'app://canteiro/%2e%2e/main.js'],
    ['an encoded slash', 'app://canteiro/assets/..%2f..%2fmain.js'],
    ['a twice encoded folder above', 'app://canteiro/%252e%252e/%252e%252e/etc/passwd'],
    ['an encoded backslash', 'app://canteiro/assets/..%5c..%5cmain.js'],
    ['a backslash', 'app://canteiro/assets/..\\..\\main.js'],
    ['an absolute path', 'app://canteiro//etc/passwd'],
    ['a drive', 'app://canteiro/C:/Windows/win.ini'],
    ['an encoded zero', 'app://canteiro/index.html%00.png'],
    ['a hidden file', 'app://canteiro/.env'],
    ['the server’s API', 'app://canteiro/api/sync/pull'],
    ['another host', 'app://evil/index.html'],
    ['a look-alike host', 'app://canteiro.evil.example/index.html'],
    ['a name in the address', 'app://canteiro@evil/index.html'],
    ['a name and password', 'app://a:b@canteiro/index.html'],
  ])('%s', async (_name, address) => {
    const { request } = await startOnStandIn()
    const response = await request(address)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('')
  })

  // What is a way up on one system is a name on another.
  test.each(['..\\secret.js', '..%2fsecret.js', '..%5csecret.js', '%252e%252e.js', '...js', '.hidden.js', 'C:secret.js', 'a;.js', '%00.js'])(
    'a file that is named %j, though it is there',
    async (name) => {
      const folder = await mkdtemp(join(tmpdir(), 'canteiro-'))
      await mkdir(join(folder, 'web'))
      await writeFile(join(folder, 'web', name), 'secret')
      const { request } = await startOnStandIn({ files: folder })
      expect((await request(`app://canteiro/${name}`)).status).toBe(404)
    },
  )

  test('a file beside the web app, by every way up', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'canteiro-'))
    await writeFile(join(folder, 'secret.js'), 'secret')
    const { request } = await startOnStandIn({ files: folder })
    for (const up of ['..', '%2e%2e', '.%2e', '%252e%252e', '..%2f', '..%5c', '....', '..;']) {
      const response = await request(`app://canteiro/${up}/secret.js`)
      expect(await response.text(), up).not.toBe('secret')
    }
  })

  test('writing', async () => {
    const { request } = await startOnStandIn()
    expect((await request('app://canteiro/index.html', 'POST')).status).toBe(405)
    expect((await request('app://canteiro/index.html', 'DELETE')).status).toBe(405)
  })
})

describe('a page stays in the app', () => {
  test.each([
    ['the file system', 'file:///etc/passwd'],
    ['a script', 'javascript:alert(1)'],
    ['a page in the address', 'data:text/html,<script>alert(1)</script>'],
    ['a blob', 'blob:app://canteiro/1'],
    ['another host of the scheme', 'app://evil/'],
    ['a look-alike host', 'app://canteiro.example/'],
    ['a name and password before the app', 'app://a:b@canteiro/'],
    ['a program’s scheme', 'ms-msdt:/id PCWDiagnostic'],
    ['a name and password', 'https://canteiro@evil.example:443@obra.example/'],
    ['nothing of an address', 'http://'],
    ['a view of the source', 'view-source:https://evil.example'],
    ['an FTP server', 'ftp://evil.example/'],
    ['a link of this app’s own scheme', `canteiro://projetos/${ID}`],
  ])('%s is neither opened nor handed on', async (_name, address) => {
    const { window, seen } = await startOnStandIn()
    expect(window.webContents.navigates(address)).toBe(false)
    expect(window.webContents.navigates(address, { event: 'will-redirect' })).toBe(false)
    expect(window.webContents.openHandler({ url: address })).toEqual({ action: 'deny' })
    expect(seen.outside).toEqual([])
  })

  test('another site opens in the system’s browser only', async () => {
    const { window, seen, windows } = await startOnStandIn()
    expect(window.webContents.navigates('https://obra.example.evil.example/')).toBe(false)
    window.webContents.openHandler({ url: 'https://www.youtube.com/watch?v=abcdefghijk' })
    expect(seen.outside).toEqual(['https://obra.example.evil.example/', 'https://www.youtube.com/watch?v=abcdefghijk'])
    expect(windows).toHaveLength(1)
  })

  test('a new window of an own page opens as the server’s in the browser', async () => {
    const { window, seen } = await startOnStandIn()
    window.webContents.openHandler({ url: 'app://canteiro/termos?a=1#b' })
    expect(seen.outside).toEqual(['https://obra.example/termos?a=1#b'])
  })

  test('a frame leads nowhere, and opens no browser', async () => {
    const { window, seen } = await startOnStandIn()
    for (const address of ['https://evil.example/', 'app://canteiro/', 'about:blank']) {
      expect(window.webContents.navigates(address, { isMainFrame: false }), address).toBe(false)
    }
    expect(seen.outside).toEqual([])
  })

  test('a webview is never attached', async () => {
    const { window } = await startOnStandIn()
    expect(window.webContents.attachesWebview()).toBe(false)
  })

  test('no page has Node, and every one is sandboxed', async () => {
    const { window, seen } = await startOnStandIn()
    expect(seen.sandboxed).toBe(true)
    expect(window.options.webPreferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      navigateOnDragDrop: false,
    })
  })
})

describe('permissions', () => {
  test.each([
    'media',
    'geolocation',
    'clipboard-read',
    'midi',
    'openExternal',
    'fullscreen',
    'hid',
    'usb',
    'display-capture',
    'fileSystem',
    'unknown',
  ])('%s is denied', async (permission) => {
    const { asks, has } = await startOnStandIn()
    expect(asks(permission, 'app://canteiro/perfil')).toBe(false)
    expect(has(permission, 'app://canteiro')).toBe(false)
  })

  test('notifications are for the app’s own page, and for no other, frame or device', async () => {
    const { asks, has, hasDevice } = await startOnStandIn()
    expect(asks('notifications', 'app://canteiro/dashboard')).toBe(true)
    expect(asks('notifications', 'https://evil.example/')).toBe(false)
    expect(asks('notifications', 'app://canteiro/dashboard', false)).toBe(false)
    expect(has('notifications', 'app://evil')).toBe(false)
    expect(hasDevice()).toBe(false)
  })

  test.each(['clipboard-sanitized-write', 'persistent-storage'])('%s, which asks nobody anything, is the own page’s alone', async (permission) => {
    const { asks, has } = await startOnStandIn()
    expect(asks(permission, 'app://canteiro/perfil')).toBe(true)
    expect(has(permission, 'app://canteiro')).toBe(true)
    expect(asks(permission, 'app://canteiro/perfil', false)).toBe(false)
    expect(asks(permission, 'https://evil.example/')).toBe(false)
    expect(has(permission, 'https://obra.example')).toBe(false)
  })

  test('a server of this machine may be reached, and only by an app that was built for one', async () => {
    expect((await startOnStandIn({ built: localApp })).has('loopback-network', 'app://canteiro')).toBe(true)
    expect((await startOnStandIn()).has('loopback-network', 'app://canteiro')).toBe(false)
  })

  test.each([
    'https://localhost.evil.example',
    'https://127.0.0.1.evil.example',
    'https://10.evil.example',
    'https://192.168.evil.example',
    'https://172.16.evil.example',
    'https://obra-local',
    'https://local.evil.example',
  ])('a server that only looks like one of this machine or network is none: %s', (server) => {
    expect(isNearby(server)).toBe(false)
  })

  test.each([
    'http://localhost:8090',
    'http://127.0.0.1:8090',
    'http://10.1.2.3',
    'https://192.168.0.10',
    'http://172.31.0.1:8090',
    'http://[::1]:8090',
    'http://[fd00::1]',
    'http://obra.local',
  ])('one of this machine or network is one: %s', (server) => {
    expect(isNearby(server)).toBe(true)
  })
})

describe('nothing comes from elsewhere', () => {
  test.each([
    'https://evil.example/x.js',
    'http://obra.example/api/x',
    'https://obra.example.evil.example/',
    'https://obra.example:8443/',
    'https://evil.example/https://obra.example/',
    'file:///etc/passwd',
    'ws://obra.example/',
    'blob:https://evil.example/1',
    'chrome://gpu',
  ])('%s', async (address) => {
    expect((await startOnStandIn()).fetches(address)).toBe(false)
  })

  test('the app’s own files and its server do', async () => {
    const { fetches } = await startOnStandIn()
    for (const address of ['app://canteiro/assets/x.js', 'https://obra.example/api/sync/pull', 'blob:app://canteiro/1', 'data:image/png;base64,']) {
      expect(fetches(address), address).toBe(true)
    }
  })
})

describe('the bridge', () => {
  test.each([
    ['no frame', null],
    ['a frame of another site', { url: 'https://evil.example/', parent: null }],
    ['a frame inside the app’s page', { url: 'app://canteiro/', parent: {} }],
    ['a page of another host of the scheme', { url: 'app://canteiro.evil.example/', parent: null }],
    ['an empty page', { url: 'about:blank', parent: null }],
  ])('%s is not answered', async (_name, frame) => {
    const { call, seen } = await startOnStandIn()
    await expect(call('showUnread', 5, { frame })).rejects.toThrow('Only a page of the app')
    expect(seen.badge).toBe(0)
  })

  test('contents that are not the app’s window are not answered', async () => {
    const [one, other] = [await startOnStandIn(), await startOnStandIn()]
    await expect(one.call('readSettings', undefined, { sender: other.window.webContents })).rejects.toThrow('Only a page of the app')
  })

  test.each([
    ['a negative count', 'showUnread', -1],
    ['a count that is none', 'showUnread', Number.NaN],
    ['a count in words', 'showUnread', '3'],
    ['a page of another site', 'notify', { title: 'Oi', text: 'Oi', path: 'https://evil.example' }],
    ['a page without a scheme', 'notify', { title: 'Oi', text: 'Oi', path: '//evil.example' }],
    ['a backslash for a slash', 'notify', { title: 'Oi', text: 'Oi', path: '/\\evil.example' }],
    ['two slashes after a dot', 'notify', { title: 'Oi', text: 'Oi', path: '/.//evil.example' }],
    ['two slashes further on', 'notify', { title: 'Oi', text: 'Oi', path: '/projetos//evil.example' }],
    ['a path of the server', 'notify', { title: 'Oi', text: 'Oi', path: '/api/files/x' }],
    ['the page of failures', 'notify', { title: 'Oi', text: 'Oi', path: '/.falha' }],
    ['a path that goes up', 'notify', { title: 'Oi', text: 'Oi', path: '/../x' }],
    ['a notification without a text', 'notify', { title: 'Oi', path: '/' }],
    ['one with more than that', 'notify', { title: 'Oi', text: 'Oi', path: '/', icon: 'file:///etc/passwd' }],
    ['an endless title', 'notify', { title: 'a'.repeat(10_000), text: 'Oi', path: '/' }],
    ['a line break in a menu', 'showAreas', { areas: [{ label: 'a\nb', path: '/' }], newProject: null, hasPalette: true, hasMyData: true }],
    ['too many areas', 'showAreas', { areas: Array(10).fill({ label: 'a', path: '/' }), newProject: null, hasPalette: true, hasMyData: true }],
    ['a setting that there is not', 'changeSettings', { isAdministrator: true }],
    ['a setting of another kind', 'changeSettings', { startWithSystem: 'yes' }],
    ['a file that is a text', 'saveFile', { name: 'a.zip', bytes: 'a' }],
    ['a file with a path to go to', 'saveFile', { name: 'a.zip', bytes: new Uint8Array(), filePath: '/etc/passwd' }],
    ['an argument where there is none', 'installUpdate', { url: 'https://evil.example' }],
  ])('%s is refused', async (_name, name, argument) => {
    const { call, seen } = await startOnStandIn({ built: appWithUpdates })
    const before = JSON.stringify(seen)
    await expect(call(name, argument)).rejects.toThrow('was called with something else')
    expect(JSON.stringify(seen)).toBe(before)
  })

  test.each([
    ['an unknown call', 'readFile'],
    ['a call of every object', 'constructor'],
    ['a prototype', '__proto__'],
    ['a call that is no name', ['showUnread']],
    ['nothing', undefined],
  ])('%s is no call', async (_name, name) => {
    const { call } = await startOnStandIn()
    await expect(call(name as string, 3)).rejects.toThrow('There is no such call')
  })
})

describe('links from outside', () => {
  test.each([
    'canteiro://evil.example/',
    'canteiro://projetos/../../admin',
    'canteiro://projetos/..%2f..%2fadmin',
    `canteiro://projetos/${ID}/../../admin`,
    `canteiro://projetos/${ID}?next=https://evil.example`,
    `canteiro://projetos/${ID}#x`,
    `canteiro://projetos@evil.example/${ID}`,
    `canteiro://evil.example@projetos/${ID}`,
    `canteiro://projetos:80/${ID}`,
    `canteiro:projetos/${ID}`,
    'canteiro://projetos/ABCDEFGHIJ12345',
    'canteiro://projetos/<script>alert(1)',
    `canteiro://projetos/${ID}\n--inspect`,
    `app://canteiro/projetos/${ID}`,
    `https://obra.example/projetos/${ID}`,
    'javascript:alert(1)',
    '',
  ])('%j opens nothing', (link) => {
    expect(pageOfLink(link)).toBeUndefined()
  })

  test('a second start with a hostile link shows the window where it was', async () => {
    const { app, window } = await startOnStandIn()
    const before = window.address
    app.emit('second-instance', {}, ['canteiro', '--allow-file-access', 'canteiro://projetos/../../x', '--inspect=0.0.0.0'])
    expect(window.address).toBe(before)
    expect(window.webContents.told).toEqual([])
  })
})

describe('downloads', () => {
  test.each([
    ['../../.bashrc', 'canteiro.zip'],
    ['..\\..\\Start Menu\\run.exe', 'canteiro.zip'],
    ['dados.zip.exe', 'canteiro.zip'],
    ['dados\u202Epiz.exe', 'canteiro.zip'],
    ['CON.zip', 'canteiro.zip'],
    ['.zip', 'canteiro.zip'],
    ['a\u0000b.pdf', 'ab.pdf'],
    ['com dois: pontos?.pdf', 'com dois pontos.pdf'],
    ['/etc/cron.d/dados.zip', 'dados.zip'],
    ['setup.desktop', 'canteiro.zip'],
    ['CON .zip', 'canteiro.zip'],
    ['com¹.pdf', 'canteiro.zip'],
    ['CONIN$.csv', 'canteiro.zip'],
    ['%USERPROFILE%.zip', 'USERPROFILE.zip'],
    [`a.${'b'.repeat(75)}.zip`, `${'b'.repeat(75)}.zip`],
    [`${'😀'.repeat(60)}a.zip`, `${'😀'.repeat(37)}a.zip`],
    ['a\u2028b\uD800.pdf', 'ab.pdf'],
    ['canteiro-meus-dados-2026-11-20.zip', 'canteiro-meus-dados-2026-11-20.zip'],
  ])('%j is offered as %j', (name, offered) => {
    expect(safeFileName(name)).toBe(offered)
  })

  test('whatever a page calls a file, what is offered needs no more done to it', () => {
    const part = fc.constantFrom('.', ' ', '/', '\\', ':', '%', '\u202E', '\uD800', '\n', 'CON', 'nul', 'a'.repeat(76), '😀', '.zip', '.PDF', '.exe')
    const name = fc.array(fc.oneof(part, fc.string({ unit: 'grapheme', maxLength: 8 })), { maxLength: 8 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(name, (given) => {
        const offered = safeFileName(given)
        expect(offered).toMatch(/^[^.\s/\\][^/\\\p{Cc}]*\.(?:zip|pdf|csv|json|png|jpg|webp)$/iu)
        // What the file systems of all three take.
        expect(Buffer.byteLength(offered)).toBeLessThanOrEqual(255)
        expect(safeFileName(offered)).toBe(offered)
      }),
      { numRuns: 2_000 },
    )
  })

  test('one of another site is refused, one of the app goes through the dialog', async () => {
    const { downloads } = await startOnStandIn()
    expect(downloads('https://evil.example/x.exe', 'x.exe')).toEqual({ isRefused: true, offered: undefined })
    expect(downloads('blob:app://canteiro/1', '../x.exe').offered).toMatchObject({ defaultPath: 'canteiro.zip' })
  })
})
