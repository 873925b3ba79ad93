import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { buildWeb } from '../../pocketbase/tasks/build/build-web'
import { paths } from '../../pocketbase/tasks/paths'
import type { DesktopBuildSettings } from './desktop-settings'

const sources = join(paths.root, 'electron')

export const appFolder = join(sources, 'dist/app')

const forElectron = {
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node24',
  external: ['electron'],
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
} satisfies BuildOptions

/** No service worker, link previews, install files or prerendered pages. */
const webFiles = ['index.html', 'icon.svg', 'assets']

export async function buildDesktop({ server, updates }: DesktopBuildSettings, folder = appFolder): Promise<void> {
  await buildWeb()
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'web'), { recursive: true })
  const { version } = JSON.parse(await readFile(join(paths.root, 'package.json'), 'utf8'))
  const define = { CANTEIRO_SERVER: JSON.stringify(server), CANTEIRO_UPDATES: String(updates !== ''), CANTEIRO_VERSION: JSON.stringify(version) }
  await Promise.all([
    ...['main', 'preload'].map((name) => build({ ...forElectron, define, entryPoints: [join(sources, `${name}.ts`)], outdir: folder })),
    ...webFiles.map((name) => cp(join(paths.webBuild, name), join(folder, 'web', name), { recursive: true })),
    cp(join(sources, 'icons'), join(folder, 'icons'), { recursive: true }),
    writeFile(join(folder, 'package.json'), JSON.stringify(manifestOf(version), null, 2)),
  ])
}

const manifestOf = (version: string) => ({
  name: 'canteiro',
  productName: 'Canteiro',
  version,
  description: 'Obras, propostas e conversas, com ou sem internet.',
  author: { name: 'Canteiro', email: 'contato@canteiro.example' },
  homepage: 'https://canteiro.example',
  main: 'main.js',
  // Name of the app's desktop entry on Linux, as electron-builder.yml has it.
  desktopName: 'canteiro.desktop',
})
