import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pageOfLink } from '../../electron/deep-links'
import { safeFileName } from '../../electron/files/file-name'
import { isNearby } from '../../electron/guard-session'
import { startOnStandIn } from './support/stand-in'
import { appWithUpdates, localApp } from './support/tested-app'

const ID = 'abcdefghij12345'

describe('the app’s scheme answers nothing but the built web app', () => {
  test.each([
    ['a folder above', 'app://canteiro/../main.js'],
    ['an encoded folder above', 'app://canteiro/%2e%2e/main.js'],
    ['a twice encoded folder above', 'app://canteiro/%252e%252e/%252e%252e/etc/passwd'],
    ['an encoded backslash', 'app://canteiro/assets/..%5c..%5cmain.js'],
    ['an absolute path', 'app://canteiro//etc/passwd'],
    ['an encoded zero', 'app://canteiro/index.html%00.png'],
    ['a hidden file', 'app://canteiro/.env'],
    ['the server’s API', 'app://canteiro/api/sync/pull'],
    ['another host', 'app://evil/index.html'],
    ['a name and password', 'app://a:b@canteiro/index.html'],
  ])('%s', async (_name, address) => {
    const { request } = await startOnStandIn()
    const response = await request(address)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('')
  })

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
    ['another host of the scheme', 'app://evil/'],
    ['a program’s scheme', 'ms-msdt:/id PCWDiagnostic'],
    ['a name and password', 'https://canteiro@evil.example:443@obra.example/'],
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
  test.each(['media', 'geolocation', 'clipboard-read', 'openExternal', 'usb', 'fileSystem'])('%s is denied', async (permission) => {
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

  test.each(['https://localhost.evil.example', 'https://10.evil.example', 'https://local.evil.example'])(
    'a server that only looks like one of this machine or network is none: %s',
    (server) => {
      expect(isNearby(server)).toBe(false)
    },
  )

  test.each(['http://localhost:8090', 'http://127.0.0.1:8090', 'https://192.168.0.10', 'http://[::1]:8090', 'http://obra.local'])(
    'one of this machine or network is one: %s',
    (server) => {
      expect(isNearby(server)).toBe(true)
    },
  )
})

describe('nothing comes from elsewhere', () => {
  test.each([
    'https://evil.example/x.js',
    'http://obra.example/api/x',
    'https://obra.example.evil.example/',
    'file:///etc/passwd',
    'ws://obra.example/',
    'blob:https://evil.example/1',
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

  test.each([
    ['a negative count', 'showUnread', -1],
    ['a count in words', 'showUnread', '3'],
    ['a page of another site', 'notify', { title: 'Oi', text: 'Oi', path: 'https://evil.example' }],
    ['a backslash for a slash', 'notify', { title: 'Oi', text: 'Oi', path: '/\\evil.example' }],
    ['two slashes further on', 'notify', { title: 'Oi', text: 'Oi', path: '/projetos//evil.example' }],
    ['a path of the server', 'notify', { title: 'Oi', text: 'Oi', path: '/api/files/x' }],
    ['one with more than that', 'notify', { title: 'Oi', text: 'Oi', path: '/', icon: 'file:///etc/passwd' }],
    ['an endless title', 'notify', { title: 'a'.repeat(10_000), text: 'Oi', path: '/' }],
    ['a line break in a menu', 'showAreas', { areas: [{ label: 'a\nb', path: '/' }], newProject: null, hasPalette: true, hasMyData: true }],
    ['a setting that there is not', 'changeSettings', { isAdministrator: true }],
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
    ['nothing', undefined],
  ])('%s is no call', async (_name, name) => {
    const { call } = await startOnStandIn()
    await expect(call(name as string, 3)).rejects.toThrow('There is no such call')
  })
})

describe('links from outside', () => {
  test.each([
    [`canteiro://projetos/${ID}`, `/projetos/${ID}`],
    [`canteiro://mensagens/${ID}/`, `/mensagens/${ID}`],
    [`canteiro://fornecedores/${ID}`, `/fornecedores/${ID}`],
    [`canteiro://suporte/${ID}`, `/suporte?chamado=${ID}`],
    ['canteiro://mensagens', '/mensagens'],
    ['canteiro://projetos/novo', '/projetos/novo'],
  ])('%s opens %s', (link, page) => {
    expect(pageOfLink(link)).toBe(page)
  })

  test.each([
    'canteiro://evil.example/',
    `canteiro://evil.example/${ID}`,
    `canteiro://evil/${ID}`,
    `canteiro://constructor/${ID}`,
    `canteiro://__proto__/${ID}`,
    `canteiro://admin/${ID}`,
    'canteiro://admin',
    'canteiro://perfil',
    'canteiro://mensagens?next=//evil.example',
    'canteiro://mensagens/../admin',
    `canteiro://mensagens/${ID}#x`,
    `canteiro://suporte/${ID}&chamado=x`,
    `canteiro://suporte?chamado=${ID}`,
    `canteiro://fornecedores/${ID}%2f..`,
    `canteiro://fornecedores/${ID.toUpperCase()}`,
    `canteiro://fornecedores/${'a'.repeat(10_000)}`,
    `canteiro://${'a'.repeat(10_000)}/${ID}`,
    `canteiro:///projetos/${ID}`,
    `canteiro:projetos/${ID}`,
    `web+canteiro://projetos/${ID}`,
    'canteiro://javascript:alert(1)',
    'canteiro://projetos/../../admin',
    'canteiro://projetos/..%2f..%2fadmin',
    `canteiro://projetos/${ID}/../../admin`,
    `canteiro://projetos/${ID}?next=https://evil.example`,
    `canteiro://projetos@evil.example/${ID}`,
    `canteiro://projetos:80/${ID}`,
    `canteiro://projetos/${ID}\n--inspect`,
    `https://obra.example/projetos/${ID}`,
    'javascript:alert(1)',
    '',
  ])('%j opens nothing', (link) => {
    expect(pageOfLink(link)).toBeUndefined()
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
    ['prazo.ics', 'prazo.ics'],
    ['canteiro-meus-dados-2026-11-20.zip', 'canteiro-meus-dados-2026-11-20.zip'],
    ['prazo-reforma.ics', 'prazo-reforma.ics'],
    ['contato-ana-souza.vcf', 'contato-ana-souza.vcf'],
    ['conversa-ana-souza.txt', 'conversa-ana-souza.txt'],
    ['conversa.txt.lnk', 'canteiro.zip'],
  ])('%j is offered as %j', (name, offered) => {
    expect(safeFileName(name)).toBe(offered)
  })

  test('one of another site is refused, one of the app goes through the dialog', async () => {
    const { downloads } = await startOnStandIn()
    expect(downloads('https://evil.example/x.exe', 'x.exe')).toEqual({ isRefused: true, offered: undefined })
    expect(downloads('blob:app://canteiro/1', '../x.exe').offered).toMatchObject({
      title: 'Salvar arquivo',
      defaultPath: '/home/ana/Downloads/canteiro.zip',
    })
  })
})
