import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extractFile, listPackage } from '@electron/asar'
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { build } from 'electron-builder'
import { beforeAll, describe, expect, test } from 'vitest'
import { appFolder } from '../../../electron/tasks/build-desktop'
import { desktopSettings } from '../../../electron/tasks/desktop-settings'
import { runToEnd } from '../../../pocketbase/tasks/children'
import { paths } from '../../../pocketbase/tasks/paths'
import { stubElectronDist } from '../../electron/support/stub-dist'
import { appWithUpdates, testedServer as server, testedApp } from '../../electron/support/tested-app'

const unpacked = join(paths.root, 'electron/dist/packages/linux-unpacked')
/** As the program's bytes have it: the letter 1. */
const ON = 0x31
const archive = join(unpacked, 'resources/app.asar')

async function pack(updates: string): Promise<void> {
  // Nothing listens at this address: a download fails.
  const offline = { HTTPS_PROXY: 'http://127.0.0.1:9', HTTP_PROXY: 'http://127.0.0.1:9', npm_config_offline: 'true' }
  const environment = { ...process.env, ...offline, CANTEIRO_SERVER: server, CANTEIRO_UPDATES: updates, ELECTRON_DIST: await stubElectronDist() }
  const { code, output } = await runToEnd(process.execPath, ['electron/tasks/pack.mjs', '--dir'], { cwd: paths.root, env: environment })
  expect(code, output).toBe(0)
}

describe('npm run desktop:pack -- --dir, with files of Electron that are there', () => {
  let files: string[]

  beforeAll(async () => {
    await pack('')
    files = listPackage(archive, { isPack: false })
  })

  test('the package holds the bundles, the icons and the web app, and nothing else', () => {
    const others = files.filter((name) => !/^\/(?:web|icons)(?:\/|$)/.test(name))
    expect(others.sort()).toEqual(['/main.js', '/package.json', '/preload.js'])
    expect(files.filter((name) => /^\/web\/[^/]+$/.test(name)).sort()).toEqual(['/web/assets', '/web/icon.svg', '/web/index.html'])
    expect(files.filter((name) => name.startsWith('/web/assets/')).length).toBeGreaterThan(50)
  })

  test('no source map, no test, no source, no package of others and no service worker is in it', () => {
    expect(files.filter((name) => /\.map$|\.tsx?$|\.test\.|node_modules|(?:^|\/)sw\.js|workbox/.test(name))).toEqual([])
    for (const name of files.filter((each) => each.endsWith('.js')))
      expect(extractFile(archive, name.slice(1)).toString(), name).not.toContain('sourceMappingURL')
  })

  test('its bundles are the ones that the tests run, to the byte', async () => {
    for (const name of ['main.js', 'preload.js']) expect(extractFile(archive, name).equals(await readFile(join(testedApp, name))), name).toBe(true)
  })

  test('its own part has at most 12 MB', async () => {
    const { size } = await stat(archive)
    expect(size).toBeGreaterThan(1_000_000)
    expect(size).toBeLessThanOrEqual(12_000_000)
  })

  test('the package names no dependency, and its bundles the server that was given', () => {
    expect(Object.keys(JSON.parse(extractFile(archive, 'package.json').toString()))).not.toContain('dependencies')
    expect(extractFile(archive, 'preload.js').toString()).toContain(server)
    expect(extractFile(archive, 'main.js').toString()).toContain(server)
  })

  test('Chromium has its words in Portuguese, and those that it falls back to where a system speaks another language', async () => {
    expect((await readdir(join(unpacked, 'locales'))).sort()).toEqual(['en-US.pak', 'pt-BR.pak'])
  })

  test('Linux finds the app’s windows and badge by the name of its desktop entry, which is that of its program', async () => {
    const [program] = (await readdir(unpacked)).filter((name) => name === 'canteiro')
    expect(JSON.parse(extractFile(archive, 'package.json').toString()).desktopName).toBe(`${program}.desktop`)
  })

  test('the preload script requires nothing but Electron, and the app nothing that Electron lacks', () => {
    const required = (name: string) =>
      [
        ...extractFile(archive, name)
          .toString()
          .matchAll(/require\("([^"]+)"\)/g),
      ].map(([, module = '']) => module)
    expect(new Set(required('preload.js'))).toEqual(new Set(['electron']))
    const builtIn = new Set(process.getBuiltinModule('module').builtinModules)
    expect(required('main.js').filter((name) => name !== 'electron' && !builtIn.has(name.replace(/^node:/, '')))).toEqual([])
  })

  test('the fuses of the program are set', async () => {
    const fuses = await getCurrentFuseWire(join(unpacked, 'canteiro'))
    const isOn = (fuse: FuseV1Options) => fuses[fuse] === ON
    expect(isOn(FuseV1Options.RunAsNode)).toBe(false)
    expect(isOn(FuseV1Options.EnableNodeOptionsEnvironmentVariable)).toBe(false)
    expect(isOn(FuseV1Options.EnableNodeCliInspectArguments)).toBe(false)
    expect(isOn(FuseV1Options.GrantFileProtocolExtraPrivileges)).toBe(false)
    expect(isOn(FuseV1Options.OnlyLoadAppFromAsar)).toBe(true)
    expect(isOn(FuseV1Options.EnableCookieEncryption)).toBe(true)
    expect(isOn(FuseV1Options.EnableEmbeddedAsarIntegrityValidation)).toBe(true)
  })
})

describe('the feed of updates', () => {
  const feed = join(unpacked, 'resources/app-update.yml')

  // The package of the tests above stands until another is made.
  test('a package that was made without an address names none', async () => {
    await expect(readFile(feed)).rejects.toThrow('ENOENT')
  })

  test('one that was made with an address names it, and its bundle is the one that looks there', async () => {
    await pack(`${server}/desktop`)
    const named = await readFile(feed, 'utf8')
    expect(named.split('\n')).toEqual(expect.arrayContaining(['provider: generic', `url: ${server}/desktop`]))
    expect(extractFile(archive, 'main.js').equals(await readFile(join(appWithUpdates, 'main.js')))).toBe(true)
  })
})

describe('npm run desktop', () => {
  /** A program in place of Electron's, which writes down what it is started with and ends. */
  async function start(exitCode: number, environment: NodeJS.ProcessEnv = {}) {
    const folder = await mkdtemp(join(tmpdir(), 'canteiro-program-'))
    const [program, told] = [join(folder, 'electron'), join(folder, 'told')]
    await writeFile(program, `#!/bin/sh\necho "$@" > '${told}'\nexit ${exitCode}\n`, { mode: 0o755 })
    const ended = await runToEnd(process.execPath, ['electron/tasks/start.mjs'], {
      cwd: paths.root,
      env: { ...process.env, CANTEIRO_SERVER: server, ELECTRON_PATH: program, ...environment },
    })
    return { ...ended, told: await readFile(told, 'utf8').catch(() => '') }
  }

  test('builds the app and starts it, and ends well once its person has left it', async () => {
    const { code, output, told } = await start(0)
    expect(code, output).toBe(0)
    expect(told).toBe(`${appFolder}\n`)
    expect(await readFile(join(appFolder, 'main.js'))).toEqual(await readFile(join(testedApp, 'main.js')))
    expect(output).not.toContain('ended by itself')
  })

  test('tells of a program that fails, and of one that is not there', async () => {
    expect(await start(3)).toMatchObject({ code: 1, output: expect.stringContaining('The desktop app ended by itself (exit code 3)') })
    expect(await start(0, { ELECTRON_PATH: '/nowhere/electron' })).toMatchObject({
      code: 1,
      output: expect.stringContaining('ELECTRON_PATH is "/nowhere/electron"'),
    })
  })
})

describe('settings of a build', () => {
  test('every icon that electron-builder.yml names is there, of the size that macOS and Windows ask for', async () => {
    const settings = await readFile(join(paths.root, 'electron-builder.yml'), 'utf8')
    const icons = [...settings.matchAll(/^ +icon: (\S+)$/gm)].map(([, icon = '']) => icon)
    expect(icons).toHaveLength(3)
    for (const icon of icons) {
      const picture = await readFile(join(paths.root, icon))
      expect(picture.subarray(0, 8).toString('latin1'), icon).toBe('\x89PNG\r\n\x1a\n')
      // Width and height of a PNG's first part.
      for (const at of [16, 20]) expect(picture.readUInt32BE(at), icon).toBeGreaterThanOrEqual(512)
    }
  })

  test('electron-builder.yml is checked against its schema before anything is packed', async () => {
    const wrong = { extends: join(paths.root, 'electron-builder.yml'), asarr: true }
    await expect(build({ projectDir: paths.root, dir: true, publish: 'never', config: wrong })).rejects.toThrow(/asarr/)
  })

  test('the installers are those of the three systems', async () => {
    const settings = await readFile(join(paths.root, 'electron-builder.yml'), 'utf8')
    for (const line of ['target: [nsis]', 'target: [dmg, zip]', 'target: [AppImage, deb]', 'schemes: [canteiro]', 'publish: null'])
      expect(settings).toContain(line)
  })

  test.each([
    '',
    'canteiro.example',
    'https://canteiro.example/',
    'https://canteiro.example/app',
    'ftp://canteiro.example',
    'https://a:b@canteiro.example',
    '*',
  ])('a server that is %j is refused', (address) => {
    expect(() => desktopSettings({ CANTEIRO_SERVER: address })).toThrow('CANTEIRO_SERVER')
  })

  test.each(['http://canteiro.example/desktop', 'file:///tmp', 'canteiro.example', 'https://a@canteiro.example', 'https://:b@canteiro.example'])(
    'updates from %j are refused',
    (address) => {
      expect(() => desktopSettings({ CANTEIRO_SERVER: server, CANTEIRO_UPDATES: address })).toThrow('CANTEIRO_UPDATES')
    },
  )

  test('without an address of updates there are none', () => {
    expect(desktopSettings({ CANTEIRO_SERVER: server })).toEqual({ server, updates: '' })
    expect(desktopSettings({ CANTEIRO_SERVER: server, CANTEIRO_UPDATES: 'https://obra.example/desktop' }).updates).toBe(
      'https://obra.example/desktop',
    )
  })
})
